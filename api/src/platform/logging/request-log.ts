import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { referenceOf } from '../http/reference.js';

const references = new AsyncLocalStorage<string>();

/** Reference of the request that is being answered here, if any. */
export const referenceHere = (): string | undefined => references.getStore();

/** One line a request, when its answer is out or nobody waits for it any more; none for probes. */
export function logRequest(request: Request, response: Response, next: NextFunction): void {
  if (!request.url.startsWith('/health/')) {
    const begun = Date.now();
    response.once('close', () => writeLine(request, response, begun));
  }
  references.run(referenceOf(request), next);
}

function writeLine(request: Request, response: Response, begun: number): void {
  const level = response.statusCode >= 500 ? 'error' : 'info';
  const logger = PinoLogger.root;
  if (!logger.isLevelEnabled(level)) return;
  const line = {
    reference: referenceOf(request),
    req: { method: request.method, path: request.originalUrl.split('?')[0] },
    res: { status: response.statusCode },
    responseTime: Date.now() - begun,
  };
  logger[level](line, response.writableFinished ? 'request completed' : 'request aborted');
}
