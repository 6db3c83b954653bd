import { Inject, Injectable, Logger } from '@nestjs/common';
import { Contexts, Environment, Facts } from '../../platform/index.js';
import { ArchiveProcess } from '../archive/archive-process.js';
import { keyIdOf } from '../archive/encrypted-file.js';
import type { Progress } from '../archive/write-archive.js';
import { backupFailed, backupMade } from '../backups.facts.js';
import { BackupStore } from '../persistence/backup-store.js';
import { TestRestore } from './test-restore.js';

const noteProgressEveryMs = 500;
/** How often a backup is noted as alive: so one whose process was killed differs from one that waits or is slow. */
const noteAliveEveryMs = 30_000;

/** Makes a backup that was started, then restores it on trial. */
@Injectable()
export class MakeBackup {
  private readonly logger = new Logger(MakeBackup.name);
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly contexts: Contexts,
    private readonly store: BackupStore,
    private readonly process: ArchiveProcess,
    private readonly facts: Facts,
    private readonly testRestore: TestRestore,
  ) {}

  /** Runs in the background; a failure is shown in the list. */
  begin(id: string): void {
    const { rows } = this.store;
    const note = () => void rows.noteAlive(this.system(), id).catch(() => undefined);
    const noting = setInterval(note, noteAliveEveryMs).unref();
    this.running = this.running
      .then(() => this.execute(id))
      .catch((error: unknown) => {
        this.logger.error({ err: error, backup: id }, 'the end of a backup could not be noted');
      })
      .finally(() => clearInterval(noting));
  }

  /** Waits until the running backup has ended. */
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
    await this.testRestore.execute(this.system(), id);
  }

  private async make(id: string): Promise<void> {
    const { files, rows, key: keys, transactions } = this.store;
    const key = await keys.read();
    const system = this.system();
    const fileName = files.nameFor(id, system.clock.now());
    const noted = { at: 0, pending: Promise.resolve() };
    const progress = ({ phase, percent }: Progress): void => {
      if (Date.now() - noted.at < noteProgressEveryMs) return;
      noted.at = Date.now();
      noted.pending = rows.advance(system, id, phase, percent).catch(() => undefined);
    };
    const { written, size } = await files.write(id, fileName, (path) => {
      const { databaseUrl, dataFolder, bucket } = this.environment;
      return this.process.run('write', { databaseUrl, dataFolder, bucket, id, key, path }, progress);
    });
    await noted.pending;
    await transactions.run(system, async (ctx) => {
      const made = { ...written, fileName, size, keyId: keyIdOf(key) };
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
  if (code === 'interrupted') return code;
  return code === 'backups.no-key' ? 'no-key' : 'unexpected';
}
