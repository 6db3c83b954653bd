import { Injectable, type OnModuleInit } from '@nestjs/common';
import { exportedTitles } from '@waqf/contracts/reporting';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import { MembershipWaqfNotFoundError } from '../membership/index.js';
import { type Ctx, isUuid, NotFoundError, personOf } from '../platform/index.js';
import { ReportingAccess } from './access.js';
import { ExportRepository } from './persistence/export.repository.js';

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

/** What the person confirms in Nafath before all that is held of them leaves the platform in one file. */
@Injectable()
export class ConfirmDataCopy implements StepUpKind, OnModuleInit {
  readonly kind = 'data-copy';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly exports: ExportRepository,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @param act.id the person's own id for a request, the id of a copy for its download. @throws NotFoundError (404) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    const isRequest = id === personOf(ctx).userId;
    if (!isRequest && !(await this.isOwnCopy(ctx, id))) throw new NotFoundError();
    const file = exportedTitles.personal_data;
    return {
      title: isRequest
        ? { ar: 'تطلب نسخة من بياناتك', en: 'You request a copy of your data' }
        : { ar: 'تنزّل نسخة من بياناتك', en: 'You download a copy of your data' },
      amount: null,
      lines: [{ label: { ar: 'الملف', en: 'File' }, value: file }],
    };
  }

  private async isOwnCopy(ctx: Ctx, id: string): Promise<boolean> {
    const record = isUuid(id) ? await this.exports.find(ctx, id) : null;
    return record?.report === 'personal_data' && record.requestedBy === personOf(ctx).userId;
  }
}
