import { blankWidth, isBlank } from './floating-letters.js';
import type { PageCharacter } from './page-characters.js';
import type { Shape } from './page-shapes.js';
import type { Glyph } from './text-repair.js';

/** The place of a blank: its pen position (x) and its line (y). */
interface Blank {
  x: number;
  y: number;
}

/**
 * The least and the most blanks per letter of running text; a higher share comes from fonts with pieces that have no
 * ink.
 */
const blankShare = { least: 0.1, most: 0.3 };

/**
 * The blanks of a file that draws all of them, as objects or as characters, so that only they separate its words. Null
 * when the file leaves blanks out.
 */
export function blanksOfFile(characters: PageCharacter[], shapes: Shape[]): Blank[] | null {
  const drawn = shapes
    .filter(({ left, right }) => right - left < blankWidth)
    .map(({ left, top, bottom }) => ({ x: left, y: (top + bottom) / 2 }));
  const written = characters.filter((one) => isBlank(one) && !one.made);
  const blanks = [...written.map(({ x, y }) => ({ x, y })), ...drawn];
  const places = new Set(blanks.map(({ x, y }) => `${Math.round(x)}:${Math.round(y)}`)).size;
  const share = places / Math.max(characters.filter((one) => !isBlank(one)).length, 1);
  return share >= blankShare.least && share <= blankShare.most ? blanks : null;
}

/** A file with fewer blanks than this share of its letters writes none between words. */
const hardlyAny = 0.02;
/** The least gap, in ems, between two words of such a file; within a word an alef leaves up to 0.17. */
const wordsApart = 0.24;

/** Whether the file writes no blanks, so that only the gaps separate its words. */
export const hasNoBlanks = (characters: PageCharacter[], shapes: Shape[]): boolean =>
  characters.filter((one) => isBlank(one) && !one.made).length +
    shapes.filter(({ left, right }) => right - left < blankWidth).length <
  characters.filter((one) => !isBlank(one)).length * hardlyAny;

/** Separates the words of a file without blanks by the gaps between the ink; declared widths are not reliable there. */
export function partByInk(line: { size: number; glyphs: Glyph[] }, partedFrom: Map<number, number>): void {
  line.glyphs.forEach((glyph, index) => {
    const next = line.glyphs[index + 1];
    // Gaps between digits depend on the font, so they do not separate words.
    if (!next || (/\d|[٠-٩]/u.test(glyph.text) && /\d|[٠-٩]/u.test(next.text))) return;
    if (glyph.left - next.right > line.size * wordsApart) partedFrom.set(glyph.id, next.id);
  });
}

/** The gap in ems that separates two letters without a blank between them, in a file that draws its blanks. */
export const gapWithoutBlank = 0.5;

/** Separates two neighbouring letters when the pen position of a blank is between theirs. */
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
