import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { cspReportPath } from './csp-reports.js';

/** Placeholder in the policy of pages for the nonce of an answer. */
const nonceMark = 'nonce-of-the-answer';

const strict = headersOf(
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'", `'nonce-${nonceMark}'`],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", `'nonce-${nonceMark}'`],
        // Attributes that a script sets through the CSSOM need no permission; the markup of the phone page and of the
        // pages has some style attributes.
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
  }),
);

/** Headers of the Swagger page: it has its own inline styles, is for developers and runs no inline script. */
const forDocs = headersOf(
  helmet({
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
  }),
);

/** The headers that helmet sets on every answer, computed once, because they do not depend on the request. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Map<string, string> {
  const found = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => found.set(name, value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return found;
}

/**
 * The product uses no sensor, camera or payment function of the browser, so an injected script must not use one either.
 */
const permissionsPolicy = [
  'accelerometer',
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

const policyHeader = 'Content-Security-Policy';
const policyOfPages = strict.get(policyHeader) ?? '';

/** Headers of every answer except the developers' page; without a nonce no inline code runs. */
const common = Object.entries({
  ...Object.fromEntries(strict),
  [policyHeader]: policyOfPages.replaceAll(` 'nonce-${nonceMark}'`, ''),
  'Permissions-Policy': permissionsPolicy,
  'Reporting-Endpoints': `csp="${cspReportPath}"`,
});

const fileHeaders = new Set(['Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']);
/**
 * Headers of a file of the shell or of a remote, which is not a page: opened as a page, it runs nothing. The other
 * headers of a page are left out, because they would add a tenth to every small file.
 */
const ofFiles = [
  [policyHeader, "default-src 'none';frame-ancestors 'none'"] as const,
  ...common.filter(([name]) => fileHeaders.has(name)),
];

/**
 * The nonce of this answer, for the page's inline script and for the style nonce that the kit needs. It also adds the
 * nonce to the answer's policy, so only code that answers a page may call this.
 */
export function cspNonceOf(response: Response): string {
  const held: unknown = response.locals['cspNonce'];
  if (typeof held === 'string') return held;
  // 122 random bits, in characters that a nonce may contain.
  const nonce = randomUUID();
  response.locals['cspNonce'] = nonce;
  response.setHeader(policyHeader, policyOfPages.replaceAll(nonceMark, nonce));
  return nonce;
}

/** Security headers of every answer. API answers are not cached anywhere, unless their route says otherwise. */
export const securityHeaders: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  const { path } = request;
  const isFile = path.startsWith('/assets/') || path.startsWith('/remotes/');
  for (const [name, value] of isFile ? ofFiles : common) response.setHeader(name, value);
  if (path.startsWith('/api/') || path.startsWith('/simulator/')) response.setHeader('Cache-Control', 'no-store');
  if (path === '/api/docs' || path.startsWith('/api/docs/'))
    for (const [name, value] of forDocs) response.setHeader(name, value);
  next();
};
