import { Injectable } from '@nestjs/common';
import type { RulesAnswer, RuleSet as WireRuleSet } from '@waqf/contracts/distributions';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import type { Membership } from '../../membership/index.js';
import { RulesAccess } from '../access.js';
import { selfApprovalFrom, mayDecideNow } from '../domain/decider.js';
import type { RuleSet } from '../domain/rule-set.js';
import { ruleSetStates } from '../domain/rule-set-states.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { ruleSetByShares, toRuleSet } from '../presenter.js';

/** A waqf's rules: those in force, those proposed, and every older version. */
@Injectable()
export class ViewRules {
  constructor(
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<RulesAnswer> {
    const waqf = await this.access.toSee(ctx, waqfId);
    const { relations, status } = waqf;
    const { userId } = personOf(ctx);
    const sets = await this.ruleSets.ofWaqf(ctx, waqfId);
    const versions = await this.describe(ctx, sets);
    const open = sets.find(({ state }) => state === 'proposed');
    const alone = open?.proposedBy === userId ? selfApprovalFrom(waqf, open) : null;
    const transitions = open ? ruleSetStates.mayNow(open.state, partiesOf(ctx, waqf, open)) : [];
    return {
      ...(versions.find(({ state }) => state === 'in_force') ?? ruleSetByShares),
      proposed: versions.find(({ state }) => state === 'proposed') ?? null,
      versions,
      may: {
        propose: !open && status === 'approved' && relations.some((relation) => relation !== 'admin'),
        approve: transitions.includes('approve'),
        withdraw: transitions.includes('withdraw'),
        approveFrom: alone?.toISOString() ?? null,
      },
    };
  }

  /** Versions in the shape of the contract, with the names of the proposers and deciders. */
  async describe(ctx: Ctx, sets: readonly RuleSet[]): Promise<WireRuleSet[]> {
    const ids = new Set(sets.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? proposedBy]));
    const people = await this.identity.people(ctx, [...ids]);
    const names = new Map([...people].map(([id, { fullName }]) => [id, fullName]));
    return sets.map((set) => toRuleSet(set, names));
  }
}

/** The user's part in a proposal; somebody who decides alone is both proposer and decider. */
function partiesOf(ctx: Ctx, waqf: Membership, proposed: RuleSet): string[] {
  const { userId } = personOf(ctx);
  return [
    ...(proposed.proposedBy === userId ? ['proposer'] : []),
    ...(mayDecideNow(waqf, proposed, userId, ctx.clock.now()) ? ['decider'] : []),
  ];
}
