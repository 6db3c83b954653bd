import type { DeedText } from '../text/deed-text.js';
import type { NameMention } from './person-names.js';
import { roleSigns, surroundingsOf } from './person-roles.js';
import { type Role, type RoleSign } from './role-of-label.js';

/** A person in the deed, with all places where the deed names them. */
export interface Person {
  mentions: NameMention[];
  /** The mention that spells the name most fully. */
  fullest: NameMention;
  /** Signs of each mention, in the order of `mentions`. */
  signs: RoleSign[][];
}

const partsOf = (deed: DeedText, name: NameMention): string[] =>
  deed.text
    .slice(name.start, name.end)
    .split(/\s+/)
    .filter((word) => !/^(?:بن|ابن|بنت|ابنه)$/u.test(word))
    .join(' ')
    .replace(/(?<!\p{L})اب[اي] /gu, 'ابو ')
    .replace(/(?<!\p{L})(عبد|ابو|ال) /gu, '$1')
    .split(' ');

/**
 * Whether two spellings are of one person: one may leave out fathers or the family name, but the first name and one
 * more part are the same and none contradicts.
 */
function isSame(left: string[], right: string[]): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const part of short) {
    const found = long.indexOf(part, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** The persons of the deed with the signs of their roles. */
export function personsOf(deed: DeedText, names: NameMention[]): Person[] {
  const persons: (Person & { parts: string[] })[] = [];
  const signs = signsOf(deed, names);
  const order = [...names.keys()].sort((a, b) => Number(names[a]!.reference ?? 0) - Number(names[b]!.reference ?? 0));
  for (const index of order) {
    const name = names[index]!;
    const parts = partsOf(deed, name);
    const known = persons.find((person) =>
      name.reference ? person.parts[0] === parts[0] : isSame(person.parts, parts),
    );
    if (!known) {
      persons.push({ mentions: [name], fullest: name, signs: [signs[index]!], parts });
      continue;
    }
    known.mentions.push(name);
    known.signs.push(signs[index]!);
    if (
      parts.length > known.parts.length ||
      (parts.length === known.parts.length && name.links > known.fullest.links)
    ) {
      known.fullest = name;
      known.parts = parts;
    }
  }
  return persons;
}

/** Matches the text between two names that share the words that decide the role: "شهد فلان، هويته …، وفلان". */
const joins =
  /^[\s،,]*(?:\(?\s*(?:(?:ال)?(?:هويه|هويته|سجل|سجله|بطاقه)\p{L}*)?[\s\p{L}:]{0,24}\d{10}\s*\)?)?[\s،,]*(?:و|ثم)?\s*$/u;

/** After this share of the text the signatures follow. */
const closing = 0.85;

function signsOf(deed: DeedText, names: NameMention[]): RoleSign[][] {
  const all: RoleSign[][] = [];
  names.forEach((name, index) => {
    const following = names[index + 1];
    const previous = names[index - 1];
    const own = roleSigns(
      surroundingsOf(deed, name, previous),
      following ? following.start - name.end : Number.POSITIVE_INFINITY,
    );
    if (own.length === 0 && name.start > deed.text.length * closing) own.push({ role: 'official', strength: 0.45 });
    const joined =
      previous !== undefined &&
      joins.test(deed.text.slice(previous.end, name.start)) &&
      deed.text.slice(previous.end, name.start).trim() !== '';
    const inherited = joined ? all[index - 1]!.filter(({ role }) => role !== 'nazir') : [];
    all.push(inherited.length > 0 ? [...own.filter(({ role }) => role !== 'nazir'), ...inherited] : own);
  });
  return all;
}

/**
 * The strongest sign of a role: `strengthAt` at one mention, `strengthOf` over all mentions of a person; 0 without one.
 */
export const strengthAt = (signs: RoleSign[], role: Role): number =>
  signs.reduce((most, sign) => (sign.role === role ? Math.max(most, sign.strength) : most), 0);
export const strengthOf = ({ signs }: Person, role: Role): number =>
  Math.max(0, ...signs.map((one) => strengthAt(one, role)));
