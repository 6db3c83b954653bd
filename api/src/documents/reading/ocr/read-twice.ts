import type { RecognisedBox, RecognisedLine, RecognisedWord } from './recogniser.js';
import { knownLetters } from './repair-words.js';

/** The share of a word's width from which on it covers the same ink as another word. */
const sameInk = 0.7;

const widthOf = ({ left, right }: RecognisedBox): number => right - left;
const shared = (a: RecognisedBox, b: RecognisedBox): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
/** Whether the smaller of two words lies in the other. */
const overlap = (a: RecognisedWord, b: RecognisedWord): boolean =>
  shared(a, b) >= sameInk * Math.min(widthOf(a), widthOf(b));

/** The line without words that the recogniser read twice from the same ink: "معيض معيض", "وأثبت ت", "معي معيض". */
export function withoutRepeats(line: RecognisedLine): RecognisedLine {
  const words: RecognisedWord[] = [];
  for (const word of line.words) {
    const before = words.at(-1);
    if (before && overlap(before, word) && before.text.includes(word.text)) continue;
    if (before && overlap(before, word) && word.text.includes(before.text)) words.pop();
    words.push(word);
  }
  return words.length === line.words.length ? line : { ...line, words };
}

/** The words of a row with those of a second reading; of the same ink, what was read with more confidence stays. */
export function withWords(words: RecognisedWord[], added: RecognisedWord[]): RecognisedWord[] {
  const covers = (one: RecognisedWord, other: RecognisedWord): boolean =>
    shared(one, other) >= sameInk * widthOf(other) && one.confidence > other.confidence;
  const kept = added.filter((word) => !words.some((other) => overlap(other, word) && covers(other, word)));
  return [...words.filter((word) => !kept.some((other) => covers(other, word))), ...kept].sort(
    (a, b) => b.right - a.right,
  );
}

/** Words that only the raw reading found need this confidence. */
const sureOfRaw = 0.8;

export const lettersOf = (words: RecognisedWord[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/**
 * The better of two readings of a missed line. The layout of a single line often finds nothing in one or two words;
 * then the raw reading stands if it is sure of each of them. Digits are read later.
 */
export function betterReading(line: RecognisedWord[], raw: RecognisedWord[]): RecognisedWord[] {
  if (line.length > 0) return knownLetters(raw) > knownLetters(line) ? raw : line;
  return raw.every((word) => word.confidence >= sureOfRaw && lettersOf([word]) >= 3) ? raw : [];
}

/** The raw reading returns words as tall as its picture; taller than their ink, they would seem to be a heading. */
export const within = ({ top, bottom }: RecognisedBox, word: RecognisedWord): RecognisedWord => ({
  ...word,
  top: Math.max(top, word.top),
  bottom: Math.min(bottom, word.bottom),
});
