import type { Language } from './display-date';

/** What is isolated already, or Arabic words. */
const names = /\u2068[^\u2069]*\u2069|\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،]*[\p{Script=Arabic}\p{M}])?/gu;

/**
 * Isolates each Arabic name in an English sentence that is not isolated yet. Otherwise a number or sign after the name
 * is displayed as part of it and changes its place.
 */
export const arabicInEnglish = (sentence: string): string =>
  sentence.replace(names, (name) => (name.startsWith('\u2068') ? name : `\u2068${name}\u2069`));

/**
 * Isolates a value with Arabic words in an English sentence: otherwise two names with a comma between them are
 * displayed in swapped order. In Arabic sentences, Latin names are separated by words and keep their order without it.
 */
export const isolatedIn = (language: Language, value: string): string =>
  language === 'en' && /\p{Script=Arabic}/u.test(value) ? `\u2068${value}\u2069` : value;
