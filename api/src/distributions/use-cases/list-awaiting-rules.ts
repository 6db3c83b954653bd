import { Injectable } from '@nestjs/common';
import type { DecisionElsewhere } from '@waqf/contracts/approvals';
import type { DecisionSource, OpenDecisions } from '../../approvals/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { selfApprovalFrom, mayDecideNow } from '../domain/decider.js';
import type { RuleSet } from '../domain/rule-set.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';

const mostProposals = 50;

/**
 * Proposed rules that the person may approve or reject now, and those that the person proposed and others decide on.
 * They are decided on the page of the waqf's rules.
 */
@Injectable()
export class ListAwaitingRules implements DecisionSource {
  constructor(
    private readonly ruleSets: RuleSetRepository,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  async open(ctx: Ctx, waqfIds: readonly string[]): Promise<OpenDecisions> {
    if (waqfIds.length === 0 || ctx.actor.kind !== 'person') return { awaiting: [], asked: [] };
    const { userId } = ctx.actor;
    const proposed = await this.ruleSets.proposed(ctx, waqfIds, mostProposals);
    const waqfs = await this.memberships.ofAll(
      ctx,
      proposed.map(({ waqfId }) => waqfId),
    );
    const shown = proposed.flatMap((set) => {
      const waqf = waqfs.get(set.waqfId);
      const mayDecide = waqf !== undefined && mayDecideNow(waqf, set, userId, ctx.clock.now());
      // Whoever decides alone after the wait waits for nobody.
      const asked = waqf !== undefined && set.proposedBy === userId && selfApprovalFrom(waqf, set) === null;
      return waqf && (mayDecide || asked) ? [{ set, waqf, mayDecide }] : [];
    });
    const people = await this.identity.people(ctx, [...new Set(shown.map(({ set }) => set.proposedBy))]);
    const rows = shown.map(({ set, waqf, mayDecide }) => ({
      mayDecide,
      row: this.rowOf(set, waqf.waqfName, people.get(set.proposedBy)?.fullName ?? ''),
    }));
    return {
      awaiting: rows.flatMap(({ row, mayDecide }) => (mayDecide ? [row] : [])),
      asked: rows.flatMap(({ row, mayDecide }) => (mayDecide ? [] : [row])),
    };
  }

  private rowOf(set: RuleSet, waqfName: string, requestedBy: string): DecisionElsewhere {
    return {
      key: `rules-${set.id}`,
      waqfId: set.waqfId,
      waqfName,
      describe: {
        ar: `قواعد توزيع مقترحة، النسخة ${set.version}`,
        en: `Proposed distribution rules, version ${set.version}`,
      },
      requestedBy,
      requestedAt: set.proposedAt.toISOString(),
      to: `/waqf/${set.waqfId}/rules`,
    };
  }
}
