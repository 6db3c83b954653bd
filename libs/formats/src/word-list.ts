import type { Language } from './display-date';

/** The comma between words of a list, with its space. */
export const wordSeparator = (language: Language): string => (language === 'ar' ? '، ' : ', ');

/** Words joined by the comma of the language: `PDF، JPG`, `PDF, JPG`. */
export const wordList = (words: readonly string[], language: Language): string => words.join(wordSeparator(language));
