import type { Request } from 'express';

/** The path of the original request; `request.path` is relative to where Nest mounted the middleware. */
export const pathOf = (request: Request): string => request.originalUrl.split('?', 1)[0] ?? '/';

/** The methods that pages and files answer. */
export const readingMethods: readonly string[] = ['GET', 'HEAD'];
