import type { DeedText, TextBlock } from '../deed-text.js';
import type { Findings } from '../field-evidence.js';
import { goodWork } from '../good-works.js';
import { isListHeading } from '../list-headings.js';
import { type ListField, readsAs } from '../list-wording.js';
import { personsOf } from '../persons.js';
import { stemOf } from '../type-stems.js';
import { announcementsIn, signsIn } from './deed-signs.js';

/*
 * A deed as the tagger sees it: its words and numbers, each with what can be said of it without knowing the deed's
 * wording: its stem, its neighbours, the caption of its cell, the heading above it, whether a name stands there.
 */

/** A word or number of the deed with its place in the folded text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Marks between it and the token before: `n` for a new row, `t` for a new cell. */
  gap: string;
  features: string[];
}

interface Bare {
  text: string;
  start: number;
  end: number;
  stem: string;
  /** What stands between it and the word before: marks, `n` for a new row, `t` for a new cell. */
  gap: string;
}

const words = /\p{L}+|\d+(?:[/.,\-]\d+)*/gu;

/** Numbers say what they are by their length and marks. */
function stemOfToken(text: string): string {
  if (!/^\d/.test(text)) return stemOf(text);
  if (/[/\-]/.test(text))
    return `#${text
      .split(/[/\-]/)
      .map((part) => Math.min(part.length, 5))
      .join('/')}`;
  if (/[.,]/.test(text)) return '#.';
  return `#${Math.min(text.length, 11)}`;
}

function bareTokens(text: string): Bare[] {
  let last = 0;
  return [...text.matchAll(words)].map((match) => {
    const between = text.slice(last, match.index);
    last = match.index + match[0].length;
    const marks = between.replace(/[ ]+/g, '').replace(/\n/g, 'n').replace(/\t/g, 't');
    const gap = marks.length > 3 ? `${marks.slice(0, 1)}${marks.slice(-2)}` : marks;
    return { text: match[0], start: match.index, end: last, stem: stemOfToken(match[0]), gap };
  });
}

const stemsIn = (text: string): string[] => [...text.matchAll(words)].map(([word]) => stemOfToken(word));

/** Captions and headings of more words than this are sentences. */
const longestCaption = 7;

interface Place {
  block: TextBlock;
  /** Words of the cell to the right, of the cell above, and of the heading over the row. */
  label: string[];
  above: string[];
  heading: string[];
}

const overlap = (one: TextBlock, other: TextBlock): boolean =>
  Math.min(one.block.right, other.block.right) - Math.max(one.block.left, other.block.left) >
  0.4 * Math.min(one.block.right - one.block.left, other.block.right - other.block.left);

/** The captions of each block: they are the same for all of its words. */
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

/** What the clause that begins here reads as. */
function readingOf(clause: string): string[] {
  const bare = clause.replace(/^[وف](?=\p{L}{3})/u, '');
  const found = lists.filter((field) => readsAs(field, bare) >= 0.5).map((field) => `k=${field}`);
  if (goodWork.test(bare.replace(/^[بل](?=ال|\p{L}{4})/u, ''))) found.push('k=work');
  return found;
}

/** The caption before the last colon of the row, where the value stands behind it. */
function captionBefore(line: string): string[] {
  const found = /([^:：=.؛،,\n\t]{2,60})\s*(?:[:：=]|\.{3,}|\s\/)\s*[^:：=\n\t]*$/u.exec(line);
  const stems = found ? stemsIn(found[1]!) : [];
  return stems.slice(-longestCaption);
}

/** Names with the roles that words around them give. */
function namesIn({ deed, names }: Findings): Map<number, string[]> {
  const told = new Map<number, string[]>();
  for (const person of personsOf(deed, names))
    person.mentions.forEach((mention, at) => {
      const roles = person.signs[at]!.map(({ role }) => `r=${role}`);
      told.set(mention.start, ['n', ...roles, ...(person.mentions.length > 1 ? ['n=again'] : [])]);
    });
  return told;
}

/** Of each token in a name: that it is one, with the roles of its person. */
function nameFeatures(findings: Findings, bare: Bare[]): Map<number, string[]> {
  const roles = namesIn(findings);
  const told = new Map<number, string[]>();
  for (const name of findings.names)
    for (const token of bare)
      if (token.end > name.start && token.start < name.end) {
        const first = token.start <= name.start ? '^' : '';
        told.set(
          token.start,
          (roles.get(name.start) ?? ['n']).map((one) => `${one}${first}`),
        );
      }
  return told;
}

/** What is said by the cell or line that a token stands in, its captions and heading. */
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

/** What the lexicon says of each token. */
function signsOf({ deed }: Findings, bare: Bare[]): string[][] {
  const told: string[][] = bare.map(() => []);
  for (const { start, end, sign } of signsIn(deed.text)) {
    let first = true;
    for (let at = bare.findIndex((token) => token.end > start); at >= 0 && at < bare.length; at += 1) {
      if (bare[at]!.start >= end) break;
      told[at]!.push(first ? `${sign}^` : sign);
      first = false;
    }
  }
  return told;
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

const joined = /^(?:[وف]?(?:[بكل]?ال|لل)|[وف]?[لب]|[وف])/u;

/** Letters that a pattern adds to a root; the others only tell which root it is. */
const rootLetters = /[^اوي]/gu;

/**
 * The pattern of a word without what is joined to it: "تحصيل" and "تسويق" have one, "ايتام" and "اطفال" another. It
 * tells a deed of doing from people where neither word was ever seen.
 */
export function patternOf(word: string): string {
  if (/^\d/.test(word)) return '#';
  const joint = /^[وف]?(?:(?:[بكل]?ال|لل)|[بل](?=\p{L}{4}))?/u.exec(word)![0];
  const bare = word.slice(joint.length);
  const [, head, body, tail] = /^(است|مست|مت|ان|ا[نت](?=\p{L}{3})|[اتمني])?(\p{L}*?)(ون|ين|ات|ان|ها|هم|ه|ي|ا)?$/u.exec(
    bare,
  )!;
  const kind = /ال$|لل$/u.test(joint) ? 'ال' : '';
  return `${kind}${head ?? ''}${body!.replace(rootLetters, '.').slice(0, 5)}${tail ?? ''}`;
}

const parting = /[nt،,.؛:;()\-–—•*+|/]/u;

/** Where the clause of each word begins. */
function clauseStart(bare: Bare[], at: number): number {
  let first = at;
  while (first > 0 && !parting.test(bare[first]!.gap) && at - first < 12) first -= 1;
  return first;
}

/** What is said by patterns of words, and by how the clause and those beside it begin. */
function shapeFeatures(bare: Bare[], at: number): string[] {
  const token = bare[at]!;
  const own = patternOf(token.text);
  const next = bare[at + 1] ? patternOf(bare[at + 1]!.text) : '_';
  const first = clauseStart(bare, at);
  const features = [
    `y=${own}`,
    `y+1=${next}`,
    `y-1=${bare[at - 1] ? patternOf(bare[at - 1]!.text) : '_'}`,
    `y0,1=${own},${next}`,
    `p2=${token.stem.slice(0, 2)}`,
    `p4=${token.stem.slice(0, 4)}`,
    `e3=${token.text.slice(-3)}`,
    `fs=${bare[first]!.stem}`,
    `fy=${patternOf(bare[first]!.text)}`,
    `fn=${Math.min(at - first, 6)}`,
    `fg=${bare[first]!.gap.slice(-1)}`,
    `y-1,0=${bare[at - 1] ? patternOf(bare[at - 1]!.text) : '_'},${own}`,
    `g,y=${token.gap.slice(-1)},${own}`,
  ];
  for (let on = 1; on <= 4 && at + on < bare.length && !parting.test(bare[at + on]!.gap); on += 1)
    features.push(`zf=${bare[at + on]!.stem}`);
  if (first === at && at > 0) {
    const before = bare[clauseStart(bare, at - 1)]!;
    let after = at + 1;
    while (after < bare.length && !parting.test(bare[after]!.gap) && after - at < 14) after += 1;
    const follower = bare[after];
    const like = (other: Bare | undefined): string =>
      other === undefined
        ? ''
        : `${patternOf(other.text) === own ? 'y' : ''}${other.gap === token.gap ? 'g' : ''}${other.text.slice(0, 2) === token.text.slice(0, 2) ? 'p' : ''}`;
    features.push(`like-=${like(before)}`, `like+=${like(follower)}`, `cl=${Math.min(after - at, 9)}`);
  }
  return features;
}

/** What is said by the word and its neighbours. */
function wordFeatures(bare: Bare[], at: number): string[] {
  const token = bare[at]!;
  const stem = (offset: number): string => bare[at + offset]?.stem ?? '_';
  const features = [
    'b',
    `w=${token.text}`,
    `s=${token.stem}`,
    `p=${token.stem.slice(0, 3)}`,
    `e=${token.text.slice(-2)}`,
    `s-1=${stem(-1)}`,
    `s-2=${stem(-2)}`,
    `s+1=${stem(1)}`,
    `s+2=${stem(2)}`,
    `s-1,0=${stem(-1)},${token.stem}`,
    `s0,1=${token.stem},${stem(1)}`,
    `s-2,-1=${stem(-2)},${stem(-1)}`,
    `g=${token.gap}`,
    `g+=${bare[at + 1]?.gap ?? '_'}`,
    `g,j=${token.gap},${joined.exec(token.text)?.[0] ?? ''}`,
    `w-1=${bare[at - 1]?.text ?? '_'}`,
    ...shapeFeatures(bare, at),
  ];
  // Words of the same sentence, further back.
  for (let back = 1; back <= 9 && at - back >= 0; back += 1) {
    if (/[.n]/.test(bare[at - back + 1]!.gap) && back > 1) break;
    features.push(`z=${bare[at - back]!.stem}`);
  }
  return features;
}
