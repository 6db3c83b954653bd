import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** A layer of Express's router that has a route; the library's types omit `match`. */
interface Layer {
  readonly route: { readonly path: unknown; readonly stack: readonly { readonly method?: string }[] };
  readonly handle: RequestHandler;
  match(path: string): boolean;
}

const variable = /[:*{}()[\]?+!\\]/;

/**
 * Finds routes whose path has no variable part with one map lookup. Express's router tries the paths of all routes in
 * order, and there are hundreds.
 */
export class ExactRoutes {
  private readonly known = new Map<string, Layer>();

  /** Learns the routes of a complete application. A route that is hidden by an earlier one stays hidden. */
  learn(app: NestExpressApplication): void {
    const express: unknown = app.getHttpAdapter().getInstance();
    const { stack } = (express as { router: { stack: (Layer | Omit<Layer, 'route'>)[] } }).router;
    const routes = stack.filter((layer) => 'route' in layer && layer.route !== undefined) as Layer[];
    for (const [place, layer] of routes.entries()) {
      const path = layer.route.path;
      if (typeof path !== 'string' || variable.test(path)) continue;
      const before = routes.slice(0, place);
      for (const method of methodsOf(layer)) {
        const isHidden = before.some((other) => methodsOf(other).includes(method) && Boolean(other.match(path)));
        if (!isHidden) this.known.set(`${method} ${path}`, layer);
      }
    }
  }

  readonly serve = (request: Request, response: Response, next: NextFunction): void => {
    const { url } = request;
    const query = url.indexOf('?');
    const layer = this.known.get(`${request.method} ${query < 0 ? url : url.slice(0, query)}`);
    if (!layer) return next();
    request.route = layer.route;
    request.params = {};
    void layer.handle(request, response, next);
  };
}

const methodsOf = ({ route }: Layer): string[] => route.stack.map(({ method }) => (method ?? 'all').toUpperCase());
