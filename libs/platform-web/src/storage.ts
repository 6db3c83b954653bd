/** Keys in the browser's storage, from the specification. The auth token is never written, only cleared. */
export const storageKeys = { nationalId: 'nationalId', currentUser: 'currentUser', authToken: 'authToken' } as const;

/** Reads a key; null when it is not set or storage is blocked (private windows). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key; does nothing when storage is blocked. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // With blocked storage only a preference is lost, not the session, which is in the cookie.
  }
}

/** Removes a key; does nothing when storage is blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // With blocked storage nothing was written, so there is nothing to remove.
  }
}

/** Stores who signed in, for the `x-national-id` header and the first paint of the next page. */
export function rememberUser(user: { nationalId: string; fullName: string; role: string }): void {
  writeStored(storageKeys.nationalId, user.nationalId);
  writeStored(storageKeys.currentUser, JSON.stringify({ fullName: user.fullName, role: user.role }));
}

/** Clears nationalId, currentUser and the auth token at sign-out, as the specification requires. */
export function forgetUser(): void {
  for (const key of Object.values(storageKeys)) removeStored(key);
}

/**
 * The value of `x-national-id`: the stored id without characters outside printable ASCII, or null when none is stored.
 */
export function identityHeader(): string | null {
  const stored = readStored(storageKeys.nationalId);
  if (stored === null) return null;
  const printable = stored.replace(/[^\x20-\x7E]/g, '').trim();
  return printable === '' ? null : printable;
}
