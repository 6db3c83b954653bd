import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { groupIban, isSaudiIban } from '@waqf/formats';
import { type StepUpKind, StepUpKinds } from '../../identity/index.js';
import { type Ctx, isUuid } from '../../platform/index.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { IbanOwner } from './iban-owner.js';

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
