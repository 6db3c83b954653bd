import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { levels } from 'pino';
import { isFault } from '../http/fault.js';
import { referenceOf } from '../http/reference.js';
import { currentTraceId } from '../tracing/tracing.js';
import { logLines } from './log-lines.js';

const references = new AsyncLocalStorage<string>();

type CallEnded = (request: Request, response: Response, milliseconds: number) => void;
const listeners = new Set<CallEnded>();

/** Calls the listener after every request except probes. @returns a function that unsubscribes */
export function onCallEnded(listener: CallEnded): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reference of the request that is being answered in this context, if any. */
export const currentReference = (): string | undefined => references.getStore();

/**
 * Logs one line per request when it was answered or its caller has disconnected; probes are not logged.
 * @param printed the lowest level that is printed; lower levels are only kept for the administrators' page
 */
export function logRequests(printed: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!request.url.startsWith('/health/')) {
      const begun = performance.now();
      response.once('close', () => {
        const milliseconds = performance.now() - begun;
        writeLine(request, response, Math.round(milliseconds), printed);
        for (const listener of listeners) listener(request, response, milliseconds);
      });
    }
    references.run(referenceOf(request), next);
  };
}

/** A page loads dozens of files; successful ones are logged at `debug` only. */
export function levelOf(path: string, status: number, fault = status >= 500): 'error' | 'info' | 'debug' {
  if (fault) return 'error';
  return status < 400 && isAsset(path) ? 'debug' : 'info';
}

const isAsset = (path: string): boolean => !path.startsWith('/api/') && /\.[a-z0-9]+$/i.test(path);

function writeLine(request: Request, response: Response, responseTime: number, printed: string): void {
  const path = request.originalUrl.split('?')[0] ?? '';
  const status = response.statusCode;
  const level = levelOf(path, status, isFault(response));
  const logger = PinoLogger.root;
  if (!logger.isLevelEnabled(level)) return;
  const { method } = request;
  const reference = referenceOf(request);
  if (levelValue(level) < levelValue(printed))
    return logLines.addCall({ level, method, path, status, reference, trace: currentTraceId(), responseTime });
  const line = { reference, req: { method, path }, res: { status }, responseTime };
  logger[level](line, response.writableFinished ? 'request completed' : 'request aborted');
}

/** The value of a level by which levels are compared; an unknown one, like `silent`, is above all. */
export const levelValue = (level: string): number => levels.values[level] ?? Number.POSITIVE_INFINITY;
