import type { Request, Response } from 'express';
import { cookieOf, readCookie } from '../access/cookies.js';
import { mostLagMs } from './replica-state.js';
import { beforeEverything, type WalPosition } from './wal-position.js';

const name = 'waqf-written';

/**
 * How far the log was after the last thing that this browser changed. Whoever forges it only chooses which database
 * answers them. A replica that is further behind than the cookie lives is not read at all, so nobody outlives it.
 */
export function writtenPositionOf(request: Request): WalPosition {
  const text = readCookie(request, cookieOf(request, name).name) ?? '';
  return /^[0-9a-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : beforeEverything;
}

/** Lets the browser carry it, to whichever process answers next. */
export function carryWritten(request: Request, response: Response, position: WalPosition): void {
  const cookie = cookieOf(request, name);
  response.cookie(cookie.name, position.toString(16), { ...cookie.options, maxAge: 2 * mostLagMs });
}
