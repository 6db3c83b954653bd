import type { ReleaseManifest, ServedRoute } from '@waqf/contracts/releases';
import { isMainRemote } from './main-remote.js';

/** `/waqf/:waqfId` and `/waqf/:id` are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Every address of these remotes once; where several serve it, with the first `denied` message that one of them has. A
 * remote that no role has as its own comes last and takes no address of another; its addresses say whose they are.
 */
export function servedRoutes(manifests: readonly ReleaseManifest[]): ServedRoute[] {
  const routes = new Map<string, ServedRoute>();
  const [mains, others] = [true, false].map((main) => manifests.filter(({ name }) => isMainRemote(name) === main));
  for (const route of (mains ?? []).flatMap((manifest) => manifest.routes ?? [])) {
    const known = routes.get(shapeOf(route.path));
    if (!known || (!known.denied && route.denied)) routes.set(shapeOf(route.path), route);
  }
  for (const { name: remote, roles = [], routes: own = [] } of others ?? [])
    for (const route of own)
      if (!routes.has(shapeOf(route.path))) routes.set(shapeOf(route.path), { ...route, from: { remote, roles } });
  return [...routes.values()];
}
