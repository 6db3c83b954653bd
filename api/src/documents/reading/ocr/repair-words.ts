import { ordinalAdverbs } from '../lexicon/list-marks.js';
import { fold } from '../text/arabic.js';
import { deedWords } from './deed-words.js';
import type { RecognisedLine, RecognisedWord } from './recogniser.js';

/** Words with a higher confidence are not changed. Correctly read words have 0.85 to 0.95. */
const doubtful = 0.7;
/** Shorter words resemble too many other words. */
const shortest = 4;

/** Letters that differ by their dots or by a small stroke are often taken for each other. */
const alike = ['بتثنيئ', 'جحخ', 'دذ', 'رزو', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'هة', 'كل', 'اl', 'مه'];
const kinds = new Map<string, number[]>();
alike.forEach((letters, kind) =>
  [...letters].forEach((letter) => kinds.set(letter, [...(kinds.get(letter) ?? []), kind])),
);
const costOf = (a: string, b: string): number =>
  a === b ? 0 : kinds.get(a)?.some((kind) => kinds.get(b)?.includes(kind)) ? 0.45 : 1;

/** Corrects doubtful words when exactly one word that is common in deeds looks almost the same. For scans only. */
export function withKnownWords(lines: RecognisedLine[]): RecognisedLine[] {
  return lines.map((line) => ({ ...line, words: withThen(line.words).map(repaired) }));
}

/** The three dots of "ثم" are often lost; a single م within a sentence is no word. It stays doubtful. */
const withThen = (words: RecognisedWord[]): RecognisedWord[] =>
  words.map((word, at) =>
    word.text === 'م' && [words[at - 1], words[at + 1]].every((one) => one && /^\p{L}{2,}$/u.test(one.text))
      ? { ...word, text: 'ثم', confidence: Math.min(word.confidence, doubtful) }
      : word,
  );

/** Number of letters in words that are common in deeds: of two readings of a line, the one with more is better. */
export function knownLetters(words: readonly { text: string }[]): number {
  return words
    .map(({ text }) => fold(text).replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length > 2 && deedWords.has(word))
    .reduce((sum, word) => sum + word.length, 0);
}

function repaired(word: RecognisedWord): RecognisedWord {
  // Signs around the letters are kept: brackets, a colon, a full stop.
  const [, before, core, after] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word.text)!;
  const folded = fold(core!);
  const ordinal = isNumbering(word.text) ? nearest(folded, ordinals, 1.2) : null;
  const known = ordinal ?? (word.confidence < doubtful ? nearest(folded, deedWords, limitOf(folded.length)) : null);
  return known === null ? word : { ...word, text: `${before}${known}${after}` };
}

const ordinals: ReadonlySet<string> = new Set(ordinalAdverbs.filter((word) => !word.includes(' ')));
/** "الثاً:" is read for "ثالثاً:" with high confidence, so the form before a colon decides. */
const isNumbering = (text: string): boolean => /^[\p{L}\p{M}]{3,8}[:：]$/u.test(text) && fold(text).endsWith('ا:');
const limitOf = (length: number): number => (length >= 7 ? 1.6 : length >= 5 ? 1 : 0.5);

/** The only word within a small distance, or null when there is none, when there are several, or `core` is known. */
function nearest(core: string, words: ReadonlySet<string>, limit: number): string | null {
  if (core.length < shortest || !/^\p{L}+$/u.test(core) || words.has(core) || words.has(core.replace(/^[وفبل]/, '')))
    return null;
  let best = '';
  let [least, second] = [Infinity, Infinity];
  for (const word of words) {
    if (Math.abs(word.length - core.length) > limit || word.length < shortest) continue;
    const distance = distanceOf(core, word, limit);
    if (distance > limit) continue;
    if (distance < least) [best, least, second] = [word, distance, least];
    else second = Math.min(second, distance);
  }
  return second - least > 0.3 ? best : null;
}

/** Edit distance in which similar letters cost less; any larger number when it is above `limit`. */
function distanceOf(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      current.push(
        Math.min(
          previous[column]! + 1,
          current[column - 1]! + 1,
          previous[column - 1]! + costOf(a[row - 1]!, b[column - 1]!),
        ),
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    previous = current;
  }
  return previous[b.length]!;
}
