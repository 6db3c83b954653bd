import type { ReleaseManifest, ServedRoute } from '@waqf/contracts/releases';

/** `/waqf/:waqfId` and `/waqf/:id` are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Every address of these remotes once; where several serve it, with the first `denied` message that one of them has.
 */
export function servedRoutes(manifests: readonly ReleaseManifest[]): ServedRoute[] {
  const routes = new Map<string, ServedRoute>();
  for (const route of manifests.flatMap((manifest) => manifest.routes ?? [])) {
    const known = routes.get(shapeOf(route.path));
    if (!known || (!known.denied && route.denied)) routes.set(shapeOf(route.path), route);
  }
  return [...routes.values()];
}
