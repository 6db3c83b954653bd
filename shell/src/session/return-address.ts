import { homeOf, type Session } from '@waqf/platform-web';

const parameter = 'return';

/** The address of `/login` that returns to the given page. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?${parameter}=${encodeURIComponent(returnTo)}`;
}

/** A host that cannot exist; an address on it is a path of this site. */
const site = 'https://site.invalid';

/**
 * Where to go after sign-in; null unless it is a path on this site. The address is read as the browser reads it, which
 * drops tabs and line breaks and takes a backslash for a slash: `/<tab>/host` and `/\host` are other sites. A path that
 * leads back to the sign-in page would never end.
 */
export function returnAddress(search: string): string | null {
  const address = new URLSearchParams(search).get(parameter);
  if (!address?.startsWith('/') || !URL.canParse(address, site)) return null;
  const { origin, pathname, search: query, hash } = new URL(address, site);
  const leadsAway = origin !== site || pathname.startsWith('//');
  return leadsAway || /^\/login(?:\/|$)/.test(pathname) ? null : `${pathname}${query}${hash}`;
}

/** The sign-in address of the button "start your waqf": a founder continues with the deeds. */
export const startWaqfAddress = '/login?begin';

/** Where a user goes after sign-in: back to the previous page, to their first waqf, or to their first page. */
export function addressAfterSignIn(search: string, { role, can }: Pick<Session, 'role' | 'can'>): string {
  const begins = can('waqf.create') && new URLSearchParams(search).has('begin');
  return returnAddress(search) ?? (begins ? '/waqf/create-steps' : homeOf[role]);
}
