import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequestError } from '../errors/platform.errors.js';

const bodyLimit = '64kb';
const maxDepth = 20;
/** Milliseconds for a request to arrive whole; uploads have the server's own limit. */
const arrivalMs = 30_000;
// NUL can't be stored as text, and half a surrogate pair is no character.
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Reads JSON bodies and refuses what no contract could mean: too deep, or text that can't be stored. */
export const readBody: RequestHandler[] = [
  refuseOddUrl,
  arriveInTime,
  express.json({ limit: bodyLimit, strict: true }),
  refuseOddBody,
];

function refuseOddUrl(request: Request, _response: Response, next: NextFunction): void {
  try {
    if (unstorable.test(decodeURIComponent(request.originalUrl))) throw new MalformedRequestError();
    next();
  } catch {
    next(new MalformedRequestError());
  }
}

function arriveInTime(request: Request, _response: Response, next: NextFunction): void {
  if ((request.headers['content-type'] ?? '').startsWith('multipart/form-data')) return next();
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, arrivalMs);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
  next();
}

function refuseOddBody(request: Request, _response: Response, next: NextFunction): void {
  const pending: [unknown, number][] = [[request.body, 0]];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const [value, depth] = item;
    if (typeof value === 'string' && unstorable.test(value)) return next(new MalformedRequestError());
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return next(new MalformedRequestError());
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) return next(new MalformedRequestError());
      pending.push([inner, depth + 1]);
    }
  }
  next();
}
