import { Injectable, type OnModuleInit } from '@nestjs/common';
import { exportedTitles } from '@waqf/contracts/reporting';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../../identity/index.js';
import { type Ctx, NotFoundError, personOf } from '../../platform/index.js';

/** What the person confirms in Nafath before all that is held of them leaves the platform in one file. */
@Injectable()
export class ConfirmDataCopy implements StepUpKind, OnModuleInit {
  readonly kind = 'data-copy';

  constructor(private readonly stepUpKinds: StepUpKinds) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @param act.id the person's own id. @throws NotFoundError (404) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    if (id !== personOf(ctx).userId) throw new NotFoundError();
    const file = exportedTitles.personal_data;
    return {
      title: { ar: 'تطلب نسخة من بياناتك', en: 'You request a copy of your data' },
      amount: null,
      lines: [{ label: { ar: 'الملف', en: 'File' }, value: file }],
    };
  }
}
