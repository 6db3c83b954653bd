import { useEffect } from 'react';
import { useLanguage, type Label } from '@waqf/platform-web';

/** Title of the browser tab: the screen's, then the site's. */
export function useTitle(label: Label | undefined): void {
  const { language } = useLanguage();
  const title = label?.[language];
  useEffect(() => {
    const site = language === 'ar' ? 'منصة وقف' : 'Waqf';
    document.title = title ? `${title} · ${site}` : site;
  }, [title, language]);
}
