import type { Language } from './display-date';

/** The default name of the platform, in each language. */
const given = { ar: 'منصة وقف', en: 'Waqf' };

/** The name of the platform in a language: the one of the settings, or the default name, which has both. */
export const siteNameIn = (siteName: string, language: Language): string =>
  siteName === given.ar ? given[language] : siteName;
