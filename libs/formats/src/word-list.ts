import { isolatedIn } from './arabic-in-english';
import type { Language } from './display-date';

/** The comma between words of a list, with its space. */
export const wordSeparator = (language: Language): string => (language === 'ar' ? '، ' : ', ');

/** Words joined by the comma of the language: `PDF، JPG`, `PDF, JPG`. Arabic names keep their order in English. */
export const wordList = (words: readonly string[], language: Language): string =>
  words.map((word) => isolatedIn(language, word)).join(wordSeparator(language));
