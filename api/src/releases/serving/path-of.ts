import type { Request } from 'express';

/** Path of the address as it was asked for; `request.path` is relative to where Nest mounted the middleware. */
export const pathOf = (request: Request): string => request.originalUrl.split('?', 1)[0] ?? '/';
