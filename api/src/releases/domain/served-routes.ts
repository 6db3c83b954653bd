import type { ReleaseManifest, ServedRoute } from '@waqf/contracts/releases';
import { isMainRemote } from './main-remote.js';

/** `/waqf/:waqfId` and `/waqf/:id` are the same address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Every address of these remotes once; when several remotes serve it, with the first `denied` message found. A remote
 * that is no role's own comes last and does not replace an address of another; its addresses name the remote.
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
