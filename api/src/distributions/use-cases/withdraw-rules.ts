import { Injectable } from '@nestjs/common';
import { Facts, personOf, Transactions, type Ctx } from '../../platform/index.js';
import { RulesAccess } from '../access.js';
import {
  DistributionsAlreadyDecidedError,
  DistributionsForbiddenError,
  DistributionsRulesNotFoundError,
} from '../distributions.errors.js';
import { rulesWithdrawn } from '../distributions.facts.js';
import type { RuleSet } from '../domain/rule-set.js';
import { ruleSetStates } from '../domain/rule-set-states.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';

/** The proposer of rules withdraws them before the decision. */
@Injectable()
export class WithdrawRules {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRulesNotFoundError (404), DistributionsForbiddenError (403),
   * DistributionsAlreadyDecidedError (409)
   */
  async execute(ctx: Ctx, { waqfId, version }: { waqfId: string; version: number }): Promise<RuleSet> {
    await this.access.toSee(ctx, waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const proposed = await this.ruleSets.findForUpdate(ctx, waqfId, version);
      if (!proposed) throw new DistributionsRulesNotFoundError();
      const { userId } = personOf(ctx);
      if (proposed.proposedBy !== userId) throw new DistributionsForbiddenError();
      const state = ruleSetStates.next(proposed.state, 'withdraw', () => new DistributionsAlreadyDecidedError());
      const set = { ...proposed, state, decidedBy: userId, decidedAt: ctx.clock.now() };
      await this.ruleSets.decide(ctx, set);
      const { id: ruleSetId, proposedBy } = set;
      await this.facts.record(ctx, rulesWithdrawn, { waqfId, ruleSetId, version, proposedBy });
      return set;
    });
  }
}
