import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds, StepUps } from '../../identity/index.js';
import { type Ctx, Facts, isUuid, requireCapability } from '../../platform/index.js';
import { BackupsNotFoundError } from '../backups.errors.js';
import { backupDownloaded } from '../backups.facts.js';
import { BackupStore } from '../persistence/backup-store.js';

/** Hands out a backup after the administrator has confirmed it in Nafath and the audit trail has recorded it. */
@Injectable()
export class DownloadBackup implements StepUpKind, OnModuleInit {
  readonly kind = 'backup';

  constructor(
    private readonly store: BackupStore,
    private readonly stepUpKinds: StepUpKinds,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws ForbiddenError (403), BackupsNotFoundError (404), IdentityStepUpError (403) */
  async execute(ctx: Ctx, id: string) {
    requireCapability(ctx, 'system.admin');
    const { fileName, size } = await this.stored(ctx, id);
    await this.store.transactions.run(ctx, async (ctx) => {
      await this.stepUps.require(ctx, { kind: this.kind, id });
      await this.facts.record(ctx, backupDownloaded, { backupId: id, fileName });
    });
    return { fileName, size, content: this.store.files.read(fileName) };
  }

  /** @throws ForbiddenError (403), BackupsNotFoundError (404) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    requireCapability(ctx, 'system.admin');
    const { fileName } = await this.stored(ctx, id);
    return {
      title: { ar: 'تنزّل نسخة احتياطية من المنصة', en: 'You download a backup of the platform' },
      amount: null,
      lines: [{ label: { ar: 'الملف', en: 'File' }, value: { ar: fileName, en: fileName } }],
    };
  }

  private async stored(ctx: Ctx, id: string): Promise<{ fileName: string; size: number }> {
    const row = isUuid(id) ? await this.store.rows.find(ctx, id) : undefined;
    if (row?.state !== 'ready' || row.file_name === null) throw new BackupsNotFoundError();
    return { fileName: row.file_name, size: Number(row.size) };
  }
}
