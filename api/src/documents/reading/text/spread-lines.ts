import { gapBetween, type Glyph } from './text-repair.js';

/** The usual widest blank between two words of one text, in letter sizes; a wider gap parts two cells. */
const usual = 0.9;
/** A line is spread where it has so many blanks and their middle one is so wide. */
const spread = { blanks: 4, middle: 0.6 };
/** In a spread line a gap parts two cells that is so many times as wide as the middle blank, or as wide as this. */
const apart = { times: 1.4, most: 1.6 };

/** The widest blank between two words of one text in a line: one that is spread to both margins has wide blanks. */
export function widestBlank(glyphs: readonly Glyph[], size: number): number {
  const blanks = glyphs
    .slice(1)
    .map((glyph, at) => gapBetween(glyphs[at]!, glyph) / size)
    .filter((gap) => gap > 0.2)
    .sort((a, b) => a - b);
  const middle = blanks[blanks.length >> 1] ?? 0;
  if (blanks.length < spread.blanks || middle <= spread.middle) return size * usual;
  return size * Math.min(Math.max(usual, middle * apart.times), apart.most);
}
