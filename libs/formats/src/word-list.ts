import { isolatedIn } from './arabic-in-english';
import type { Language } from './display-date';

/** The comma between words of a list, with its space. */
export const wordSeparator = (language: Language): string => (language === 'ar' ? '، ' : ', ');

/** Words joined by the comma of the language: `PDF، JPG`, `PDF, JPG`. Arabic names keep their order in English. */
export const wordList = (words: readonly string[], language: Language): string =>
  words.map((word) => isolatedIn(language, word)).join(wordSeparator(language));

const lists = {
  ar: new Intl.ListFormat('ar', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

/**
 * Words joined as in a sentence: «صك الملكية وصك النظارة», `the property deed and the nazir deed`. Arabic names keep
 * their order in English.
 */
export const sentenceList = (words: readonly string[], language: Language): string =>
  lists[language].format(words.map((word) => isolatedIn(language, word)));
