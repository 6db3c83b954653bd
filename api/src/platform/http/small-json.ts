import { isUtf8 } from 'node:buffer';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { MalformedRequestError } from '../errors/platform.errors.js';
import { startArrivalTimeout } from './arrival-timeout.js';

const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8']);
const byteOrderMark = 0xfeff;

/**
 * Reads JSON of a known small length in UTF-8, as all our pages send it, into `request.body`.
 * @param limit bytes
 * @param others reads every other body: in another charset, compressed, chunked or too large
 */
export function smallJson(limit: number, others: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { headers } = request;
    const length = Number(headers['content-length']);
    const isSmall =
      length > 0 &&
      length <= limit &&
      jsonTypes.has(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      headers['transfer-encoding'] === undefined;
    if (!isSmall) return others(request, response, next);
    const parts: Buffer[] = [];
    const arrived = startArrivalTimeout(request, response, next);
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      arrived();
      const value = parsed(parts);
      if (value === undefined) return next(new MalformedRequestError());
      request.body = value;
      next();
    });
  };
}

/** The object or list in the bytes; undefined when they contain anything else, or are not UTF-8. */
function parsed(parts: readonly Buffer[]): object | undefined {
  const [only] = parts;
  const bytes = parts.length === 1 && only ? only : Buffer.concat(parts);
  // Decoding would put another character in the place of what is not UTF-8, and the text would be stored changed.
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
