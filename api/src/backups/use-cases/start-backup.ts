import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, newId, requireCapability, Transactions } from '../../platform/index.js';
import { BackupsUnderWayError } from '../backups.errors.js';
import { backupStarted } from '../backups.facts.js';
import { BackupKey } from '../persistence/backup-key.js';
import { BackupRepository, type BackupRow } from '../persistence/backup.repository.js';
import { MakeBackup } from './make-backup.js';

/** Starts a backup, which is made after the answer. Only one runs at a time, over all processes. */
@Injectable()
export class StartBackup {
  constructor(
    private readonly transactions: Transactions,
    private readonly backups: BackupRepository,
    private readonly key: BackupKey,
    private readonly facts: Facts,
    private readonly makeBackup: MakeBackup,
  ) {}

  /** @throws ForbiddenError (403), BackupsNoKeyError, BackupsUnderWayError (409) */
  async execute(ctx: Ctx): Promise<BackupRow> {
    requireCapability(ctx, 'system.admin');
    await this.key.read();
    return this.transactions.run(ctx, async (ctx) => {
      const id = newId();
      const by = ctx.actor.kind === 'person' ? ctx.actor : null;
      if (!(await this.backups.add(ctx, id, by))) throw new BackupsUnderWayError();
      await this.facts.record(ctx, backupStarted, { backupId: id });
      ctx.afterCommit(() => this.makeBackup.begin(id));
      const row = await this.backups.find(ctx, id);
      if (!row) throw new Error('the backup that was just added is gone');
      return row;
    });
  }
}
