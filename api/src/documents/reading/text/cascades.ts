import { isArabicLetter } from './arabic.js';
import { floats } from './floating-letters.js';
import type { PageCharacter } from './page-characters.js';

/*
 * In scripts such as Ruqaa the letters of a word descend in steps: each has its own height, and only the last one is on
 * the line. Here all letters of a line get the same height.
 */

/** A page is written in steps when more than this share of neighbouring letters differ in height. */
const manySteps = 0.1;
/** Ems between a letter and the next letter of its word: the largest gap, and the least and largest step in height. */
const beside = 0.3;
const step = { least: 0.03, most: 0.8 };
/**
 * Ems in height that separate two lines, from the lowest letter of one to the highest of the next; letters of one line
 * are closer.
 */
const linesApart = 0.45;
/** The most ems between the highest and the lowest letter of one line. */
const tallest = 1.25;

const near = (size: number): number => Math.max(1.2, size * 0.18);

/** The characters, each with the height of its line when the page is written in steps; otherwise unchanged. */
export function withoutCascades(characters: PageCharacter[]): PageCharacter[] {
  // A letter that is placed at its dots does not show the height of its line.
  const letters = characters.filter((one) => isArabicLetter(one.text[0] ?? '') && !floats(one));
  if (letters.length === 0 || !isBySteps(letters)) return characters;
  const heights = new Map<PageCharacter, number>();
  for (const band of bandsOf(letters)) {
    const line = fullest(band);
    for (const letter of band) heights.set(letter, line);
  }
  const lines = [...new Set(heights.values())];
  return characters.map((one) => {
    const own =
      heights.get(one) ??
      lines.find((y) => !floats(one) && one.y <= y + near(one.size) && one.y > y - one.size * tallest);
    return own === undefined ? one : { ...one, y: own };
  });
}

function isBySteps(letters: PageCharacter[]): boolean {
  let [neighbours, steps] = [0, 0];
  letters.forEach((letter, at) => {
    const next = letters[at + 1];
    if (!next || Math.abs(letter.left - next.right) > letter.size * beside) return;
    const height = Math.abs(letter.y - next.y) / letter.size;
    if (height > step.most) return;
    neighbours += 1;
    if (height > step.least) steps += 1;
  });
  return steps > neighbours * manySteps;
}

/** The letters grouped by height; a height without letters separates two groups. */
function bandsOf(letters: PageCharacter[]): PageCharacter[][] {
  const bands: PageCharacter[][] = [];
  let last: PageCharacter | undefined;
  for (const letter of [...letters].sort((a, b) => a.y - b.y)) {
    if (!last || letter.y - last.y > letter.size * linesApart) bands.push([]);
    bands.at(-1)!.push(letter);
    last = letter;
  }
  return bands.filter((band) => band.at(-1)!.y - band[0]!.y <= band[0]!.size * tallest);
}

/** The height that most letters of a band have. */
function fullest(band: PageCharacter[]): number {
  const counts = new Map<number, number>();
  for (const { y } of band) counts.set(y, (counts.get(y) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
