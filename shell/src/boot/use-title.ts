import { useEffect } from 'react';
import { useSiteName } from './site-name';

/**
 * Title of the browser tab: the page's, then the site's name.
 * @param title empty: the site's name alone; undefined: what stands inside says its own
 */
export function useTitle(title: string | undefined): void {
  const site = useSiteName();
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? site : `${title} · ${site}`;
  }, [title, site]);
}
