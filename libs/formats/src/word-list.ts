import type { Language } from './display-date';

/** Words joined by the comma of the language: `PDF، JPG`, `PDF, JPG`. */
export const wordList = (words: readonly string[], language: Language): string =>
  words.join(language === 'ar' ? '، ' : ', ');
