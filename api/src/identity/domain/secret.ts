import { hash, randomBytes } from 'node:crypto';

/** A secret that only a browser has: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores instead of the secret: its sha256, so that a stolen table cannot open a session. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
