import { isArabicLetter, isMark } from './arabic.js';
import type { PageCharacter } from './page-characters.js';

/** Text that leans more than this (radians) is a watermark or a stamp, not a part of the deed. */
const leaning = 0.04;

/** Lines that software read from a scan may all lean a little; where nearly all text is straight, a stamp leans. */
const straight = 0.004;
const nearlyAll = 0.9;

const leanOf = ({ angle }: PageCharacter): number => Math.min(angle, 2 * Math.PI - angle);

/** Leaves out turned text. Angles are 0 to 2π. */
export function withoutTurnedText(characters: PageCharacter[]): PageCharacter[] {
  const upright = characters.filter((one) => leanOf(one) < straight);
  return upright.length >= characters.length * nearlyAll ? upright : characters.filter((one) => leanOf(one) < leaning);
}

/** A repeated letter closer than this, in ems, is the second stroke of a letter that was drawn twice. */
const strokesApart = 0.06;

/** Leaves out second strokes: old software made bold type by drawing each letter twice, slightly apart. */
export function withoutSecondStrokes(characters: PageCharacter[]): PageCharacter[] {
  const struck = new Map<string, PageCharacter[]>();
  return characters.filter((one) => {
    if (one.text.trim() === '') return true;
    const key = `${one.text} ${Math.round(one.y)}`;
    const same = struck.get(key) ?? [];
    const again = same.some(
      (other) =>
        Math.abs(other.x - one.x) < one.size * strokesApart &&
        Math.abs(other.left - one.left) < one.size * strokesApart &&
        Math.abs(other.right - one.right) < one.size * strokesApart &&
        other.x !== one.x,
    );
    if (!again) struck.set(key, [...same, one]);
    return !again;
  });
}

/**
 * Joins the pieces of one glyph. PDF engines split a ligature into letters that share one origin and give them
 * backwards (حرض for حضر, عبداهلل for عبدالله); here they become one character in reading order.
 */
export function joinLigatures(characters: PageCharacter[]): PageCharacter[] {
  const joined: PageCharacter[] = [];
  let group: PageCharacter[] = [];
  const flush = (): void => {
    if (group.length > 0) joined.push(group.length === 1 ? group[0]! : joinGroup(group));
    group = [];
  };
  for (const character of characters) {
    const first = group[0];
    // A colon after اً has the origin of the tanwin but is not a piece of its glyph.
    const together =
      first &&
      isPiece(character) &&
      isPiece(first) &&
      Math.abs(character.x - first.x) < 0.01 &&
      Math.abs(character.y - first.y) < 0.01 &&
      !areDrawnApart(group.at(-1)!, character);
    if (!together) flush();
    group.push(character);
  }
  flush();
  return joined;
}

/**
 * Whether one of two letters is drawn above or below a part of the other (an alef over the tail of a ر). A font that
 * kerns them gives both the same origin, but the pieces of one glyph share its ink between them.
 */
function areDrawnApart(one: PageCharacter, other: PageCharacter): boolean {
  // Two letters of their own never share an origin in this order; in Ruqaa the alef stands in the bowl of its lam.
  if (one.text === 'ل' && /^[اأإآ]$/u.test(other.text)) return false;
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrow = Math.min(one.right - one.left, other.right - other.left);
  const same = Math.abs(one.left - other.left) < 0.02 && Math.abs(one.right - other.right) < 0.02;
  return !same && ![one, other].some(({ text }) => /\p{M}/u.test(text)) && narrow > 0 && overlap > narrow * 0.3;
}

const isPiece = ({ text }: PageCharacter): boolean => text.trim() !== '' && !/^[:؛،.]$/u.test(text);

/**
 * Whether a letter and its tanwin came as one glyph. Some PDF writers give the letter as a blank and then letter and
 * mark together, drawn above.
 */
export const endsWithTanwin = (glyph: PageCharacter): boolean => /^\p{L}{1,2}[\u064b-\u064d]$/u.test(glyph.text);

/**
 * Whether there is room for a blank between two letters: some files contain blanks inside a joined word, where there is
 * none.
 */
function hasRoom(before: Glyph, after: Glyph): boolean {
  const joinable =
    isArabicLetter(before.text.at(-1)!) &&
    isArabicLetter(after.text[0]!) &&
    before.x > after.x &&
    Math.abs(before.y - after.y) < 1;
  return !joinable || Math.max(before.left - after.right, before.x - after.penRight) > before.size * 0.14;
}

/** A letter or ligature that takes space on the line; a blank is kept as the pair of letters that it separates. */
export interface Glyph extends PageCharacter {
  id: number;
}

export interface Glyphs {
  glyphs: Glyph[];
  /** The id of a glyph with the id of the one from which a blank separates it, in the order of the file. */
  partedFrom: Map<number, number>;
}

/**
 * Takes blanks and lone marks out of the line. The positions of both are not reliable (a blank's origin may be inside
 * the letter before it), but the order in the file shows what they belong to.
 */
export function settleBlanksAndMarks(characters: PageCharacter[]): Glyphs {
  const glyphs: Glyph[] = [];
  const partedFrom = new Map<number, number>();
  let blank = false;
  characters.forEach((character, id) => {
    const last = glyphs.at(-1);
    if (character.text.trim() === '') {
      blank = true;
      return;
    }
    const beside =
      last !== undefined &&
      Math.abs(last.y - character.y) < last.size &&
      Math.abs(last.x - character.x) < last.size * 1.5;
    if (isMark(character.text) && beside && !blank) {
      last.text += character.text;
      return;
    }
    const glyph = { ...character, id };
    if (blank && last && hasRoom(last, glyph)) partedFrom.set(last.id, id);
    blank = false;
    glyphs.push(glyph);
  });
  return { glyphs, partedFrom };
}

function joinGroup(group: PageCharacter[]): PageCharacter {
  const text = ligatureText(group.map((piece) => piece.text));
  return {
    ...group[0]!,
    text,
    left: Math.min(...group.map((piece) => piece.left)),
    right: Math.max(...group.map((piece) => piece.right)),
    penRight: Math.max(...group.map((piece) => piece.penRight)),
  };
}

const latin = /^[A-Za-z]+$/;

/** The letters of a ligature in reading order, from the pieces that the engine gave. */
export function ligatureText(pieces: string[]): string {
  const bases = pieces.filter((piece) => !isMark(piece));
  // Latin pieces such as "fi" run from left to right, like their word.
  if (bases.every((piece) => latin.test(piece))) return pieces.join('');
  // A mark in second place shows that the group is already in reading order.
  const inOrder = !isMark(pieces[0]!) && (bases.length === 1 || /^ل[اأإآ]$/.test(bases.join('')));
  return (inOrder ? pieces : [...pieces].reverse()).join('');
}

const digit = /[0-9٠-٩۰-۹]/;
const europeanRun =
  /[A-Za-z0-9](?:[A-Za-z0-9.,:/\-+@_٫٬]*[A-Za-z0-9])?(?: +[A-Za-z](?:[A-Za-z0-9.,:/\-+@_]*[A-Za-z0-9])?)*/g;
// Between Arabic-Indic digits a hyphen does not hold a number together (bidi class ES), a slash or point does (CS).
const arabicRun = /[٠-٩۰-۹](?:[٠-٩۰-۹.,:/٫٬]*[٠-٩۰-۹])?/g;

/** A line in reading order; `apart[i]` is true when a word ends after glyph i. */
export interface OrderedLine {
  glyphs: Glyph[];
  apart: boolean[];
}

/**
 * Puts a line that is given strictly from right to left into reading order, with the ends of its words: numbers and
 * Latin words run the other way.
 * @param gap the gap, in ems, that separates two letters where the file has no blank
 */
export function orderLine(line: Glyph[], partedFrom: Map<number, number>, gap: number): OrderedLine {
  const indexes = new Map(line.map((glyph, index) => [glyph.id, index]));
  const digitStep = usualDigitStep(line);
  const apart = line.map((glyph, index) => {
    const next = line[index + 1];
    if (!next) return false;
    if (partedFrom.get(glyph.id) === next.id || partedFrom.get(next.id) === glyph.id) return true;
    if (digit.test(glyph.text) && digit.test(next.text))
      return glyph.x - next.x > digitStep * 1.28 && gapBetween(glyph, next) > glyph.size * 0.15;
    if (digit.test(glyph.text) !== digit.test(next.text)) return gapBetween(glyph, next) > glyph.size * numberGap;
    return (
      gapBetween(glyph, next) >
      glyph.size * (/ا$/u.test(glyph.text) && /^[سش]/u.test(next.text) ? Math.max(gap, afterAlef) : gap)
    );
  });
  const runs = runsOf(line, apart);
  for (const [before, after] of partedFrom) {
    const from = indexes.get(before);
    if (from === undefined || Math.abs(from - (indexes.get(after) ?? Infinity)) === 1) continue;
    // In the file a number has the opposite order to the line: the blank is at the edge of the number, not at its last
    // digit.
    const run = runs.find(([start, end]) => from >= start && from < end);
    const at = run ? run[1] - 1 : from;
    if (at < line.length - 1) apart[at] = true;
  }
  line.forEach((glyph, index) => {
    if (index === 0 || !endsWithTanwin(glyph)) return;
    // When the letter was also given separately, it is not written twice.
    if (line[index - 1]!.text === glyph.text[0]) glyph.text = glyph.text.slice(1);
    // No word begins with a tanwin or continues after it.
    apart[index - 1] = false;
    apart[index] =
      index < line.length - 1 && (isArabicLetter(line[index + 1]!.text[0]!) || digit.test(line[index + 1]!.text));
  });
  return reversed(line, apart, runs);
}

/** The gap, in ems, that separates a number from a word; blanks are lost most often where the direction changes. */
const numberGap = 0.2;
/** Some fonts place the teeth of س and ش far from an alef before them: "با سم". */
const afterAlef = 0.24;

/**
 * The gap between two neighbours of a line. In some fonts the ink or the pen positions are wrong, always towards a
 * larger gap, so the smaller of the two gaps counts.
 */
export function gapBetween(right: Glyph, left: Glyph): number {
  return Math.min(right.left - left.right, right.x - left.penRight);
}

/** The usual step from digit to digit. The digits of a font are equally wide, so a wider step shows a blank. */
function usualDigitStep(line: Glyph[]): number {
  const steps = line
    .flatMap((glyph, index) => {
      const next = line[index + 1];
      return next && digit.test(glyph.text) && digit.test(next.text) ? [glyph.x - next.x] : [];
    })
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? Infinity;
}

/** The pieces [start, end) of a line that run from left to right. */
function runsOf(line: Glyph[], apart: boolean[]): [number, number][] {
  // One code unit per glyph, plus the blanks; `back` maps each of them to its glyph.
  let visual = '';
  const back: number[] = [];
  line.forEach((glyph, index) => {
    visual += glyph.text.length === 1 ? glyph.text : latin.test(glyph.text) ? glyph.text[0] : '\u0640';
    back.push(index);
    if (apart[index]) {
      visual += ' ';
      back.push(index);
    }
  });
  const runs: [number, number][] = [];
  for (const pattern of [europeanRun, arabicRun]) {
    for (const match of visual.matchAll(pattern))
      runs.push([back[match.index]!, back[match.index + match[0].length - 1]! + 1]);
  }
  return runs;
}

function reversed(line: Glyph[], apart: boolean[], runs: [number, number][]): OrderedLine {
  const glyphs = [...line];
  const ends = [...apart];
  for (const [start, end] of runs) {
    glyphs.splice(start, end - start, ...line.slice(start, end).reverse());
    ends.splice(start, end - 1 - start, ...apart.slice(start, end - 1).reverse());
  }
  return { glyphs, apart: ends };
}

const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{', '»': '«', '>': '<' };
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '«': '»', '<': '>' };

/**
 * Brackets as the writer meant them. Their glyphs are mirrored in right-to-left text and engines differ in undoing it,
 * so the spaces decide: an opening bracket has none after it, a closing one none before it.
 */
export function mirrorBrackets(texts: string[], apart: boolean[]): string[] {
  return texts.map((text, index) => {
    if (!(text in opening) && !(text in closing)) return text;
    const openBefore = index === 0 || apart[index - 1]! || /^[:،.]$/.test(texts[index - 1]!);
    const openAfter = index === texts.length - 1 || apart[index]! || /^[:،.؛]$/.test(texts[index + 1]!);
    if (index === texts.length - 1 && index > 0) return closing[text] ?? text;
    if (openBefore && !openAfter) return opening[text] ?? text;
    if (openAfter && !openBefore) return closing[text] ?? text;
    return text;
  });
}
