import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
// Declares `request.id`.
import 'pino-http';

/** Gives each request the reference that its logs, problem and audit rows carry; twelve hex digits, never the caller's own. */
export function giveReference(request: Request, response: Response, next: NextFunction): void {
  const reference = randomBytes(6).toString('hex');
  request.id = reference;
  response.setHeader('x-request-id', reference);
  next();
}

export function referenceOf(request: Request): string {
  return String(request.id ?? '');
}
