import { Injectable } from '@nestjs/common';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, requireCapability } from '../../platform/index.js';
import { backupDownloaded } from '../backups.facts.js';
import { BackupStore } from '../persistence/backup-store.js';

/** Hands out a backup after the administrator has confirmed it in Nafath and the audit trail has recorded it. */
@Injectable()
export class DownloadBackup {
  constructor(
    private readonly store: BackupStore,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403), BackupsNotFoundError (404), IdentityStepUpError (403) */
  async execute(ctx: Ctx, id: string) {
    requireCapability(ctx, 'system.admin');
    const { fileName, size } = await this.store.ready(ctx, id);
    await this.store.transactions.run(ctx, async (ctx) => {
      await this.stepUps.require(ctx, { kind: 'backup', id });
      await this.facts.record(ctx, backupDownloaded, { backupId: id, fileName });
    });
    return { fileName, size, content: this.store.files.read(fileName) };
  }
}
