import type { Request } from 'express';

/** Milliseconds for a request to arrive whole; uploads have the server's own limit. */
const arrivalMs = 30_000;
const sweepMs = 1_000;

/** Requests that have not arrived whole, and since when (`performance.now()`). */
const arriving = new Map<Request, number>();
let sweeping: NodeJS.Timeout | undefined;

/**
 * Cuts the connection of a request that does not arrive whole in time. One clock looks after all of them: most are
 * whole before a timer of their own would have been set.
 * @returns to be called when it has arrived
 */
export function untilArrived(request: Request): () => void {
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
