import { constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

/** Smaller answers fit into a few packets as they are, in bytes. */
const threshold = 4_096;

/** Lists and figures, of which a phone's line is the slowest part; pages and files have been compressed by then. */
const compress = compression({
  threshold,
  level: 4,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (_request, response) => String(response.getHeader('Content-Type')).startsWith('application/json'),
});

/** Compresses what is read as JSON, where the caller reads it so. Streams of events go on as they come. */
export function compressAnswers(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET' || request.headers['accept-encoding'] === undefined) return next();
  compress(request, response, next);
}
