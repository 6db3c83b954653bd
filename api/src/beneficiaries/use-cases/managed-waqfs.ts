import type { Ctx } from '../../platform/index.js';
import type { WaqfStanding } from '../../standing/index.js';

/** The waqfs whose beneficiaries the person looks after: as nazir, or as administrator all. */
export async function managedWaqfs(ctx: Ctx, standing: WaqfStanding): Promise<string[]> {
  const standings = await standing.ofAll(ctx, await standing.visibleWaqfIds(ctx));
  return [...standings.values()]
    .filter(({ relations }) => relations.includes('nazir') || relations.includes('admin'))
    .map(({ waqfId }) => waqfId);
}
