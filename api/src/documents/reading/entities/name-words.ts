import { isGivenName } from '../lexicon/given-names.js';

/* The words of folded text as the search for names sees them. */

export interface Word {
  text: string;
  start: number;
  end: number;
  /** What separates this word from the one before it. */
  gap: 'space' | 'line' | 'cell' | 'mark';
  /** Set for علي only: whether it is the name and not على, when the deed distinguishes the two. */
  isNameAli?: boolean;
}

export const isLink = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:بن|ابن|بنت|ابنه)$/u.test(word.text);
/** Words that form one name with the next word: عبد الرحمن، أبو بكر. */
export const takesNext = /^(?:عبد|ابو|ابا|ابي|ام|ال|با)$/u;

export function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(/\p{L}+/gu)].map((match) => {
    const between = text.slice(last, match.index);
    const start = match.index;
    last = start + match[0].length;
    const gap = /^ +$/.test(between)
      ? 'space'
      : /^[ \n]*$/.test(between)
        ? 'line'
        : /^[ \n\t]*$/.test(between)
          ? 'cell'
          : 'mark';
    return { text: match[0], start, end: last, gap };
  });
}

/** Whether a word follows on the same row, so that it may continue the name. */
export const follows = (word: Word | undefined): word is Word => word !== undefined && word.gap === 'space';
export const followsLink = (word: Word | undefined): word is Word =>
  word !== undefined && (word.gap === 'space' || word.gap === 'line');

/**
 * "حمد بن إبراهيم القاضي", "أمين بن عبدالله مدني،": words beside names that are families behind بن, where the sentence
 * does not go on about an office or a register.
 */
export function isFamilyBehindLink(words: Word[], at: number): boolean {
  if (!isLink(words[at - 2])) return false;
  const next = words[at + 1];
  if (/^(?:مدني|مكي)$/u.test(words[at]!.text)) return next === undefined || next.gap !== 'space';
  return (
    words[at]!.text === 'القاضي' &&
    (next === undefined ||
      next.gap !== 'space' ||
      (!/^(?:[بل]|في$|لدي$|علي$)/u.test(next.text) && !isGivenName(next.text)))
  );
}
