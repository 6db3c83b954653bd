import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Joins handlers into one: each is called when the previous one calls `next`; an error skips the rest. Express compares
 * the path of a request with that of every handler, which is wasted work for handlers of all paths.
 */
export function chainHandlers(handlers: readonly RequestHandler[]): RequestHandler {
  return (request: Request, response: Response, done: NextFunction) => {
    let place = 0;
    const next = (error?: unknown): void => {
      const handler = error ? undefined : handlers[place++];
      if (!handler) return done(error);
      try {
        void handler(request, response, next);
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}
