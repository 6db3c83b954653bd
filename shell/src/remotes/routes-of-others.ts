import type { ServedRoute } from '@waqf/contracts/releases';

/** `/waqf/:waqfId` and `/waqf/:id` are the same address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * The addresses that only other remotes serve. They are added to the user's own, because otherwise the founder's
 * `/waqf/create` would be read as the waqf `create` of `/waqf/:waqfId`.
 */
export function routesOfOthers(
  everybodys: readonly ServedRoute[],
  own: ReadonlyArray<{ path: string }>,
): ServedRoute[] {
  const served = new Set(own.map(({ path }) => shapeOf(path)));
  return everybodys.filter(({ path }) => !served.has(shapeOf(path)));
}
