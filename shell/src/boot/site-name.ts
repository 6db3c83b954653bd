import { useContext } from 'react';
import { useLanguage } from '@waqf/platform-web';
import { BootContext } from './boot-context';

/** The name that the platform comes with, which has a form in each language. */
const given = { ar: 'منصة وقف', en: 'Waqf' };

/** Name of the site in titles: the setting, or in each language the name that the platform comes with. */
export function useSiteName(): string {
  const siteName = useContext(BootContext)?.siteName ?? given.ar;
  const { language } = useLanguage();
  return siteName === given.ar ? given[language] : siteName;
}
