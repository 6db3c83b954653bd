import type { DeedText } from './deed-text.js';

/** A row of at least this many letters ends at the margin of the page, and its sentence continues. */
const wholeRow = 45;

/** The text between two offsets; the line break after a long row without closing punctuation becomes a space. */
export function runningText(deed: DeedText, start: number, end: number): string {
  return deed.text.slice(start, end).replace(/\n/gu, (mark, at: number) => {
    const row = deed.blockAt(start + at - 1);
    return row && row.end - row.start >= wholeRow && !/[.:؛؟]\s*$/u.test(deed.textOf(row)) ? ' ' : mark;
  });
}
