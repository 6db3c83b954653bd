import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerFacade } from '../../ledger/index.js';
import { AuditChain, type Ctx, dataSourceOptions, DomainError, Environment, Facts } from '../../platform/index.js';
import { loadArchive } from '../archive/restore-archive.js';
import { makeScratch } from '../archive/scratch-database.js';
import { backupTried } from '../backups.facts.js';
import type { Trial } from '../persistence/backup.repository.js';
import { BackupStore } from '../persistence/backup-store.js';

/** Restores a backup into a database beside the platform's own, proves its books and drops that database again. */
@Injectable()
export class TryBackup {
  private readonly logger = new Logger(TryBackup.name);

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly store: BackupStore,
    private readonly ledger: LedgerFacade,
    private readonly audit: AuditChain,
    private readonly facts: Facts,
  ) {}

  /** @param ctx of the platform itself, outside a transaction */
  async execute(ctx: Ctx, id: string): Promise<void> {
    const { rows, transactions } = this.store;
    const fileName = (await rows.find(ctx, id))?.file_name ?? null;
    if (fileName === null || !(await rows.beginTrial(ctx, id))) return;
    const began = performance.now();
    const [trial, failure] = await this.outcome(ctx, fileName);
    const seconds = Math.max(1, Math.round((performance.now() - began) / 1000));
    await transactions.run(ctx, async (ctx) => {
      await rows.endTrial(ctx, id, trial, failure, seconds);
      await this.facts.record(ctx, backupTried, { backupId: id, result: failure ?? trial });
    });
  }

  private async outcome(ctx: Ctx, fileName: string): Promise<[Trial, string | null]> {
    try {
      const broken = await this.brokenPart(ctx, fileName);
      return broken === null ? ['whole', null] : ['broken', broken];
    } catch (error) {
      this.logger.error({ err: error, fileName }, 'a backup could not be restored on trial');
      const code = error instanceof DomainError ? error.code.replace('backups.', '') : 'unexpected';
      return [code === 'file-damaged' ? 'broken' : 'failed', code];
    }
  }

  private async brokenPart(ctx: Ctx, fileName: string): Promise<BrokenPart | null> {
    const key = await this.store.key.read();
    const scratch = await makeScratch(this.environment.databaseUrl);
    try {
      const url = onOneCore(scratch.url);
      await loadArchive(this.store.files.pathOf(fileName), key, url, {}, { beside: true });
      return await brokenPartOf(ctx, url, this.ledger, this.audit);
    } finally {
      await scratch.drop();
    }
  }
}

/**
 * The address of a database whose statements take no help of other processes: indexes and sums over everything would
 * take all cores from the people who work meanwhile.
 */
function onOneCore(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const alone = ['max_parallel_workers_per_gather=0', 'max_parallel_maintenance_workers=0'];
  url.searchParams.set('options', alone.map((setting) => `-c ${setting}`).join(' '));
  return url.href;
}

/** What is inconsistent in a restored database. */
type BrokenPart = 'books-broken' | 'audit-broken';

/** Proves another database: the books (chain, balances, summaries) and the chain of the audit trail. */
async function brokenPartOf(
  ctx: Ctx,
  databaseUrl: string,
  ledger: LedgerFacade,
  audit: AuditChain,
): Promise<BrokenPart | null> {
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    return await source.transaction('REPEATABLE READ', async (manager) => {
      const there = { ...ctx, manager };
      if (!(await ledger.verify(there)).ok) return 'books-broken';
      return (await audit.verify(there)).whole ? null : 'audit-broken';
    });
  } finally {
    await source.destroy();
  }
}
