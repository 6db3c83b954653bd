import { Injectable, Logger } from '@nestjs/common';
import { Contexts, Facts, Shutdown } from '../../platform/index.js';
import type { ArchiveFigures } from '../archive/frames.js';
import { leavingRoom } from '../archive/leaving-room.js';
import { keyIdOf } from '../archive/sealed-file.js';
import { PlatformArchive } from '../archive/platform-archive.js';
import type { Progress } from '../archive/write-archive.js';
import { backupFailed, backupMade } from '../backups.facts.js';
import { BackupStore } from '../persistence/backup-store.js';
import { TryBackup } from './try-backup.js';

const noteEveryMs = 500;

/** Makes a backup that was started, then restores it on trial. */
@Injectable()
export class MakeBackup {
  private readonly logger = new Logger(MakeBackup.name);
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly contexts: Contexts,
    private readonly store: BackupStore,
    private readonly archive: PlatformArchive,
    private readonly facts: Facts,
    private readonly tryBackup: TryBackup,
    private readonly shutdown: Shutdown,
  ) {}

  /** Runs in the background; a failure is shown in the list. */
  begin(id: string): void {
    this.running = this.running
      .then(() => this.execute(id))
      .catch((error: unknown) => {
        this.logger.error({ err: error, backup: id }, 'the end of a backup could not be noted');
      });
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async execute(id: string): Promise<void> {
    try {
      await this.make(id);
    } catch (error) {
      this.logger.error({ err: error, backup: id }, 'a backup failed');
      const failure = failureOf(error);
      await this.store.transactions.run(this.system(), async (ctx) => {
        if (await this.store.rows.fail(ctx, id, failure)) {
          await this.facts.record(ctx, backupFailed, { backupId: id, failure });
        }
      });
      return;
    }
    await this.tryBackup.execute(this.system(), id);
  }

  private async make(id: string): Promise<void> {
    const { files, rows, key: keys, transactions } = this.store;
    const { signal } = this.shutdown;
    const key = await keys.read();
    const system = this.system();
    const fileName = files.nameFor(id, system.clock.now());
    const noted = { at: 0, pending: Promise.resolve() };
    const progress = ({ phase, percent }: Progress): void => {
      if (Date.now() - noted.at < noteEveryMs) return;
      noted.at = Date.now();
      noted.pending = rows.advance(system, id, phase, percent).catch(() => undefined);
    };
    const found: { moment?: Date; figures?: ArchiveFigures } = {};
    const archive = this.archive.write({
      signal,
      progress,
      moment: (at) => (found.moment = at),
      figures: (figures) => (found.figures = figures),
    });
    const size = await files.write({ id, fileName, key, source: leavingRoom(archive), signal });
    await noted.pending;
    const { moment, figures } = found;
    if (!moment || !figures) throw new Error('the backup ended before its end');
    await transactions.run(system, async (ctx) => {
      const made = { moment, figures, fileName, size, keyId: keyIdOf(key) };
      if (!(await rows.finish(ctx, id, made))) throw new Error('the backup was given up meanwhile');
      await this.facts.record(ctx, backupMade, { backupId: id, fileName, size: String(size) });
    });
  }

  private system() {
    return this.contexts.system('backups.make');
  }
}

function failureOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (['ENOSPC', 'EDQUOT', 'platform.storage-full'].includes(code)) return 'storage-full';
  if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'AbortError')) return 'interrupted';
  return code === 'backups.no-key' ? 'no-key' : 'unexpected';
}
