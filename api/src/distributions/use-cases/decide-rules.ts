import { Injectable } from '@nestjs/common';
import { ApprovalsFacade } from '../../approvals/index.js';
import { StepUps } from '../../identity/index.js';
import type { Membership } from '../../membership/index.js';
import { Facts, personOf, Transactions, type Ctx } from '../../platform/index.js';
import { RulesAccess } from '../access.js';
import {
  DistributionsAlreadyDecidedError,
  DistributionsForbiddenError,
  DistributionsOwnProposalError,
  DistributionsRulesNotFoundError,
  DistributionsWaitingTimeError,
} from '../distributions.errors.js';
import { rulesApproved, rulesRejected } from '../distributions.facts.js';
import { selfApprovalFrom, deciderOf } from '../domain/decider.js';
import type { RuleSet } from '../domain/rule-set.js';
import { ruleSetStates } from '../domain/rule-set-states.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';

interface Decision {
  readonly waqfId: string;
  readonly version: number;
}

/** The decider approves or rejects proposed rules; the proposer may not, unless there is nobody else. */
@Injectable()
export class DecideRules {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
    private readonly facts: Facts,
    private readonly stepUps: StepUps,
    private readonly approvals: ApprovalsFacade,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRulesNotFoundError (404), DistributionsForbiddenError,
   * DistributionsOwnProposalError, DistributionsWaitingTimeError, IdentityStepUpError (403),
   * DistributionsAlreadyDecidedError, ApprovalsRequesterLeftError (409)
   */
  approve(ctx: Ctx, decision: Decision): Promise<RuleSet> {
    return this.decide(ctx, decision, 'approve', null, async (ctx, set) => {
      await this.stepUps.require(ctx, { kind: 'rules', id: `${set.waqfId}:${set.version}` });
      await this.approvals.requireStillEntitled(ctx, { ...set, requestedBy: set.proposedBy }, ['nazir', 'waqif']);
      const supersedes = await this.ruleSets.supersedeInForce(ctx, set.waqfId);
      await this.ruleSets.decide(ctx, set);
      await this.facts.record(ctx, rulesApproved, { ...factOf(set), supersedes });
    });
  }

  /** Rejects proposed rules, with the same errors as `approve` except IdentityStepUpError. */
  reject(ctx: Ctx, decision: Decision & { reason: string }): Promise<RuleSet> {
    const { reason } = decision;
    return this.decide(ctx, decision, 'reject', reason, async (ctx, set) => {
      await this.ruleSets.decide(ctx, set);
      await this.facts.record(ctx, rulesRejected, { ...factOf(set), reason });
    });
  }

  private async decide(
    ctx: Ctx,
    { waqfId, version }: Decision,
    name: 'approve' | 'reject',
    reason: string | null,
    apply: (ctx: Ctx, set: RuleSet) => Promise<void>,
  ): Promise<RuleSet> {
    const waqf = await this.access.toDecide(ctx, waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const proposed = await this.ruleSets.findForUpdate(ctx, waqfId, version);
      if (!proposed) throw new DistributionsRulesNotFoundError();
      const state = ruleSetStates.next(proposed.state, name, () => new DistributionsAlreadyDecidedError());
      const { userId } = personOf(ctx);
      if (proposed.proposedBy === userId) requireAlone(ctx, waqf, proposed);
      else if (deciderOf(waqf, proposed.proposedBy) !== userId) throw new DistributionsForbiddenError();
      const set = { ...proposed, state, decidedBy: userId, decidedAt: ctx.clock.now(), reason };
      await apply(ctx, set);
      return set;
    });
  }
}

/** The proposer decides only when the waqf has nobody else, and after the waiting time. */
function requireAlone(ctx: Ctx, waqf: Membership, proposed: RuleSet): void {
  const from = selfApprovalFrom(waqf, proposed);
  if (from === null) throw new DistributionsOwnProposalError();
  if (ctx.clock.now() < from) throw new DistributionsWaitingTimeError(from);
}

const factOf = ({ waqfId, id, version, proposedBy }: RuleSet) => ({ waqfId, ruleSetId: id, version, proposedBy });
