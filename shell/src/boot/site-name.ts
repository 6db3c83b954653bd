import { useContext } from 'react';
import { useLanguage } from '@waqf/platform-web';
import { BootContext } from './boot-context';

/** The default name of the platform, in each language. */
const given = { ar: 'منصة وقف', en: 'Waqf' };

/** The name of the site in titles: the setting, or the default name in the page's language. */
export function useSiteName(): string {
  const siteName = useContext(BootContext)?.siteName ?? given.ar;
  const { language } = useLanguage();
  return siteName === given.ar ? given[language] : siteName;
}
