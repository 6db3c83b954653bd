import type { Request } from 'express';

/** Milliseconds within which a request must arrive completely; uploads have the server's own limit. */
const arrivalMs = 30_000;
const sweepMs = 1_000;

/** Requests that have not arrived completely, with the start time of each (`performance.now()`). */
const arriving = new Map<Request, number>();
let sweeping: NodeJS.Timeout | undefined;

/**
 * Closes the connection of a request that does not arrive completely in time. One timer serves all requests, because
 * most are complete before a timer of their own would have been set.
 * @returns a function to call when the request has arrived
 */
export function startArrivalTimeout(request: Request): () => void {
  arriving.set(request, performance.now());
  sweeping ??= setInterval(sweep, sweepMs).unref();
  return () => void arriving.delete(request);
}

function sweep(): void {
  const tooLate = performance.now() - arrivalMs;
  for (const [request, since] of arriving) {
    if (!request.complete && since < tooLate) request.destroy();
    if (request.complete || request.destroyed) arriving.delete(request);
  }
}
