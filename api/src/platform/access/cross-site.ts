import type { Request } from 'express';
import { CrossSiteError, UnsupportedMediaTypeError } from '../errors/platform.errors.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for requests that change something. */
export function isUnsafe(request: Request): boolean {
  return !safeMethods.has(request.method);
}

/**
 * An unsafe request must come from one of our own pages: browsers state this in `Sec-Fetch-Site` or in `Origin`. A
 * request with neither header is refused too, because another site's form can be sent without both in old browsers.
 * @param publicUrl the public address where it is configured; otherwise the scheme and host of the request are used
 * @throws CrossSiteError (403)
 */
export function refuseCrossSite(request: Request, publicUrl: string | undefined): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw new CrossSiteError();
  const origin = request.get('origin');
  if (origin === undefined ? site === 'same-origin' : isOurs(origin, request, publicUrl)) return;
  throw new CrossSiteError();
}

function isOurs(origin: string, request: Request, publicUrl: string | undefined): boolean {
  // This matches the usual spelling that browsers send; only other spellings of our address have to be parsed.
  if (origin === (publicUrl ?? `${request.protocol}://${request.host}`)) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: normalised } = new URL(origin);
  if (publicUrl !== undefined) return normalised === new URL(publicUrl).origin;
  return normalised === `${request.protocol}://${request.host.toLowerCase()}`;
}

/**
 * The body must be JSON, or multipart where the route takes files; other types, such as those a form can send, are
 * refused.
 * @throws UnsupportedMediaTypeError (415)
 */
export function refuseForeignMediaType(request: Request, multipart: boolean): void {
  const hasBody = request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
  if (!hasBody) return;
  const type = (request.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== (multipart ? 'multipart/form-data' : 'application/json')) throw new UnsupportedMediaTypeError();
}
