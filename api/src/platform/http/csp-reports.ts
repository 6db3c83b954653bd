import { Logger } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { chainHandlers } from './chain-handlers.js';

/** The path to which browsers report what the content security policy blocked. */
export const cspReportPath = '/api/csp-reports';

/** Maximum number of log lines per minute and process, because anybody can send reports. */
const linesAMinute = 60;
const text = z.catch(z.string(), '');
const legacy = z.object({
  'csp-report': z.object({ 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }),
});
const modern = z.array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }));

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/**
 * Accepts reports in both formats that browsers send, and logs them without query strings, which may contain what users
 * typed.
 */
export function takeCspReports(): RequestHandler[] {
  const logger = new Logger('ContentSecurityPolicy');
  let minute = 0;
  let lines = 0;
  const read = express.json({ limit: '16kb', type: ['application/csp-report', 'application/reports+json'] });
  const take = (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'POST') return next();
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    for (const violation of violationsIn(request.body)) {
      lines += 1;
      if (lines <= linesAMinute) logger.warn(violation, 'a page was kept from doing something');
    }
    response.status(204).end();
  };
  const handle = chainHandlers([read, take]);
  return [(request, response, next) => (request.path === cspReportPath ? handle(request, response, next) : next())];
}

function violationsIn(body: unknown): Violation[] {
  const old = legacy.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [violation(report['violated-directive'], report['blocked-uri'], report['document-uri'])];
  }
  const reports = modern.safeParse(body);
  if (!reports.success) return [];
  return reports.data
    .slice(0, 10)
    .map(({ body: report }) => violation(report.effectiveDirective, report.blockedURL, report.documentURL));
}

const violation = (directive: string, blocked: string, page: string): Violation => ({
  directive: directive.slice(0, 100),
  blocked: place(blocked),
  page: place(page),
});

/** Origin and path of an address. */
function place(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 40);
  const { origin, pathname, protocol } = new URL(address);
  return (origin === 'null' ? protocol : `${origin}${pathname}`).slice(0, 200);
}
