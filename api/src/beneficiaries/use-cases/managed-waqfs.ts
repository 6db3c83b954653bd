import type { Ctx } from '../../platform/index.js';
import type { Memberships } from '../../membership/index.js';

/** The waqfs whose beneficiaries the person looks after: as nazir, or as administrator all. */
export async function managedWaqfs(ctx: Ctx, membership: Memberships): Promise<string[]> {
  const memberships = await membership.ofAll(ctx, await membership.visibleWaqfIds(ctx));
  return [...memberships.values()]
    .filter(({ relations }) => relations.includes('nazir') || relations.includes('admin'))
    .map(({ waqfId }) => waqfId);
}
