import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, isUuid, personOf } from '../../platform/index.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { LeavingDays } from './leaving-days.js';

/** What a beneficiary confirms in Nafath before they ask to leave a waqf, because they give up a right. */
@Injectable()
export class ConfirmLeaving implements StepUpKind, OnModuleInit {
  readonly kind = 'leaving';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly leaving: LeavingDays,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly memberships: Memberships,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /**
   * @throws BeneficiariesNotFoundError (404), also for another person's entitlement;
   *   BeneficiariesMinorLeavingError (403)
   */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    const place = isUuid(id) ? await this.beneficiaries.find(ctx, id) : null;
    if (!place || place.personId !== personOf(ctx).userId || place.removedAt !== null)
      throw new BeneficiariesNotFoundError();
    await this.leaving.require(ctx, place);
    // A beneficiary is no member of the waqf, so its membership has no name for them.
    const name = await this.memberships.name(ctx, place.waqfId);
    if (name === undefined) throw new BeneficiariesNotFoundError();
    return {
      title: { ar: 'تطلب الخروج من مستفيدي وقف', en: 'You ask to leave the beneficiaries of a waqf' },
      amount: null,
      lines: [
        { label: { ar: 'الوقف', en: 'Waqf' }, value: { ar: name, en: name } },
        {
          label: { ar: 'الأثر', en: 'Effect' },
          value: {
            ar: 'لا تستحق بعد قبول الناظر، ولا رجوع فيه',
            en: 'You receive nothing once the nazir accepts. This cannot be undone',
          },
        },
      ],
    };
  }
}
