import { Injectable } from '@nestjs/common';
import type { DecisionElsewhere } from '@waqf/contracts/approvals';
import type { DecisionSource } from '../../approvals/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { mayDecideNow } from '../domain/decider.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';

const mostProposals = 50;

/** Proposed rules that the person may approve or reject now. They are decided on the page of the waqf's rules. */
@Injectable()
export class ListAwaitingRules implements DecisionSource {
  constructor(
    private readonly ruleSets: RuleSetRepository,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  async awaiting(ctx: Ctx, waqfIds: readonly string[]): Promise<DecisionElsewhere[]> {
    if (waqfIds.length === 0 || ctx.actor.kind !== 'person') return [];
    const { userId } = ctx.actor;
    const proposed = await this.ruleSets.proposed(ctx, waqfIds, mostProposals);
    const waqfs = await this.memberships.ofAll(
      ctx,
      proposed.map(({ waqfId }) => waqfId),
    );
    const mine = proposed.flatMap((set) => {
      const waqf = waqfs.get(set.waqfId);
      return waqf && mayDecideNow(waqf, set, userId, ctx.clock.now()) ? [{ set, waqf }] : [];
    });
    const people = await this.identity.people(ctx, [...new Set(mine.map(({ set }) => set.proposedBy))]);
    return mine.map(({ set, waqf }) => ({
      key: `rules-${set.id}`,
      waqfId: set.waqfId,
      waqfName: waqf.waqfName,
      describe: {
        ar: `قواعد توزيع مقترحة، النسخة ${set.version}`,
        en: `Proposed distribution rules, version ${set.version}`,
      },
      requestedBy: people.get(set.proposedBy)?.fullName ?? '',
      requestedAt: set.proposedAt.toISOString(),
      to: `/waqf/${set.waqfId}/rules`,
    }));
  }
}
