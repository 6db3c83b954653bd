/*
 * Lines of a scanned page with their true text: the recogniser gives the box of a line and its approximate text, and
 * the deed's own text gives the exact wording.
 */

/** The last row of edit distances between `piece` and `text`, for every place at which the piece may end. */
function distances(piece, text) {
  let row = new Int32Array(text.length + 1);
  for (let at = 0; at < piece.length; at += 1) {
    const next = new Int32Array(text.length + 1);
    next[0] = at + 1;
    for (let column = 1; column <= text.length; column += 1)
      next[column] = Math.min(
        row[column - 1] + (text[column - 1] === piece[at] ? 0 : 1),
        row[column] + 1,
        next[column - 1] + 1,
      );
    row = next;
  }
  return row;
}

const reversed = (text) => [...text].reverse().join('');
const leastAt = (row) => row.indexOf(Math.min(...row));
/** A line with a larger share of differences was matched wrongly. */
const mostDifferent = 0.35;
const markOfList =
  /^\(?([\d٠-٩]{1,2}|[أبجدهوزحطي]|هـ|[-–•*]|أولاً|ثانياً|ثالثاً|رابعاً|خامساً|سادساً|سابعاً|ثامناً|تاسعاً|عاشراً)?\s?[-–.:)،•*]*$/u;

/**
 * @param {string} truth text of the deed, one paragraph or cell per line
 * @param {{text: string, left: number, right: number, top: number, bottom: number}[]} read lines as recognised
 * @returns the lines whose text is certain, with it
 */
export function linesWithTruth(truth, read) {
  const tidy = truth
    .replace(/\t/g, '\n')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  const flat = tidy.replace(/\n/g, ' ');
  return read.flatMap(({ text, ...box }) => {
    if (text.length < 2) return [];
    const ends = distances(text, flat);
    let end = leastAt(ends);
    if (ends[end] > mostDifferent * text.length) return [];
    let start = end - leastAt(distances(reversed(text), reversed(flat.slice(0, end))));
    while (start > 0 && flat[start - 1] !== ' ') start -= 1;
    while (end < flat.length && flat[end] !== ' ') end += 1;
    const found = tidy.slice(start, end);
    const [before] = tidy.slice(0, start).split('\n').slice(-1);
    const [after] = tidy.slice(end).split('\n');
    // A mark that was not read may or may not be on the line, so such a line is not used for training.
    const unsure = (before.trim() && markOfList.test(before.trim())) || (after.trim() && after.trim().length < 4);
    return unsure || found.trim().includes('\n') ? [] : [{ text: found.trim(), ...box }];
  });
}
