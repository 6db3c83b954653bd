import { useContext } from 'react';
import { siteNameIn } from '@waqf/formats';
import { useLanguage } from '@waqf/platform-web';
import { BootContext } from './boot-context';

/** The name of the site in titles: the setting, or the default name in the page's language. */
export function useSiteName(): string {
  const siteName = useContext(BootContext)?.siteName ?? 'منصة وقف';
  const { language } = useLanguage();
  return siteNameIn(siteName, language);
}
