import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
// This import declares the type of `request.id`.
import 'pino-http';

/**
 * Gives each request the reference that appears in its logs, problems and audit rows: twelve hex digits, never a value
 * sent by the caller.
 */
export function assignReference(request: Request, response: Response, next: NextFunction): void {
  // The last group of a UUID is fully random. Node keeps a pool of random bytes for UUIDs, while `randomBytes` makes a
  // system call each time.
  const reference = randomUUID().slice(-12);
  request.id = reference;
  response.setHeader('x-request-id', reference);
  next();
}

export function referenceOf(request: Request): string {
  return String(request.id ?? '');
}
