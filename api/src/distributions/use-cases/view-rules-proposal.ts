import { Injectable } from '@nestjs/common';
import type { RulesProposal } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { BeneficiariesFacade, type Participant } from '../../beneficiaries/index.js';
import { type Deed, DocumentsFacade, effectiveValue } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import { RulesAccess } from '../access.js';
import { proposedRules } from '../domain/proposed-rules.js';
import { type ReadCondition, readConditions } from '../domain/read-conditions.js';
import { toRule } from '../presenter.js';

/** The data to start a proposal of rules from: the conditions of the deed in force, and whom a rule can name. */
@Injectable()
export class ViewRulesProposal {
  constructor(
    private readonly access: RulesAccess,
    private readonly documents: DocumentsFacade,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), DistributionsForbiddenError (403), DistributionsWaqfNotApprovedError
   * (409)
   */
  async execute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<RulesProposal> {
    await this.access.toPropose(ctx, waqfId);
    const deeds = await this.documents.currentOf(ctx, [waqfId]);
    const deed = deeds.find(({ type }) => type === 'waqf_deed');
    const today = riyadhDay(ctx.clock.now());
    const people = (await this.beneficiaries.participants(ctx, waqfId, today)).filter((person) =>
      isEntitled(person, today),
    );
    const classes = [...new Set(people.flatMap((person) => person.class ?? []))];
    const read = deed ? readConditions(conditionsOf(deed), placeOf(deed)) : [];
    return {
      rules: proposedRules(read, classes).map(toRule),
      conditions: deed ? read.map((condition) => conditionShown(condition, deed)) : [],
      people: people.map(({ beneficiaryId, fullName }) => ({ beneficiaryId, fullName })),
      classes,
    };
  }
}

const isEntitled = ({ active, diedOn }: Participant, today: string): boolean =>
  active && (diedOn === null || diedOn > today);

function conditionsOf(deed: Deed): string[] {
  const value = effectiveValue(deed, 'conditions');
  return Array.isArray(value) ? value : [];
}

function placeOf(deed: Deed) {
  const field = deed.fields.find(({ name }) => name === 'conditions');
  return { documentId: deed.id, page: field?.page ?? null, box: field?.box ?? null };
}

const conditionShown = ({ text, reading, notes }: ReadCondition, deed: Deed): RulesProposal['conditions'][number] => ({
  text,
  ...placeOf(deed),
  reading,
  notes: [...notes],
});
