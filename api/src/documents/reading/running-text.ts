import type { DeedText } from './deed-text.js';

/** A row so long ends at the margin of the page, and its sentence goes on. */
const wholeRow = 45;

/** Text between two places, in which a sentence runs on over the end of a long row that no stop closes. */
export function runningText(deed: DeedText, start: number, end: number): string {
  return deed.text.slice(start, end).replace(/\n/gu, (mark, at: number) => {
    const row = deed.blockAt(start + at - 1);
    return row && row.end - row.start >= wholeRow && !/[.:؛؟]\s*$/u.test(deed.textOf(row)) ? ' ' : mark;
  });
}
