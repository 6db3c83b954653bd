import { isArabicLetter } from './arabic.js';
import { floats } from './floating-letters.js';
import type { PageCharacter } from './page-characters.js';

/*
 * Hands such as Ruqaa let the letters of a word come down to the line by steps: each stands at its own height, and no
 * letter but the last on the line. Here all letters of a line get one height.
 */

/** From this share of neighbours in a word on that stand at different heights a page is written by steps. */
const manySteps = 0.1;
/** Ems from a letter to the next of its word, and from its height to that of the next. */
const beside = 0.3;
const step = { least: 0.03, most: 0.8 };
/** Ems that part the lowest letter of a line from the highest of the next; letters of a line stand closer. */
const linesApart = 0.45;
/** Ems from the highest to the lowest letter of one line. */
const tallest = 1.25;

const near = (size: number): number => Math.max(1.2, size * 0.18);

/** The characters, each with the height of its line where the page is written by steps. */
export function withoutCascades(characters: PageCharacter[]): PageCharacter[] {
  // A letter that hangs on its dots says nothing of its line.
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

/** Letters by their heights, parted where no letter stands. */
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

/** The height at which most letters of a band stand. */
function fullest(band: PageCharacter[]): number {
  const counts = new Map<number, number>();
  for (const { y } of band) counts.set(y, (counts.get(y) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
