import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Several handlers as one, each called when the one before it goes on; an error goes past the rest. Express's router
 * compares the path of a call with every handler's before it calls it, and these want every path.
 */
export function inTurn(handlers: readonly RequestHandler[]): RequestHandler {
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
