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

export const lettersOf = (words: RecognisedWord[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** The recogniser's mean confidence of a character; 0 without words. */
export function surenessOf(words: RecognisedWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, characters);
}

/** A few words that only the raw reading found each need the first confidence, more words the second as their mean. */
const sureOfRaw = 0.8;
const sureOfRawLine = 0.75;
/** Hardly any line of more words is sure of each of them, and a stamp or an emblem has fewer. */
const wordsOfLine = 5;

/** Whether the words are a whole line and sure together, so that a doubtful one between them stands too. */
export const isSureLine = (words: RecognisedWord[]): boolean =>
  words.length >= wordsOfLine && surenessOf(words) >= sureOfRawLine;

/**
 * The better of two readings of a missed line. The layout of a single line sometimes finds nothing in it; then the raw
 * reading stands if it is sure. Digits are read later.
 */
export function betterReading(line: RecognisedWord[], raw: RecognisedWord[]): RecognisedWord[] {
  if (line.length > 0) return knownLetters(raw) > knownLetters(line) ? raw : line;
  if (isSureLine(raw)) return raw;
  return raw.every((word) => word.confidence >= sureOfRaw && lettersOf([word]) >= 3) ? raw : [];
}

/** The raw reading returns words as tall as its picture; taller than their ink, they would seem to be a heading. */
export const within = ({ top, bottom }: RecognisedBox, word: RecognisedWord): RecognisedWord => ({
  ...word,
  top: Math.max(top, word.top),
  bottom: Math.min(bottom, word.bottom),
});
