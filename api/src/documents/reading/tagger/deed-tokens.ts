import type { DeedText, TextBlock } from '../text/deed-text.js';
import type { Findings } from '../evidence/field-evidence.js';
import { goodWork } from '../lexicon/good-works.js';
import { isListHeading } from '../lists/list-headings.js';
import { type ListField, readsAs } from '../lexicon/list-wording.js';
import { personsOf } from '../entities/persons.js';
import { announcementsIn, signsIn } from './deed-signs.js';
import { type Bare, bareTokens, stemsIn, wordFeatures } from './word-features.js';

/*
 * A deed as input for the tagger: its words and numbers, each with features that do not depend on a known wording: its
 * stem, its neighbours, the caption of its cell, the heading above it, and whether it is part of a name.
 */

/** A word or number of the deed with its position in the folded text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** The marks between this token and the previous one: `n` for a new row, `t` for a new cell. */
  gap: string;
  features: string[];
}

/** A caption or heading with more words than this is a sentence. */
const longestCaption = 7;

interface Place {
  block: TextBlock;
  /** The words of the cell to the right, of the cell above, and of the heading over the row. */
  label: string[];
  above: string[];
  heading: string[];
}

const overlap = (one: TextBlock, other: TextBlock): boolean =>
  Math.min(one.block.right, other.block.right) - Math.max(one.block.left, other.block.left) >
  0.4 * Math.min(one.block.right - one.block.left, other.block.right - other.block.left);

/** The captions of each block, which are the same for all of its words. */
function placesOf(deed: DeedText): Map<TextBlock, Place> {
  const places = new Map<TextBlock, Place>();
  let heading: string[] = [];
  deed.rows.forEach((row, number) => {
    for (const block of row) {
      const text = deed.textOf(block);
      const short = (other: TextBlock | undefined): string[] => {
        const stems = other ? stemsIn(deed.textOf(other)) : [];
        return stems.length <= longestCaption ? stems : [];
      };
      const right = row[block.column - 1];
      let above: string[] = [];
      for (let up = number - 1; up >= Math.max(0, number - 8) && above.length === 0; up -= 1) {
        const over = deed.rows[up]!.filter((other) => overlap(other, block));
        if (row.length > 1 && over.length === 1 && deed.rows[up]!.length === row.length)
          above = isCaption(deed, over[0]!) ? short(over[0]) : [];
        if (deed.rows[up]!.length !== row.length) break;
      }
      places.set(block, { block, label: short(right), above, heading });
      const alone = row.length === 1 && stemsIn(text).length <= longestCaption;
      if (alone && (/[:：؟?]\s*$/u.test(text) || isListHeading(text))) heading = stemsIn(text);
      else if (alone && /[.]\s*$/u.test(text)) heading = [];
    }
  });
  return places;
}

const isCaption = (deed: DeedText, block: TextBlock): boolean => {
  const text = deed.textOf(block);
  return !/\d{3}/.test(text) && text.length < 40;
};

const lists: ListField[] = ['conditions', 'beneficiaries', 'authorities'];

/** Features for the list items and other values that the clause beginning here resembles. */
function readingOf(clause: string): string[] {
  const bare = clause.replace(/^[وف](?=\p{L}{3})/u, '');
  const found = lists.filter((field) => readsAs(field, bare) >= 0.5).map((field) => `k=${field}`);
  if (goodWork.test(bare.replace(/^[بل](?=ال|\p{L}{4})/u, ''))) found.push('k=work');
  return found;
}

/** The caption before the last colon of the row, when the value follows it. */
function captionBefore(line: string): string[] {
  const found = /([^:：=.؛،,\n\t]{2,60})\s*(?:[:：=]|\.{3,}|\s\/)\s*[^:：=\n\t]*$/u.exec(line);
  const stems = found ? stemsIn(found[1]!) : [];
  return stems.slice(-longestCaption);
}

/** The roles of each name, given by the words around it. */
function namesIn({ deed, names }: Findings): Map<number, string[]> {
  const features = new Map<number, string[]>();
  for (const person of personsOf(deed, names))
    person.mentions.forEach((mention, at) => {
      const roles = person.signs[at]!.map(({ role }) => `r=${role}`);
      features.set(mention.start, ['n', ...roles, ...(person.mentions.length > 1 ? ['n=again'] : [])]);
    });
  return features;
}

/** Features of each token in a name: that it belongs to a name, and the roles of its person. */
function nameFeatures(findings: Findings, bare: Bare[]): Map<number, string[]> {
  const roles = namesIn(findings);
  const features = new Map<number, string[]>();
  for (const name of findings.names)
    for (const token of bare)
      if (token.end > name.start && token.start < name.end) {
        const first = token.start <= name.start ? '^' : '';
        features.set(
          token.start,
          (roles.get(name.start) ?? ['n']).map((one) => `${one}${first}`),
        );
      }
  return features;
}

/** Features from the cell or line of a token, its captions and its heading. */
function placeFeatures(deed: DeedText, { block, label, above, heading }: Place, token: Bare): string[] {
  const row = deed.rows[block.row]!;
  const own = deed.text.slice(block.start, token.start);
  const order = stemsIn(own).length;
  const caption = captionBefore(own);
  const first = order === 0;
  const all = (sign: string, stems: string[]): string[] => stems.map((stem) => `${sign}=${stem}`);
  return [
    `bl=${Math.min(order, 2)}`,
    `col=${Math.min(block.column, 2)}/${Math.min(row.length, 3)}`,
    ...(row.length === 1 ? [stemsIn(deed.textOf(block)).length < 9 ? 'short' : 'long'] : []),
    ...all('l', label),
    ...(first ? all('l^', label) : []),
    ...all('a', above),
    ...all('h', heading),
    ...(first ? all('h^', heading) : []),
    ...all('c', caption),
    ...(caption.length === 0 ? [] : [/[:：=/]\s*$/u.test(own) ? 'c^' : 'c']),
  ];
}

/** Features of each token from the lexicon. */
function signsOf({ deed }: Findings, bare: Bare[]): string[][] {
  const features: string[][] = bare.map(() => []);
  for (const { start, end, sign } of signsIn(deed.text)) {
    let first = true;
    for (let at = bare.findIndex((token) => token.end > start); at >= 0 && at < bare.length; at += 1) {
      if (bare[at]!.start >= end) break;
      features[at]!.push(first ? `${sign}^` : sign);
      first = false;
    }
  }
  return features;
}

/** The tokens of a deed with their features. */
export function tokensOf(findings: Findings): Token[] {
  const { deed, dates } = findings;
  const bare = bareTokens(deed.text);
  const places = placesOf(deed);
  const inName = nameFeatures(findings, bare);
  const signs = signsOf(findings, bare);
  const announced = announcementsIn(deed.text);
  return bare.map((token, at) => {
    const { text, start, end, gap } = token;
    const block = deed.blockAt(start);
    const place = block && places.get(block);
    const opens = at === 0 || gap !== '' || /^[وفلب]/u.test(text);
    const features = [
      ...wordFeatures(bare, at),
      ...(place ? placeFeatures(deed, place, token) : []),
      ...(inName.get(start) ?? []),
      ...signs[at]!,
      ...(signs[at - 1] ?? []).map((sign) => `-1${sign}`),
      ...(signs[at + 1] ?? []).map((sign) => `+1${sign}`),
      ...announced(start),
      ...(dates.some((date) => start >= date.start && end <= date.end) ? ['day'] : []),
      ...(opens ? readingOf(/^[^،؛:.\n\t]{0,90}/u.exec(deed.text.slice(start))![0]) : []),
      `at=${Math.floor((start / deed.text.length) * 6)}`,
    ];
    return { text, start, end, gap, features };
  });
}
