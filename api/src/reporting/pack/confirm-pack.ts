import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../../identity/index.js';
import { MembershipWaqfNotFoundError } from '../../membership/index.js';
import { type Ctx, isUuid } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';

/** What the person confirms in Nafath before all data of a waqf leaves the platform in one file. */
@Injectable()
export class ConfirmPack implements StepUpKind, OnModuleInit {
  readonly kind = 'pack';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly access: ReportingAccess,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @param act.id id of the waqf. @throws MembershipWaqfNotFoundError (404), MembershipForbiddenError (403) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    if (!isUuid(id)) throw new MembershipWaqfNotFoundError();
    const { waqfName } = await this.access.toPack(ctx, id);
    return {
      title: { ar: 'تطلب حزمة المراجعة والتسليم', en: 'You request the pack for audit and handover' },
      amount: null,
      lines: [{ label: { ar: 'الوقف', en: 'Waqf' }, value: { ar: waqfName, en: waqfName } }],
    };
  }
}
