import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { referenceOf } from '../http/reference.js';

const references = new AsyncLocalStorage<string>();

type CallEnded = (request: Request, response: Response, milliseconds: number) => void;
const listeners = new Set<CallEnded>();

/** Calls the listener after every call but probes. @returns stops it */
export function onCallEnded(listener: CallEnded): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reference of the request that is being answered here, if any. */
export const referenceHere = (): string | undefined => references.getStore();

/** Logs one line a request, once it was answered or its caller has gone; none for probes. */
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

/** A page brings dozens of files along; what went well with them is no news. */
export function levelOf(path: string, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status < 400 && isAsset(path) ? 'debug' : 'info';
}

const isAsset = (path: string): boolean => !path.startsWith('/api/') && /\.[a-z0-9]+$/i.test(path);

function writeLine(request: Request, response: Response, responseTime: number): void {
  const level = levelOf(request.originalUrl.split('?')[0] ?? '', response.statusCode);
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
