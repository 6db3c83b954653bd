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
