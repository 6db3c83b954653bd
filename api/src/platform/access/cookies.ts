import type { CookieOptions, Request } from 'express';

/**
 * The session cookie of a request: prefixed `__Host-` over https. Browsers refuse that prefix over http, so localhost
 * uses the plain name.
 */
export function sessionCookieOf(request: Request): { name: string; options: CookieOptions } {
  return cookieOf(request, 'waqf-session');
}

/** Express setting: the public address is https, even when a proxy terminates TLS and sends no header that says so. */
export const httpsSetting = 'waqf https';

/**
 * A platform cookie by its plain name: HttpOnly, SameSite=Lax, valid for the whole site until the browser session ends.
 */
export function cookieOf(request: Request, plainName: string): { name: string; options: CookieOptions } {
  const secure = request.secure || request.app.get(httpsSetting) === true;
  return {
    name: secure ? `__Host-${plainName}` : plainName,
    options: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}

/** Value of a cookie, or undefined when it is missing. When a name is repeated, the first one is used. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
