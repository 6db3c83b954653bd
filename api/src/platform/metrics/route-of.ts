import type { Request } from 'express';

/** The pattern that answered a call, e.g. `/api/waqf/:id`: it stands for all addresses that it serves. */
export function routeOf(request: Request): string {
  const route: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return typeof route === 'string' ? route : 'other';
}
