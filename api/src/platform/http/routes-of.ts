import type { Request, RequestHandler } from 'express';

/** A layer of Express's router that has a route; the library's types omit `match`. */
export interface RouteLayer {
  readonly route: { readonly path: unknown; readonly stack: readonly { readonly method?: string }[] };
  readonly handle: RequestHandler;
  match(path: string): boolean;
}

/** The routes of an Express application, in the order in which its router tries them. */
export function routesOf(express: unknown): RouteLayer[] {
  const { stack } = (express as { router: { stack: (RouteLayer | Omit<RouteLayer, 'route'>)[] } }).router;
  return stack.filter((layer) => 'route' in layer && layer.route !== undefined) as RouteLayer[];
}

export const methodsOf = ({ route }: RouteLayer): string[] =>
  route.stack.map(({ method }) => (method ?? 'all').toUpperCase());

/**
 * The methods under which a path has a route, for an answer to a request with another method. Only the patterns of
 * routes are compared, so the answer says nothing about what exists.
 */
export function methodsAt(request: Request): string[] {
  const { path } = request;
  const found = routesOf(request.app).filter((layer) => layer.match(path));
  const methods = new Set(found.flatMap(methodsOf));
  // Express answers HEAD with the route of GET.
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].toSorted();
}
