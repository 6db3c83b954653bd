import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequestError } from '../errors/platform.errors.js';
import { smallJson } from './small-json.js';
import { startArrivalTimeout } from './arrival-timeout.js';

const limit = 65_536;
/**
 * For calls whose contract accepts more than the others': fifty rules with their clauses, the lists of a deed,
 * what was read of the deeds that are approved.
 */
const largerLimit = 262_144;
const larger: readonly RegExp[] = [
  /^POST \/api\/waqf\/[^/]+\/rules(?:\/preview)?$/,
  /^PATCH \/api\/waqf\/[^/]+\/documents\/[^/]+\/fields$/,
  /^POST \/api\/waqf\/[^/]+\/approve$/,
  /^POST \/api\/releases\/checks$/,
];

/** The most bytes of the body of a call; `api/test/body-limits.test.ts` compares it with the contracts. */
export const bodyLimitOf = (method: string, path: string): number =>
  larger.some((call) => call.test(`${method} ${path}`)) ? largerLimit : limit;

const maxDepth = 20;
// NUL cannot be stored as text, and half of a surrogate pair is not a character.
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const notUtf8 = new WeakSet<IncomingMessage>();

// What a check throws would be answered with 403 by the parser, so it is only noted here.
const noteOddBytes = (request: IncomingMessage, _response: unknown, bytes: Buffer, charset: string): void => {
  if (charset === 'utf-8' && !isUtf8(bytes)) notUtf8.add(request);
};

/** Reads JSON bodies and refuses what no contract can accept: too deep nesting, or text that cannot be stored. */
export const readBody: RequestHandler[] = [refuseOddUrl, smallJson(limit, readInTime), refuseOddBody];

const plainUrl = /^[\x21-\x24\x26-\x7e]*$/;

function refuseOddUrl(request: Request, _response: Response, next: NextFunction): void {
  // A URL without escapes needs no decoding: it is ASCII.
  if (plainUrl.test(request.originalUrl)) return next();
  try {
    if (unstorable.test(decodeURIComponent(request.originalUrl))) throw new MalformedRequestError();
    next();
  } catch {
    next(new MalformedRequestError());
  }
}

const readJson = express.json({ limit, strict: true, verify: noteOddBytes });
const readLargerJson = express.json({ limit: largerLimit, strict: true, verify: noteOddBytes });

/** Reads a body with the parser of Express, which may still report an error after the request was refused as late. */
function readInTime(request: Request, response: Response, next: NextFunction): void {
  const { headers } = request;
  let answered = false;
  const once = (error?: unknown): void => {
    if (answered) return;
    answered = true;
    next(error);
  };
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && !(headers['content-type'] ?? '').startsWith('multipart/form-data'))
    startArrivalTimeout(request, response, once);
  const read = bodyLimitOf(request.method, request.path) > limit ? readLargerJson : readJson;
  read(request, response, once);
}

function refuseOddBody(request: Request, _response: Response, next: NextFunction): void {
  if (notUtf8.has(request)) return next(new MalformedRequestError());
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
