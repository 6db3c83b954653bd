import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
// Declares `request.id`.
import 'pino-http';

/**
 * Gives each request the reference that its logs, problem and audit rows carry; twelve hex digits, never the caller's
 * own.
 */
export function giveReference(request: Request, response: Response, next: NextFunction): void {
  // The last group is all random; Node keeps a store of randomness for UUIDs, where `randomBytes` asks the system each
  // time.
  const reference = randomUUID().slice(-12);
  request.id = reference;
  response.setHeader('x-request-id', reference);
  next();
}

export function referenceOf(request: Request): string {
  return String(request.id ?? '');
}
