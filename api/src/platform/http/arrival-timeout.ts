import type { NextFunction, Request, Response } from 'express';
import { RequestTimeoutError } from '../errors/platform.errors.js';

/** Milliseconds within which a request must arrive completely; uploads have the server's own limit. */
const arrivalMs = 30_000;
const sweepMs = 1_000;

/** A request that has not arrived completely. */
interface Arriving {
  /** `performance.now()` at its start. */
  readonly since: number;
  readonly response: Response;
  readonly next: NextFunction;
}

const arriving = new Map<Request, Arriving>();
let sweeping: NodeJS.Timeout | undefined;

/**
 * Answers a request that does not arrive completely in time with 408, and closes its connection. One timer serves all
 * requests, because most are complete before a timer of their own would have been set.
 * @param next is called with the refusal
 * @returns a function to call when the request has arrived
 */
export function startArrivalTimeout(request: Request, response: Response, next: NextFunction): () => void {
  arriving.set(request, { since: performance.now(), response, next });
  sweeping ??= setInterval(sweep, sweepMs).unref();
  return () => void arriving.delete(request);
}

function sweep(): void {
  const tooLate = performance.now() - arrivalMs;
  for (const [request, { since, response, next }] of arriving) {
    if (!request.complete && !request.destroyed && since >= tooLate) continue;
    arriving.delete(request);
    if (request.complete || request.destroyed) continue;
    if (response.headersSent) {
      request.destroy();
      continue;
    }
    response.setHeader('connection', 'close');
    // The rest of the body is not read: the connection is closed after the answer.
    response.once('finish', () => request.destroy());
    next(new RequestTimeoutError());
  }
}
