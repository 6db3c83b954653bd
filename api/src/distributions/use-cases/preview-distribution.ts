import { Injectable } from '@nestjs/common';
import type { DistributionPreview, PreviewRules } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { halalas, parseAmount } from '@waqf/money';
import { BeneficiariesFacade, type Participant } from '../../beneficiaries/index.js';
import type { Ctx } from '../../platform/index.js';
import { RulesAccess } from '../access.js';
import { DistributionsInvalidRulesError, DistributionsSharesAbove100Error } from '../distributions.errors.js';
import { problemsOf } from '../domain/check-rules.js';
import { distribute, netOf, type Distribution, type DistributionInput } from '../domain/distribute.js';
import { ruleFrom } from '../domain/rule-from-input.js';
import { rulesByShares, type Rule } from '../domain/rule.js';
import { SharesAbove100Error } from '../domain/share-rules.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';
import { toPreview } from '../presenter.js';

/**
 * Shows how an amount would be divided among those entitled on a day, by the rules in force or by given rules. Nothing
 * is stored.
 */
@Injectable()
export class PreviewDistribution {
  constructor(
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), DistributionsInvalidRulesError, DistributionsSharesAbove100Error (422)
   */
  async execute(ctx: Ctx, input: PreviewRules & { waqfId: string }): Promise<DistributionPreview> {
    await this.access.toSee(ctx, input.waqfId);
    const on = input.on ?? riyadhDay(ctx.clock.now());
    const participants = await this.beneficiaries.participants(ctx, input.waqfId, on);
    const rules = await this.rulesOf(ctx, { ...input, on }, participants);
    const gross = parseAmount(input.amount);
    const net = netOf(gross, input.expenses ? parseAmount(input.expenses) : halalas(0n));
    const people = participants.map(({ fullName: _fullName, ...person }) => person);
    const result = distributed({ gross, net, rules, people, period: { from: on, to: on } }, participants);
    return toPreview(result, new Map(participants.map(({ beneficiaryId, fullName }) => [beneficiaryId, fullName])));
  }

  private async rulesOf(
    ctx: Ctx,
    { waqfId, on, rules }: PreviewRules & { waqfId: string; on: string },
    participants: readonly Participant[],
  ): Promise<readonly Rule[]> {
    if (rules) {
      const tried = rules.map(ruleFrom);
      const problems = problemsOf(tried, participants);
      if (problems.length > 0) throw new DistributionsInvalidRulesError(problems);
      return tried;
    }
    const set = await this.ruleSets.inForceOn(ctx, waqfId, on);
    return set ? set.rules.map(ruleFrom) : rulesByShares;
  }
}

/**
 * Divides; the error names the people whose shares exceed 100%.
 * @throws DistributionsSharesAbove100Error (422)
 */
function distributed(input: DistributionInput, participants: readonly Participant[]): Distribution {
  try {
    return distribute(input);
  } catch (error) {
    if (!(error instanceof SharesAbove100Error)) throw error;
    const nameOf = (id: string) => participants.find(({ beneficiaryId }) => beneficiaryId === id)?.fullName ?? '';
    const shares = error.shares.map(({ beneficiaryId, share }) => ({ fullName: nameOf(beneficiaryId), share }));
    throw new DistributionsSharesAbove100Error(error.total, shares);
  }
}
