import { Injectable } from '@nestjs/common';
import type { DevelopmentFlagView } from '@waqf/contracts/releases';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { stateOfFlag } from '../domain/development-flag.js';
import { DevelopmentFlagRepository } from '../persistence/development-flag.repository.js';

/** An expired flag stays in the list for one day. */
const keptInSightMs = 24 * 3_600_000;

/** Lists who may see development versions now, and who could until recently. */
@Injectable()
export class ListDevelopmentFlags {
  constructor(
    private readonly flags: DevelopmentFlagRepository,
    private readonly identity: IdentityFacade,
  ) {}

  /** Newest first. @throws ForbiddenError (403) */
  async execute(ctx: Ctx): Promise<DevelopmentFlagView[]> {
    requireCapability(ctx, 'system.admin');
    const now = ctx.clock.now();
    const rows = await this.flags.list(ctx, new Date(now.getTime() - keptInSightMs));
    const people = await this.identity.people(ctx, [...new Set(rows.map(({ madeBy }) => madeBy))]);
    return rows.map((row) => ({
      id: row.id,
      remote: row.remote,
      name: row.name,
      madeBy: people.get(row.madeBy)?.fullName ?? null,
      madeAt: row.madeAt.toISOString(),
      until: row.until.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      state: stateOfFlag(row, now),
    }));
  }
}
