import type { CookieOptions, Request } from 'express';

/**
 * The session's cookie for a request: `__Host-` over https; browsers refuse that prefix on http, where the plain
 * name serves localhost.
 */
export function sessionCookieOf(request: Request): { name: string; options: CookieOptions } {
  return cookieOf(request, 'waqf-session');
}

/** Express setting: people reach the platform over https, even where a proxy ends it and sends no header about it. */
export const httpsSetting = 'waqf https';

/** A cookie of ours by its plain name: HttpOnly, SameSite=Lax, whole site, for the browser's session. */
export function cookieOf(request: Request, plainName: string): { name: string; options: CookieOptions } {
  const secure = request.secure || request.app.get(httpsSetting) === true;
  return {
    name: secure ? `__Host-${plainName}` : plainName,
    options: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}

/** Value of a cookie, or undefined. Of repeated names the first counts. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
