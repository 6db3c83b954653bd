import type { Role } from '@waqf/contracts/identity';
import { homeOf } from '@waqf/platform-web';

const parameter = 'return';

/** `/login` that comes back to where the person was. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/login' : `/login?${parameter}=${encodeURIComponent(returnTo)}`;
}

/** Where to go after sign-in; null unless it is a path of our own (never another site, `//host` or `/\host`). */
export function returnAddress(search: string): string | null {
  const address = new URLSearchParams(search).get(parameter);
  return address !== null && /^\/(?![/\\])/.test(address) && !address.startsWith('/login') ? address : null;
}

/** Where whoever pressed "start your waqf" signs in: a founder goes on to the deeds. */
export const beginAddress = '/login?begin';

/** Where a person goes once they are inside: where they were, to their first waqf, or to their first page. */
export function addressInside(search: string, role: Role): string {
  const begins = role === 'waqif' && new URLSearchParams(search).has('begin');
  return returnAddress(search) ?? (begins ? '/waqf/create-steps' : homeOf[role]);
}
