import type { Request, Response } from 'express';
import { cookieOf, readCookie } from '../access/cookies.js';
import { maxLagMs } from './replica-state.js';
import { beforeEverything, type WalPosition } from './wal-position.js';

const name = 'waqf-written';

/**
 * Log position after the last change made by this browser. Forging the cookie only changes which database answers. The
 * cookie lives longer than the maximum lag of a replica that is read, so it cannot expire too early.
 */
export function writtenPositionOf(request: Request): WalPosition {
  const text = readCookie(request, cookieOf(request, name).name) ?? '';
  return /^[0-9a-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : beforeEverything;
}

/** Stores the position in a cookie, so that whichever process answers next knows it. */
export function setWrittenCookie(request: Request, response: Response, position: WalPosition): void {
  const cookie = cookieOf(request, name);
  response.cookie(cookie.name, position.toString(16), { ...cookie.options, maxAge: 2 * maxLagMs });
}
