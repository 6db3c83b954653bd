import { useEffect } from 'react';
import { useSiteName } from './site-name';

/**
 * The title of the browser tab: the page's title, then the site's name.
 * @param title empty for the site's name only; undefined when a component inside sets its own
 */
export function useTitle(title: string | undefined): void {
  const site = useSiteName();
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? site : `${title} · ${site}`;
  }, [title, site]);
}
