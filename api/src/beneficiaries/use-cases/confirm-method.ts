import { Injectable, type OnModuleInit } from '@nestjs/common';
import { preferredMethodLabels, preferredMethods } from '@waqf/contracts/beneficiaries';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';

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
