import { blankWidth, isBlank } from './floating-letters.js';
import type { PageCharacter } from './page-characters.js';
import type { Shape } from './page-shapes.js';
import type { Glyph } from './text-repair.js';

/** Where a blank stands: its pen and its line. */
interface Blank {
  x: number;
  y: number;
}

/** Blanks to a letter of running text, at least and at most: fonts with pieces that have no ink draw more. */
const blankShare = { least: 0.1, most: 0.3 };

/**
 * The blanks of a file that draws them all, each as an object of its own or as a character: nothing else parts its
 * words. Null where it leaves them to the eye.
 */
export function blanksOfFile(characters: PageCharacter[], shapes: Shape[]): Blank[] | null {
  const drawn = shapes
    .filter(({ left, right }) => right - left < blankWidth)
    .map(({ left, top, bottom }) => ({ x: left, y: (top + bottom) / 2 }));
  const held = characters.filter((one) => isBlank(one) && !one.made);
  const blanks = [...held.map(({ x, y }) => ({ x, y })), ...drawn];
  const places = new Set(blanks.map(({ x, y }) => `${Math.round(x)}:${Math.round(y)}`)).size;
  const share = places / Math.max(characters.filter((one) => !isBlank(one)).length, 1);
  return share >= blankShare.least && share <= blankShare.most ? blanks : null;
}

/** A file with fewer blanks of its own than this share of its letters writes none between words. */
const hardlyAny = 0.02;
/** Ems of ink between two words of such a file; within a word an alef leaves up to 0.17. */
const wordsApart = 0.24;

/** Whether the file writes no blank: its words stand apart by their places alone. */
export const writesNoBlanks = (characters: PageCharacter[], shapes: Shape[]): boolean =>
  characters.filter((one) => isBlank(one) && !one.made).length +
    shapes.filter(({ left, right }) => right - left < blankWidth).length <
  characters.filter((one) => !isBlank(one)).length * hardlyAny;

/** Parts the words of a file without blanks by the ink between them; declared widths say nothing there. */
export function partByInk(line: { size: number; glyphs: Glyph[] }, partedFrom: Map<number, number>): void {
  line.glyphs.forEach((glyph, index) => {
    const next = line.glyphs[index + 1];
    // Digits are as wide as their font likes.
    if (!next || (/\d|[٠-٩]/u.test(glyph.text) && /\d|[٠-٩]/u.test(next.text))) return;
    if (glyph.left - next.right > line.size * wordsApart) partedFrom.set(glyph.id, next.id);
  });
}

/** Ems between two letters that part them although no blank is drawn there, in a file that draws its blanks. */
export const gapWithoutBlank = 0.5;

/** Blanks stand at their pens as letters do: the one between the pens of two neighbours parts them. */
export function partAtBlanks(
  line: { y: number; size: number; glyphs: Glyph[] },
  blanks: Blank[],
  partedFrom: Map<number, number>,
): void {
  const here = blanks.filter(({ y }) => Math.abs(y - line.y) < Math.max(1.2, line.size * 0.18));
  line.glyphs.forEach((glyph, index) => {
    const next = line.glyphs[index + 1];
    if (next && here.some(({ x }) => x > next.x + 0.02 && x < glyph.x - 0.02)) partedFrom.set(glyph.id, next.id);
  });
}
