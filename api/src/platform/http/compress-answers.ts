import { constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

/** Size in bytes below which answers are not compressed, because they fit into a few packets anyway. */
const threshold = 4_096;

/**
 * Compresses JSON lists and figures, for which a phone's network is the slowest part. Pages and files are
 * already compressed.
 */
const compress = compression({
  threshold,
  level: 4,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (_request, response) => String(response.getHeader('Content-Type')).startsWith('application/json'),
});

/** Compresses JSON answers to GET when the client accepts it. Event streams are not changed. */
export function compressAnswers(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET' || request.headers['accept-encoding'] === undefined) return next();
  compress(request, response, next);
}
