import type { RecognisedLine, RecognisedWord } from './recogniser.js';

/** Words whose middles are further apart than this, in word heights, belong to two lines. */
const apart = 0.62;
const middleOf = (word: RecognisedWord): number => (word.top + word.bottom) / 2;

/**
 * The lines of a page, split so that each has one height: cells side by side with slightly different heights are often
 * recognised as one line, and the ink of the lower cells would lie outside of it.
 */
export function atOneHeight(lines: RecognisedLine[]): RecognisedLine[] {
  const heights = lines.flatMap(({ words }) => words.map(({ top, bottom }) => bottom - top)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return lines.flatMap((line) => {
    if (line.fromSecondPass || line.words.length < 2) return [line];
    const levels: RecognisedWord[][] = [];
    // The tallest words come first: words of several letters show the height of a line; a dash or a stop does not.
    for (const word of [...line.words].sort((a, b) => b.bottom - b.top - (a.bottom - a.top))) {
      const near = levels.find((level) => Math.abs(middle(level.map(middleOf)) - middleOf(word)) < usual * apart);
      if (near) near.push(word);
      else if (word.bottom - word.top > usual * 0.6 || levels.length === 0) levels.push([word]);
      else levels[0]!.push(word);
    }
    if (levels.length < 2) return [line];
    return levels.map(
      (words): RecognisedLine => ({
        words: words.sort((a, b) => b.right - a.right),
        left: Math.min(...words.map(({ left }) => left)),
        right: Math.max(...words.map(({ right }) => right)),
        top: Math.min(...words.map(({ top }) => top)),
        bottom: Math.max(...words.map(({ bottom }) => bottom)),
      }),
    );
  });
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
