import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const flows = new WeakMap<Request, ReturnType<typeof AsyncLocalStorage.snapshot>>();

/** Stores the asynchronous context of a request (its reference, its trace) for `resumeAsyncContext`. */
export function rememberAsyncContext(request: Request, _response: Response, next: NextFunction): void {
  flows.set(request, AsyncLocalStorage.snapshot());
  next();
}

/**
 * Restores the context of the request: the end of a body is an event of the connection, which belongs to no request.
 */
export function resumeAsyncContext(request: Request, _response: Response, next: NextFunction): void {
  const resume = flows.get(request);
  if (resume) resume(() => next());
  else next();
}
