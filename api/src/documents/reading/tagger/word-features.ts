import { kindsOf } from '../lexicon/word-kinds.js';
import { stemOf } from '../deed-type/type-stems.js';

/*
 * Features from the words of a deed themselves: their stems, patterns and kinds, their neighbours, and the beginnings
 * of the clauses around them.
 */

/** A word or number with what is known about it without its neighbours. */
export interface Bare {
  text: string;
  start: number;
  end: number;
  stem: string;
  /** The kinds of things that the word can name. */
  kinds: string[];
  /** The marks between this word and the previous one: `n` is a new row, `t` a new cell. */
  gap: string;
}

const words = /\p{L}+|\d+(?:[/.,\-]\d+)*/gu;

/** The stem of a word; a number is described by its length and marks instead. */
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

const kindsOfToken = (text: string): string[] => {
  const kinds = /^\d/.test(text) ? ['#'] : kindsOf(text);
  return kinds.length === 0 ? ['?'] : kinds;
};

/** The words and numbers of a folded text. */
export function bareTokens(text: string): Bare[] {
  let last = 0;
  return [...text.matchAll(words)].map((match) => {
    const between = text.slice(last, match.index);
    last = match.index + match[0].length;
    const marks = between.replace(/[ ]+/g, '').replace(/\n/g, 'n').replace(/\t/g, 't');
    const gap = marks.length > 3 ? `${marks.slice(0, 1)}${marks.slice(-2)}` : marks;
    return {
      text: match[0],
      start: match.index,
      end: last,
      stem: stemOfToken(match[0]),
      kinds: kindsOfToken(match[0]),
      gap,
    };
  });
}

export const stemsIn = (text: string): string[] => [...text.matchAll(words)].map(([word]) => stemOfToken(word));

const joined = /^(?:[وف]?(?:[بكل]?ال|لل)|[وف]?[لب]|[وف])/u;

/** Letters that depend on the root; the pattern keeps only ا, و and ي. */
const rootLetters = /[^اوي]/gu;

/**
 * The pattern of a word without prefixes and suffixes: "تحصيل" and "تسويق" share one, "ايتام" and "اطفال" another. It
 * distinguishes activities from people even when the words are unknown.
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

/** Marks that end a clause. */
export const parting = /[nt،,.؛:;()\-–—•*+|/]/u;

/** The index at which the clause of a word begins, at most 12 words back. */
function clauseStart(bare: Bare[], at: number): number {
  let first = at;
  while (first > 0 && !parting.test(bare[first]!.gap) && at - first < 12) first -= 1;
  return first;
}

/** Features from the patterns of words and from the beginnings of the clause and its neighbours. */
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

/** Number of words before and after whose kinds are used. */
const kindsBehind = 6;
const kindsAhead = 4;

/** Features from the kinds of the word, of its neighbours and of the beginnings of the clauses around it. */
function kindFeatures(bare: Bare[], at: number): string[] {
  const of = (place: number): string[] => bare[place]?.kinds ?? ['_'];
  const pairs = (sign: string, one: string[], other: string[]): string[] =>
    one.flatMap((left) => other.map((right) => `${sign}${left},${right}`));
  const own = of(at);
  const first = clauseStart(bare, at);
  const features = [
    ...own.map((kind) => `k=${kind}`),
    ...[-2, -1, 1, 2].flatMap((offset) => of(at + offset).map((kind) => `k${offset}=${kind}`)),
    ...pairs('k-1,0=', of(at - 1), own),
    ...pairs('k0,1=', own, of(at + 1)),
    ...own.map((kind) => `kg=${bare[at]!.gap.slice(-1)},${kind}`),
    ...of(first).map((kind) => `kc=${kind}`),
  ];
  const near = (from: number, to: number, sign: string): void => {
    const seen = new Set<string>();
    for (let place = from; place < to; place += 1) for (const kind of of(place)) seen.add(kind);
    for (const kind of seen) features.push(`${sign}=${kind}`);
  };
  near(Math.max(0, at - kindsBehind), at, 'kz');
  near(at + 1, Math.min(bare.length, at + 1 + kindsAhead), 'kf');
  if (first === at && at > 0) {
    const before = of(clauseStart(bare, at - 1));
    features.push(...own.filter((kind) => kind !== '?' && before.includes(kind)).map((kind) => `kl=${kind}`));
    if (own.some((kind) => before.includes(kind))) features.push('kl');
  }
  return features;
}

/** Features from the word and its neighbours. */
export function wordFeatures(bare: Bare[], at: number): string[] {
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
    ...kindFeatures(bare, at),
  ];
  // Words further back in the same sentence.
  for (let back = 1; back <= 9 && at - back >= 0; back += 1) {
    if (/[.n]/.test(bare[at - back + 1]!.gap) && back > 1) break;
    features.push(`z=${bare[at - back]!.stem}`);
  }
  return features;
}
