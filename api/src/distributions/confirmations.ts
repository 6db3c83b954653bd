import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { bothCalendarsOfDay } from '@waqf/formats';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import type { Ctx } from '../platform/index.js';
import { RulesAccess } from './access.js';
import { DistributionsRulesNotFoundError } from './distributions.errors.js';
import { RuleSetRepository } from './persistence/rule-set.repository.js';

/** `<waqf>:<version>` */
const ruleSetId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([1-9]\d{0,5})$/i;

/** What a person confirms in Nafath before approving a version of the rules. */
@Injectable()
export class ConfirmRules implements StepUpKind, OnModuleInit {
  readonly kind = 'rules';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly access: RulesAccess,
    private readonly ruleSets: RuleSetRepository,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws MembershipWaqfNotFoundError, DistributionsRulesNotFoundError (404), DistributionsForbiddenError (403) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    const [, waqfId, version] = ruleSetId.exec(id) ?? [];
    if (waqfId === undefined) throw new DistributionsRulesNotFoundError();
    const { waqfName } = await this.access.toDecide(ctx, waqfId);
    const set = (await this.ruleSets.ofWaqf(ctx, waqfId)).find((one) => one.version === Number(version));
    if (!set) throw new DistributionsRulesNotFoundError();
    const count = String(set.rules.length);
    return {
      title: { ar: 'توافق على قواعد التوزيع', en: 'You approve the distribution rules' },
      amount: null,
      lines: [
        { label: { ar: 'الوقف', en: 'Waqf' }, value: { ar: waqfName, en: waqfName } },
        { label: { ar: 'النسخة', en: 'Version' }, value: { ar: String(set.version), en: String(set.version) } },
        { label: { ar: 'عدد القواعد', en: 'Number of rules' }, value: { ar: count, en: count } },
        { label: { ar: 'يُعمل بها من', en: 'Effective from' }, value: bothCalendarsOfDay(set.effectiveFrom) },
      ],
    };
  }
}
