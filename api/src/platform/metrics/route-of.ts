import type { Request } from 'express';

/** The route pattern that answered a request, e.g. `/api/waqf/:id`, in place of the actual addresses. */
export function routeOf(request: Request): string {
  const route: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return typeof route === 'string' ? route : 'other';
}
