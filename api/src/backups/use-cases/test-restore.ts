import { Inject, Injectable, Logger } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { type Ctx, DomainError, Environment, Facts } from '../../platform/index.js';
import type { BrokenPart } from '../archive/archive-orders.js';
import { ArchiveProcess, ArchiveProcessError } from '../archive/archive-process.js';
import { makeScratch } from '../archive/scratch-database.js';
import { backupTried } from '../backups.facts.js';
import type { Trial } from '../persistence/backup.repository.js';
import { BackupStore } from '../persistence/backup-store.js';

/** Restores a backup into a database next to the platform's own, verifies its books and drops that database again. */
@Injectable()
export class TestRestore {
  private readonly logger = new Logger(TestRestore.name);

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly store: BackupStore,
    private readonly process: ArchiveProcess,
    private readonly facts: Facts,
  ) {}

  /** @param ctx context of the platform itself, outside a transaction */
  async execute(ctx: Ctx, id: string): Promise<void> {
    const { rows, transactions } = this.store;
    const fileName = (await rows.find(ctx, id))?.file_name ?? null;
    if (fileName === null || !(await rows.beginTrial(ctx, id))) return;
    const began = performance.now();
    const [trial, failure] = await this.outcome(fileName);
    const seconds = Math.max(1, rounded((performance.now() - began) / 1000));
    await transactions.run(ctx, async (ctx) => {
      await rows.endTrial(ctx, id, trial, failure, seconds);
      await this.facts.record(ctx, backupTried, { backupId: id, result: failure ?? trial });
    });
  }

  private async outcome(fileName: string): Promise<[Trial, string | null]> {
    try {
      const broken = await this.brokenPart(fileName);
      if (broken === null) return ['whole', null];
      this.logger.error({ ...broken, fileName }, 'a restored backup is inconsistent');
      return ['broken', broken.part];
    } catch (error) {
      this.logger.error({ err: error, fileName }, 'a backup could not be restored on trial');
      const code = codeOf(error);
      return [code === 'file-damaged' ? 'broken' : 'failed', code];
    }
  }

  private async brokenPart(fileName: string): Promise<BrokenPart | null> {
    const key = await this.store.key.read();
    const scratch = await makeScratch(this.environment.databaseUrl);
    try {
      const url = onOneCore(scratch.url);
      return await this.process.run('prove', { path: this.store.files.pathOf(fileName), key, databaseUrl: url });
    } finally {
      await scratch.drop();
    }
  }
}

/** The code of an error thrown here or in the other process, for example `file-damaged`. */
function codeOf(error: unknown): string {
  const code = error instanceof DomainError || error instanceof ArchiveProcessError ? error.code : '';
  if (code === 'interrupted') return code;
  return code.startsWith('backups.') ? code.slice('backups.'.length) : 'unexpected';
}

/**
 * The address of a database connection that uses no parallel workers: indexes and sums over all data would otherwise
 * take every core away from the users of the platform.
 */
function onOneCore(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const alone = ['max_parallel_workers_per_gather=0', 'max_parallel_maintenance_workers=0'];
  url.searchParams.set('options', alone.map((setting) => `-c ${setting}`).join(' '));
  return url.href;
}
