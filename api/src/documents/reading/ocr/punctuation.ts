import type { Component } from '../digits/components.js';
import type { RecognisedLine, RecognisedWord } from './recogniser.js';

/** The largest height of a full stop, in heights of tall letters; a higher sign is a comma. */
const tallestStop = 0.23;

/**
 * The lines with the sign at the end of each word checked again: the recogniser takes the Arabic comma for a full stop,
 * and commas separate the items of a list. A comma is twice as high as a stop; a semicolon is two pieces above each
 * other.
 */
export function withPunctuation(lines: RecognisedLine[], inBand: Component[][]): RecognisedLine[] {
  return lines.map((line, index) => {
    const components = inBand[index]!;
    const heights = components.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
    const tall = heights[Math.floor(heights.length * 0.8)] ?? 0;
    return tall < 12 ? line : { ...line, words: line.words.map((word) => repunctuated(word, components, tall)) };
  });
}

function repunctuated(word: RecognisedWord, components: Component[], tall: number): RecognisedWord {
  if (!/\p{L}["»)]?[.,،؛:]$/u.test(word.text) || word.text.endsWith(':')) return word;
  const near = components.filter((one) => one.left >= word.left - tall * 0.35 && one.right <= word.left + tall * 0.55);
  const ends = near.filter((one) => one.bottom - one.top < tall * 0.62 && one.right - one.left < tall * 0.5);
  const last = ends.sort((a, b) => a.left - b.left)[0];
  if (!last) return word;
  const above = near.filter(
    (one) =>
      one !== last &&
      Math.min(one.right, last.right) - Math.max(one.left, last.left) >
        0.4 * Math.min(one.right - one.left, last.right - last.left),
  );
  // A mark under a letter is the dot of that letter.
  if (above.some((one) => one.bottom - one.top > tall * 0.62)) return word;
  const sign = above.length > 0 ? '؛' : last.bottom - last.top > tall * tallestStop ? '،' : '.';
  return { ...word, text: word.text.slice(0, -1) + sign };
}
