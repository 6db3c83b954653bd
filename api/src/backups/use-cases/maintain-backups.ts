import { Injectable } from '@nestjs/common';
import { Contexts, type Ctx, Facts, PeriodicUseCase, Settings } from '../../platform/index.js';
import { BackupsUnderWayError } from '../backups.errors.js';
import { backupFailed, backupRemoved } from '../backups.facts.js';
import { lastDue, overdue, retryMs } from '../domain/schedule.js';
import { BackupStore } from '../persistence/backup-store.js';
import { StartBackup } from './start-backup.js';

const listed = 50;

/** Every minute: marks interrupted backups and trials, starts a due one, and removes those that are no longer kept. */
@Injectable()
export class MaintainBackups extends PeriodicUseCase {
  protected readonly everyMs = 60_000;
  protected readonly failure = 'the round of backups failed';

  constructor(
    private readonly contexts: Contexts,
    private readonly settings: Settings,
    private readonly store: BackupStore,
    private readonly startBackup: StartBackup,
    private readonly facts: Facts,
  ) {
    super();
  }

  /** Runs one round. */
  async execute(): Promise<void> {
    const ctx = this.contexts.system('backups.tend');
    await this.markInterrupted(ctx);
    await this.adopt(ctx);
    await this.removeOverdue(ctx);
    if (this.store.key.isThere && (await this.isDue(ctx))) {
      await this.startBackup.execute(ctx).catch((error: unknown) => {
        if (!(error instanceof BackupsUnderWayError)) throw error;
      });
    }
  }

  private async isDue(ctx: Ctx): Promise<boolean> {
    const now = ctx.clock.now();
    const due = lastDue(now, (await this.settings.read(ctx)).backupFrequency);
    const newest = (await this.store.rows.list(ctx, listed)).filter(({ started_at }) => started_at >= due);
    if (newest.some(({ state }) => state === 'running' || state === 'ready')) return false;
    const [failed] = newest;
    return !failed || now.getTime() - failed.started_at.getTime() >= retryMs;
  }

  private async markInterrupted(ctx: Ctx): Promise<void> {
    const { rows, files, transactions } = this.store;
    for (const id of await rows.abandoned(ctx)) {
      await transactions.run(ctx, async (ctx) => {
        if (!(await rows.fail(ctx, id, 'interrupted'))) return;
        await this.facts.record(ctx, backupFailed, { backupId: id, failure: 'interrupted' });
      });
      await files.clearUnfinished(id);
    }
    await rows.dropAbandonedTrials(ctx);
  }

  /** After a restore the folder has files that are not in the table. */
  private async adopt(ctx: Ctx): Promise<void> {
    for (const file of await this.store.files.list()) await this.store.rows.adopt(ctx, file);
  }

  private async removeOverdue(ctx: Ctx): Promise<void> {
    const { rows, files, transactions } = this.store;
    const stored = await rows.stored(ctx);
    const gone = new Set(overdue(stored, ctx.clock.now()));
    for (const { id, fileName } of stored.filter((one) => gone.has(one.id))) {
      await files.remove(fileName);
      await transactions.run(ctx, async (ctx) => {
        if (await rows.remove(ctx, id)) await this.facts.record(ctx, backupRemoved, { backupId: id, fileName });
      });
    }
  }
}
