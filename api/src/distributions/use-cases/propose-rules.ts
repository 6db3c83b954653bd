import { Injectable } from '@nestjs/common';
import type { ProposeRules as Proposal, RuleInput } from '@waqf/contracts/distributions';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import {
  ChangedMeanwhileError,
  Facts,
  newId,
  personOf,
  Transactions,
  type Ctx,
  type Json,
} from '../../platform/index.js';
import { RulesAccess } from '../access.js';
import { DistributionsInvalidRulesError, DistributionsProposalOpenError } from '../distributions.errors.js';
import { rulesProposed } from '../distributions.facts.js';
import { problemsOf } from '../domain/check-rules.js';
import { ruleFrom } from '../domain/rule-from-input.js';
import type { RuleSet } from '../domain/rule-set.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { toRule } from '../presenter.js';

/** The nazir or the founder proposes how the yield is divided. */
@Injectable()
export class ProposeRules {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), DistributionsForbiddenError (403), DistributionsWaqfNotApprovedError
   * (409), DistributionsInvalidRulesError (422), DistributionsProposalOpenError, ChangedMeanwhileError (409)
   */
  async execute(ctx: Ctx, { waqfId, rules, effectiveFrom, seen }: Proposal & { waqfId: string }): Promise<RuleSet> {
    await this.access.toPropose(ctx, waqfId);
    return this.transactions.run(ctx, async (ctx) => {
      const people = await this.beneficiaries.participants(ctx, waqfId, effectiveFrom);
      const cited = rules.flatMap(({ clause }) => clause?.documentId ?? []);
      const foreign = await this.documents.notOf(ctx, waqfId, cited);
      const problems = problemsOf(rules.map(ruleFrom), people, foreign);
      if (problems.length > 0) throw new DistributionsInvalidRulesError(problems);
      const proposedBy = personOf(ctx).userId;
      const given = { id: newId(), waqfId, rules, effectiveFrom, proposedBy, proposedAt: ctx.clock.now() };
      const set = await this.ruleSets.add(ctx, given);
      if (!set) throw new DistributionsProposalOpenError();
      // Read after the row is added: it waits for an approval under way, and none can follow while it is open.
      const replaces = await this.ruleSets.versionInForce(ctx, waqfId);
      if ((seen?.version ?? replaces) !== replaces) throw new ChangedMeanwhileError({ version: replaces });
      const { id: ruleSetId, version } = set;
      const fact = { waqfId, ruleSetId, version, proposedBy, effectiveFrom, rules: rules.map(asJson) };
      await this.facts.record(ctx, rulesProposed, fact);
      return set;
    });
  }
}

function asJson(rule: RuleInput): Json {
  const { to, clause, ...plain } = toRule(rule);
  return { ...plain, to: to ? { ...to } : null, clause: clause ? { ...clause } : null } as Json;
}
