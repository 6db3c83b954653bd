import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { referenceOf } from '../http/reference.js';

const references = new AsyncLocalStorage<string>();

type CallEnded = (request: Request, response: Response, milliseconds: number) => void;
const listeners = new Set<CallEnded>();

/** Hears of every call that has ended, probes left out. @returns ends that */
export function onCallEnded(listener: CallEnded): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reference of the request that is being answered here, if any. */
export const referenceHere = (): string | undefined => references.getStore();

/** One line a request, when its answer is out or nobody waits for it any more; none for probes. */
export function logRequest(request: Request, response: Response, next: NextFunction): void {
  if (!request.url.startsWith('/health/')) {
    const begun = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - begun;
      writeLine(request, response, Math.round(milliseconds));
      for (const listener of listeners) listener(request, response, milliseconds);
    });
  }
  references.run(referenceOf(request), next);
}

function writeLine(request: Request, response: Response, responseTime: number): void {
  const level = response.statusCode >= 500 ? 'error' : 'info';
  const logger = PinoLogger.root;
  if (!logger.isLevelEnabled(level)) return;
  const line = {
    reference: referenceOf(request),
    req: { method: request.method, path: request.originalUrl.split('?')[0] },
    res: { status: response.statusCode },
    responseTime,
  };
  logger[level](line, response.writableFinished ? 'request completed' : 'request aborted');
}
