import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Transactions } from '../../platform/index.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { ChangeRegistry } from './change-registry.js';
import { ReleaseGate } from './shared/release-gate.js';

/**
 * Runs a scheduled promotion. Skipped when the canary was changed, stopped or rescheduled; postponed while its faults
 * lock the promotion.
 */
@Injectable()
export class ProcessDuePromotion {
  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly gate: ReleaseGate,
    private readonly registry: ChangeRegistry,
  ) {}

  /** @param promotion `at`: when the canary was to be promoted, as an ISO moment */
  async execute(ctx: Ctx, promotion: { remote: RemoteName; version: string; at: string }): Promise<void> {
    const { remote, version, at: due } = promotion;
    await this.transactions.run(ctx, async (ctx) => {
      const entry = await this.releases.lockEntry(ctx, remote);
      const { canary } = entry ?? {};
      if (!entry || canary?.version !== version || canary.promotesAt?.toISOString() !== due) return;
      const at = await this.gate.lockedUntil(ctx, remote, version);
      await this.registry.apply(ctx, remote, entry, { act: 'promote', version, at }, { by: null });
    });
  }
}
