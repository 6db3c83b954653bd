import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { cspReportPath } from './csp-reports.js';

/** Nonce of this answer, for the page's inlined script and for the style nonce that the kit asks for. */
export function cspNonceOf(response: Response): string {
  const nonce: unknown = response.locals['cspNonce'];
  if (typeof nonce !== 'string') throw new Error('security headers did not run');
  return nonce;
}

const nonceSource = (_request: IncomingMessage, response: ServerResponse): string =>
  `'nonce-${cspNonceOf(response as Response)}'`;

const strict = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      scriptSrc: ["'self'", nonceSource],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", nonceSource],
      // Attributes that a script sets through the CSSOM need nothing; the phone page's and the pages' own markup has
      // some.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      reportUri: [cspReportPath],
      reportTo: ['csp'],
    },
  },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
});

/** Swagger's page brings its own inline styles; it is a page for developers and runs no inline script. */
const forDocs = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
});

/** The product asks for no sensor, camera or payment of the browser; a script that got in must not either. */
const permissionsPolicy = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Security headers of every answer. What a call answers is stored nowhere, unless its route says otherwise. */
export const securityHeaders: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  // 122 random bits, in letters that a nonce may have.
  response.locals['cspNonce'] = randomUUID();
  response.setHeader('Permissions-Policy', permissionsPolicy);
  response.setHeader('Reporting-Endpoints', `csp="${cspReportPath}"`);
  if (/^\/(?:api|simulator)\//.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  (request.path === '/api/docs' || request.path.startsWith('/api/docs/') ? forDocs : strict)(request, response, next);
};
