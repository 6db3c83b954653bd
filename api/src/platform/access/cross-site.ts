import type { Request } from 'express';
import { CrossSiteError, UnsupportedMediaTypeError } from '../errors/platform.errors.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for calls that change something. */
export function isUnsafe(request: Request): boolean {
  return !safeMethods.has(request.method);
}

/**
 * An unsafe call must come from a page of ours: browsers say so in `Sec-Fetch-Site`, or in `Origin`. A caller that says
 * neither is refused too, because a form of another site can be made to say neither in old browsers.
 * @param publicUrl our address, where it is set; otherwise scheme and host of the request
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
  // As browsers write it; only other spellings of our address have to be parsed.
  if (origin === (publicUrl ?? `${request.protocol}://${request.host}`)) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: normalised } = new URL(origin);
  if (publicUrl !== undefined) return normalised === new URL(publicUrl).origin;
  return normalised === `${request.protocol}://${request.host.toLowerCase()}`;
}

/**
 * A body is JSON, or multipart where the route takes files; simple types that a form can send are refused.
 * @throws UnsupportedMediaTypeError (415)
 */
export function refuseForeignMediaType(request: Request, multipart: boolean): void {
  const hasBody = request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
  if (!hasBody) return;
  const type = (request.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== (multipart ? 'multipart/form-data' : 'application/json')) throw new UnsupportedMediaTypeError();
}
