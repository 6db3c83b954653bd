import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import { type Ctx, requireCapability } from '../platform/index.js';
import { BackupStore } from './persistence/backup-store.js';

/** What an administrator confirms in Nafath before a backup leaves the platform. */
@Injectable()
export class ConfirmDownload implements StepUpKind, OnModuleInit {
  readonly kind = 'backup';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly store: BackupStore,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws ForbiddenError (403), BackupsNotFoundError (404) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    requireCapability(ctx, 'system.admin');
    const { fileName } = await this.store.ready(ctx, id);
    return {
      title: { ar: 'تنزّل نسخة احتياطية من المنصة', en: 'You download a backup of the platform' },
      amount: null,
      lines: [{ label: { ar: 'الملف', en: 'File' }, value: { ar: fileName, en: fileName } }],
    };
  }
}
