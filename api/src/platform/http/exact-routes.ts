import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { methodsOf, type RouteLayer, routesOf } from './routes-of.js';

const variable = /[:*{}()[\]?+!\\]/;

/**
 * Finds routes whose path has no variable part with one map lookup. Express's router tries the paths of all routes in
 * order, and there are hundreds.
 */
export class ExactRoutes {
  private readonly known = new Map<string, RouteLayer>();

  /** Learns the routes of a complete application. A route that is hidden by an earlier one stays hidden. */
  learn(app: NestExpressApplication): void {
    const routes = routesOf(app.getHttpAdapter().getInstance());
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
