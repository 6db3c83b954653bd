import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const flows = new WeakMap<Request, ReturnType<typeof AsyncLocalStorage.snapshot>>();

/** Remembers what a request belongs to (its reference, its trace), for `resumeFlow`. */
export function rememberFlow(request: Request, _response: Response, next: NextFunction): void {
  flows.set(request, AsyncLocalStorage.snapshot());
  next();
}

/** The end of a body comes as an event of the connection, which belongs to no request: from here on it does again. */
export function resumeFlow(request: Request, _response: Response, next: NextFunction): void {
  const resume = flows.get(request);
  if (resume) resume(() => next());
  else next();
}
