import type { DeedText } from '../text/deed-text.js';
import type { DeedLine } from './model-question.js';

/** A numbered line with its position in the folded text. */
export interface PlacedLine extends DeedLine {
  start: number;
  end: number;
}

/** A ruled cell may contain a whole page in one row; a longer row is split into several lines. */
const longestLine = 300;
/** The most lines and letters of a deed that are sent; the rest of a longer deed is not sent. */
export const mostLines = 400;
export const mostLetters = 24_000;

/** Control characters and direction marks: they have no meaning here and could hide the text of a line. */
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The rows of a deed as lines numbered from 1, in reading order; cells of a row are separated by "|". */
export function numberedLines(deed: DeedText): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let letters = 0;
  for (const row of deed.rows) {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) continue;
    for (const { start, end } of shorter(deed.text, first.start, last.end)) {
      const text = lineText(deed, start, end);
      if (text === '') continue;
      letters += text.length;
      if (lines.length === mostLines || letters > mostLetters) return lines;
      lines.push({ n: lines.length + 1, text, start, end });
    }
  }
  return lines;
}

function lineText(deed: DeedText, start: number, end: number): string {
  const cells: string[] = [];
  let from = start;
  for (const cell of deed.text.slice(start, end).split('\t')) {
    cells.push(deed.original(from, from + cell.length).replace(invisible, ''));
    from += cell.length + 1;
  }
  return cells.filter((cell) => cell !== '').join(' | ');
}

/** Pieces of at most `longestLine` letters, cut between words when there is a gap. */
function shorter(text: string, start: number, end: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > longestLine) {
    const gap = text.slice(from, from + longestLine).search(/\s\S*$/);
    const cut = gap > 0 ? from + gap : from + longestLine;
    pieces.push({ start: from, end: cut });
    from = gap > 0 ? cut + 1 : cut;
  }
  pieces.push({ start: from, end });
  return pieces;
}
