import type { Word } from './page-parts.js';
import { bounds } from './word-bounds.js';

/**
 * Joins an alef that stands alone to its word: after a tanwin it ends the word before it, and before لأ, لإ or لا it is
 * the article of the next word. Elsewhere it is kept, because it may be a list mark.
 */
export function withoutLoneAlefs(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const ends = last !== undefined && word.text === 'ا' && /\p{L}\u064b$/u.test(last.text);
    const opens = last?.text === 'ا' && /^ل[أإآا]\p{L}{2,}/u.test(word.text);
    if (last && (ends || opens))
      joined[joined.length - 1] = { ...last, ...bounds([last, word]), text: last.text + word.text };
    else joined.push(word);
  }
  return joined;
}

/** "متراًاً": a font gives the alef of a tanwin twice; no word ends with two alefs. */
export const withoutSecondAlefs = (words: Word[]): Word[] =>
  words.map((word) => ({
    ...word,
    text: word.text.replace(/(?<=\p{L})ا\u064b?ا\u064b?(?=[^\p{L}\u064b]*$)/u, 'ا\u064b'),
  }));

/**
 * Puts the pieces of لأ, لإ and لآ behind an alef in order where a font gives them the wrong way round: no word has two
 * alefs before a lam ("األجر", "واإلناث").
 */
export const withRightLams = (words: Word[]): Word[] =>
  words.map((word) => ({ ...word, text: word.text.replace(/ا([أإآ])ل/gu, 'ال$1') }));
