/**
 * Keys of the specification: what the browser keeps of a session. The auth token is only ever cleared, never written.
 */
export const storageKeys = { nationalId: 'nationalId', currentUser: 'currentUser', authToken: 'authToken' } as const;

/** Reads a key; null when absent or when storage is blocked (private windows). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key; does nothing where storage is blocked. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked storage costs a preference, never the session: that lives in the cookie.
  }
}

/** Removes a key; does nothing where storage is blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be written is not there either.
  }
}

/** Keeps who signed in, for the `x-national-id` header and the next page's first paint. */
export function rememberUser(user: { nationalId: string; fullName: string; role: string }): void {
  writeStored(storageKeys.nationalId, user.nationalId);
  writeStored(storageKeys.currentUser, JSON.stringify({ fullName: user.fullName, role: user.role }));
}

/** Logout of the specification: clears nationalId, currentUser and the auth token. */
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
