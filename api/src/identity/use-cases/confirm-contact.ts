import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { displaySaudiMobile } from '@waqf/formats';
import { type Ctx, personOf } from '../../platform/index.js';
import { IdentityIncompleteActError, IdentityStepUpNotFoundError } from '../identity.errors.js';
import { type StepUpKind, StepUpKinds } from '../step-up/step-up-kinds.js';

/** What a person confirms in Nafath before their e-mail address or mobile number changes. */
@Injectable()
export class ConfirmContact implements StepUpKind, OnModuleInit {
  readonly kind = 'contact';

  constructor(private readonly stepUpKinds: StepUpKinds) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws IdentityStepUpNotFoundError (404) for another person's details, IdentityIncompleteActError (422) */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    if (id !== personOf(ctx).userId) throw new IdentityStepUpNotFoundError();
    const { email, phone } = change ?? {};
    if (email === undefined || phone === undefined) throw new IdentityIncompleteActError();
    const none = { ar: 'بلا', en: 'none' };
    const shown = (value: string | null) => (value === null ? none : { ar: value, en: value });
    return {
      title: { ar: 'تغيّر بيانات التواصل', en: 'You change your contact details' },
      amount: null,
      lines: [
        { label: { ar: 'البريد الإلكتروني', en: 'E-mail address' }, value: shown(email) },
        {
          label: { ar: 'رقم الجوال', en: 'Mobile number' },
          value: shown(phone === null ? null : displaySaudiMobile(phone)),
        },
      ],
    };
  }
}
