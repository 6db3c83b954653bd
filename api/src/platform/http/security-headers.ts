import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { cspReportPath } from './csp-reports.js';

/** Stands for the nonce of an answer in the policy of pages. */
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
  }),
);

/** Swagger's page brings its own inline styles; it is a page for developers and runs no inline script. */
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

/** What helmet sets on every answer, found once: none of it depends on the call. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Map<string, string> {
  const found = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => found.set(name, value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return found;
}

/** The product asks for no sensor, camera or payment of the browser; a script that got in must not either. */
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

/** Of every answer that is not the page for developers; without a nonce, nothing inlined runs. */
const common = Object.entries({
  ...Object.fromEntries(strict),
  [policyHeader]: policyOfPages.replaceAll(` 'nonce-${nonceMark}'`, ''),
  'Permissions-Policy': permissionsPolicy,
  'Reporting-Endpoints': `csp="${cspReportPath}"`,
});

const fileHeaders = new Set(['Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']);
/**
 * Of a file of the shell or of a remote, which is no page: whoever opens it as one gets nothing that runs. What else a
 * page is told would be a tenth of a small file, with every file.
 */
const ofFiles = [
  [policyHeader, "default-src 'none';frame-ancestors 'none'"] as const,
  ...common.filter(([name]) => fileHeaders.has(name)),
];

/**
 * Nonce of this answer, for the page's inlined script and for the style nonce that the kit asks for. Who asks for it
 * answers a page: the policy admits the nonce from then on.
 */
export function cspNonceOf(response: Response): string {
  const held: unknown = response.locals['cspNonce'];
  if (typeof held === 'string') return held;
  // 122 random bits, in letters that a nonce may have.
  const nonce = randomUUID();
  response.locals['cspNonce'] = nonce;
  response.setHeader(policyHeader, policyOfPages.replaceAll(nonceMark, nonce));
  return nonce;
}

/** Security headers of every answer. What a call answers is stored nowhere, unless its route says otherwise. */
export const securityHeaders: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  const { path } = request;
  const isFile = path.startsWith('/assets/') || path.startsWith('/remotes/');
  for (const [name, value] of isFile ? ofFiles : common) response.setHeader(name, value);
  if (path.startsWith('/api/') || path.startsWith('/simulator/')) response.setHeader('Cache-Control', 'no-store');
  if (path === '/api/docs' || path.startsWith('/api/docs/'))
    for (const [name, value] of forDocs) response.setHeader(name, value);
  next();
};
