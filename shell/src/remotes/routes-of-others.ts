import type { ServedRoute } from '@waqf/contracts/releases';

/** `/waqf/:waqfId` and `/waqf/:id` are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * The addresses that only other remotes serve. They stand beside the person's own, because `/waqf/create` of the
 * founder would otherwise be read as the waqf `create` of `/waqf/:waqfId`.
 */
export function routesOfOthers(
  everybodys: readonly ServedRoute[],
  own: ReadonlyArray<{ path: string }>,
): ServedRoute[] {
  const served = new Set(own.map(({ path }) => shapeOf(path)));
  return everybodys.filter(({ path }) => !served.has(shapeOf(path)));
}
