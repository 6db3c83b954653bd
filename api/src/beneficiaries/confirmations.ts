import { Injectable, type OnModuleInit } from '@nestjs/common';
import { preferredMethodLabels, preferredMethods } from '@waqf/contracts/beneficiaries';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { groupIban, isSaudiIban } from '@waqf/formats';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import { type Ctx, isUuid, personOf } from '../platform/index.js';
import { BeneficiariesNotFoundError } from './beneficiaries.errors.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { IbanOwner } from './use-cases/shared/iban-owner.js';
import { LeavingDays } from './use-cases/shared/leaving-days.js';

/** What the owner of an account confirms in Nafath before distributions are paid to it. */
@Injectable()
export class ConfirmPayee implements StepUpKind, OnModuleInit {
  readonly kind = 'payee';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly owner: IbanOwner,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws BeneficiariesNotFoundError (404), also for another person's entitlement or an invalid IBAN */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    const iban = change?.['iban'] ?? '';
    const found = isUuid(id) ? await this.beneficiaries.find(ctx, id) : null;
    if (!found || !isSaudiIban(iban) || !(await this.owner.is(ctx, found))) throw new BeneficiariesNotFoundError();
    return {
      title: { ar: 'تغيّر الحساب الذي تُصرف إليه المستحقات', en: 'You change the account that payments go to' },
      amount: null,
      lines: [
        { label: { ar: 'المستفيد', en: 'Beneficiary' }, value: { ar: found.fullName, en: found.fullName } },
        { label: { ar: 'الآيبان الجديد', en: 'New IBAN' }, value: { ar: groupIban(iban), en: groupIban(iban) } },
      ],
    };
  }
}

/** What a beneficiary confirms in Nafath before they are paid in another way. */
@Injectable()
export class ConfirmMethod implements StepUpKind, OnModuleInit {
  readonly kind = 'payment-method';

  constructor(private readonly stepUpKinds: StepUpKinds) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws BeneficiariesNotFoundError (404) for another person, or an unknown method */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    const method = preferredMethods.find((one) => one === change?.['method']);
    if (id !== personOf(ctx).userId || method === undefined) throw new BeneficiariesNotFoundError();
    return {
      title: { ar: 'تغيّر طريقة صرف مستحقاتك', en: 'You change how you are paid' },
      amount: null,
      lines: [{ label: { ar: 'الطريقة الجديدة', en: 'New method' }, value: preferredMethodLabels[method] }],
    };
  }
}

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
