import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { isNationalId } from '@waqf/formats';
import { type Candidate, choose, type Choice } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { Findings } from '../evidence/field-evidence.js';
import { nazirIdLabels } from '../labels/waqf-labels.js';
import { regionsOf } from '../labels/labels.js';
import { labelBefore } from '../labels/cell-labels.js';
import { roleOfLabel } from '../entities/role-of-label.js';
import type { Person } from '../entities/persons.js';
import type { NameMention } from '../entities/person-names.js';
import { resolveDisagreement, weighKnownValues } from '../tagger/known-values.js';
import { taggingOf } from '../tagger/tagger.js';
import type { Bilingual } from '@waqf/contracts';

interface Id {
  value: string;
  start: number;
  end: number;
}

/** Words before a company's number in the commercial register: it has ten digits too, and may pass the check digit. */
const ofCommerce =
  /(?:سجل\p{L}{0,2}\s+(?:ال)?تجاري\p{L}{0,2}|س\s?\.\s?ت|c\s?\.\s?r|commercial\s+reg\p{L}*)[^\p{L}\d]*(?:رقم\p{L}?|no)?[^\p{L}\d]*$/iu;

/** "1033 904 770": an id written in groups, which a page drawn from the right may give in the reverse order. */
const inGroups = /(?<![\d/.,] ?)\d{1,4}(?: \d{2,4}){1,3}(?! ?[\d/])/g;

const groupedIds = (text: string): Id[] =>
  [...text.matchAll(inGroups)].flatMap((match) => {
    const groups = match[0].split(' ');
    const value = [groups, groups.toReversed()]
      .map((parts) => parts.join(''))
      .find((digits) => digits.length === 10 && isNationalId(digits));
    return value ? [{ value, start: match.index, end: match.index + match[0].length }] : [];
  });

const idsIn = ({ text }: DeedText): Id[] =>
  [...wholeIds(text), ...groupedIds(text)].sort((one, other) => one.start - other.start);

const wholeIds = (text: string): Id[] =>
  [...text.matchAll(/(?<!\d|\d[/.])[12]\d{9}(?!\d|\/\d)/g)]
    .filter(({ index }) => !ofCommerce.test(text.slice(Math.max(0, index - 40), index)))
    .map((match) => ({ value: match[0], start: match.index, end: match.index + 10 }));

/** An id belongs to the person named at most this many letters before it in the same sentence. */
const farthest = 140;
/** Words between a name and an id which show that the id belongs to somebody or something else. */
const turnsAway =
  /(?<!\p{L})[وفبل]?(?:ال|لل)?(?:وكيل|واقف|شاهد|قاضي|مشتري|بايع|موكل|وكاله|جوال|هاتف|حساب|صك|قيد|معامله|طلب|قرار)\p{L}{0,2}\s*(?:رقم)?\s*[:/(]?\s*$/u;
const setRight = /(?:صحح|تصحيح|عدل|تعديل|استبدل|تغير|غير)\p{L}{0,3}\s[^.\n]{0,40}?(?:الي|ب)\s*$/u;
const ofId = /هوي|سجل|بطاق|احوال|اقام|اثبات|شخصي|رقم|\bid\b/iu;

/** The person of the last name before an id; null when the deed leaves open whose id it is. */
function ownerOf(deed: DeedText, id: Id, ids: Id[], persons: Person[]): { person: Person; name: NameMention } | null {
  const places = persons
    .flatMap((person) => person.mentions.map((name) => ({ name, person })))
    .filter(({ name }) => name.end <= id.start && id.start - name.end < farthest);
  const last = places.reduce<(typeof places)[number] | null>(
    (best, one) => (best === null || one.name.end > best.name.end ? one : best),
    null,
  );
  if (!last || ids.some((other) => other.start >= last.name.end && other.start < id.start)) return null;
  return turnsAway.test(deed.text.slice(last.name.end, id.start)) ? null : last;
}

/** The words right before an id, after the last name and the last id: "والهوية الوطنية للخلف هي". */
function justBefore(deed: DeedText, id: Id, ids: Id[], persons: Person[]): string {
  const ends = [
    ...ids.map(({ end }) => end),
    ...persons.flatMap(({ mentions }) => mentions.map(({ end }) => end)),
  ].filter((end) => end <= id.start);
  return deed.text
    .slice(Math.max(0, id.start - 34, ...ends), id.start)
    .split(/[.\n\t؛]/u)
    .at(-1)!;
}

/**
 * The chance, 0 to 1, that each id is the trustee's according to the tagger, with the person whose sentence contains
 * it.
 */
export function likelyIds(findings: Findings, persons: Person[]): { person: Person; chance: number }[] {
  const { deed } = findings;
  const tagging = taggingOf(findings, 'nazir_deed');
  const ids = idsIn(deed);
  return ids.flatMap((id) => {
    const person = ownerOf(deed, id, ids, persons)?.person;
    return person ? [{ person, chance: tagging.single('nazirId', id) }] : [];
  });
}

/**
 * The id that rules and tagger agree on, with a doubt where they differ.
 * @see idCandidates
 */
export function chooseId(
  findings: Findings,
  nazir: Person | null,
  persons: Person[],
  sureness = 1,
): { choice: Choice<string> | null; doubt: Bilingual | null } {
  const candidates = idCandidates(findings, nazir, persons, sureness);
  // The rules have no candidate for an id that the sentence gives to somebody else, so the tagger is not asked about
  // it.
  const known = idsIn(findings.deed).filter(({ start }) => candidates.some((one) => one.start === start));
  const weighed = weighKnownValues(findings, 'nazir_deed', 'nazirId', candidates, known);
  return resolveDisagreement(choose(candidates), choose(weighed));
}

/**
 * Ten digits with a correct check digit need no label. Among several ids the label and the name before each decide;
 * `sureness`, 0 to 1, is how surely the trustee is the right person.
 */
function idCandidates(
  { deed }: Findings,
  nazir: Person | null,
  persons: Person[],
  sureness: number,
): Candidate<string>[] {
  const ids = idsIn(deed);
  const valid = new Set(ids.filter((one) => isNationalId(one.value)).map(({ value }) => value));
  const labelled = new Map(
    regionsOf(deed, nazirIdLabels)
      .flatMap((region) => {
        const id = ids.find((one) => one.start >= region.start && one.start < Math.min(region.end, region.start + 24));
        return id ? [[id.start, region.weight] as const] : [];
      })
      .reverse(),
  );
  return ids.flatMap((id): Candidate<string>[] => {
    const label = labelBefore(deed, id.start);
    const role = ofId.test(label) ? roleOfLabel(label)?.role : roleOfLabel(justBefore(deed, id, ids, persons))?.role;
    const last = role === undefined ? ownerOf(deed, id, ids, persons) : null;
    const owner = last?.person ?? null;
    const inSentence = last !== null && !/[\n]/.test(deed.text.slice(last.name.end, id.start));
    const another =
      (role !== undefined && role !== 'nazir' && role !== 'applicant') ||
      (owner !== null && nazir !== null && owner !== nazir && (inSentence || label === ''));
    // "صحح رقمها إلى …": the number that replaces an earlier one.
    const corrected = setRight.test(deed.text.slice(Math.max(0, id.start - 60), id.start));
    // An id that the sentence gives to somebody else is not the trustee's, even when the deed contains no other id.
    if (another && owner !== null && inSentence) return [];
    const trust = another ? 0.12 : 1;
    const add = (weight: number, evidence: EvidenceKind): Candidate<string> => ({
      ...id,
      key: id.value,
      weight: weight * trust,
      evidence,
    });
    return [
      ...(corrected && !another ? [add(0.8, 'phrase')] : []),
      ...(isNationalId(id.value) ? [add(valid.size === 1 ? 0.8 : 0.35, 'check digit')] : []),
      ...(nazir !== null && owner === nazir ? [add(0.78 * (0.5 + 0.5 * sureness), 'beside name')] : []),
      ...(role === 'nazir'
        ? [add(0.94, 'label')]
        : labelled.has(id.start)
          ? [add(labelled.get(id.start)! * 0.6, 'label')]
          : label !== '' && ofId.test(label)
            ? [add(0.5, 'label')]
            : []),
    ];
  });
}
