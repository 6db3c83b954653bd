import { useEffect } from 'react';
import { useLanguage, type Label } from '@waqf/platform-web';
import { useSiteName } from '../boot/site-name';

/** Title of the browser tab: the screen's, then the site's. */
export function useTitle(label: Label | undefined): void {
  const { language } = useLanguage();
  const title = label?.[language];
  const site = useSiteName();
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}
