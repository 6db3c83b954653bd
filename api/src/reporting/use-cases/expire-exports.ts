import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { BlobUses, Contexts, Facts, PeriodicTask, Shutdown, Transactions } from '../../platform/index.js';
import { type ExpiredExport, ExportRepository } from '../persistence/export.repository.js';
import { exportExpired } from '../reporting.facts.js';

const roundMs = 600_000;
const batch = 100;

/**
 * Expires exports whose time is over and removes their files. Issued documents stay, so that copies can be verified.
 */
@Injectable()
export class ExpireExports implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ExpireExports.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly exports: ExportRepository,
    private readonly uses: BlobUses,
    private readonly facts: Facts,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'exports could not expire'),
    );
  }

  onModuleInit(): void {
    this.uses.register('reporting', (ctx, sha256) => this.exports.isFileUsed(ctx, sha256));
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** @returns the number of expired exports */
  async execute(): Promise<number> {
    const system = this.contexts.system('reporting.expire-exports');
    const expired = await this.transactions.run(system, async (ctx) => {
      const rows = await this.exports.expire(ctx, batch);
      await this.facts.recordAll(
        ctx,
        exportExpired,
        rows.map((row) => ({ by: ctx, fact: factOf(row) })),
      );
      return rows;
    });
    // The file is removed after its export has expired: if the removal fails, the file only takes up disk space.
    for (const { sha256 } of expired) if (sha256 !== null) await this.uses.removeUnused(system, sha256);
    return expired.length;
  }
}

const factOf = ({ id, report, format, requested_by, waqf_id }: ExpiredExport) => ({
  exportId: id,
  report,
  format,
  personId: requested_by,
  waqfId: waqf_id,
});
