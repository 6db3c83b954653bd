import type { PageHead } from '@waqf/contracts/releases';
import { type Remote, routesOf } from './remote';

/**
 * The heads of a remote's pages that always have the same one. A page with a parameter in its address shows something
 * of its own in its head. The title of a page of the menu is that of its item.
 */
export function headsOf(remote: Remote): PageHead[] {
  const inMenu = (path: string) => remote.navigation.some(({ to }) => to === path);
  return routesOf(remote).flatMap(({ path, title, state, gates }) =>
    state === undefined || path.includes(':')
      ? []
      : [{ to: path, ...(title && !inMenu(path) ? { title } : {}), state, ...(gates.length > 0 ? { gates } : {}) }],
  );
}
