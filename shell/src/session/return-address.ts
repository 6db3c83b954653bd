import type { Role } from '@waqf/contracts/identity';
import { homeOf } from '@waqf/platform-web';

const parameter = 'return';

/** The address of `/login` that returns to the given page. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?${parameter}=${encodeURIComponent(returnTo)}`;
}

/** Where to go after sign-in; null unless it is a path on this site (never another site, `//host` or `/\host`). */
export function returnAddress(search: string): string | null {
  const address = new URLSearchParams(search).get(parameter);
  return address !== null && /^\/(?![/\\])/.test(address) && !address.startsWith('/login') ? address : null;
}

/** The sign-in address of the button "start your waqf": a founder continues with the deeds. */
export const startWaqfAddress = '/login?begin';

/** Where a user goes after sign-in: back to the previous page, to their first waqf, or to their first page. */
export function addressAfterSignIn(search: string, role: Role): string {
  const begins = role === 'waqif' && new URLSearchParams(search).has('begin');
  return returnAddress(search) ?? (begins ? '/waqf/create-steps' : homeOf[role]);
}
