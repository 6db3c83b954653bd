import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlobUses, Contexts, Facts, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { type ExpiredExport, ExportRepository } from '../persistence/export.repository.js';
import { exportExpired } from '../reporting.facts.js';

const batch = 100;

/**
 * Expires exports whose time is over and removes their files. Issued documents stay, so that copies can be verified.
 */
@Injectable()
export class ExpireExports extends PeriodicUseCase implements OnModuleInit {
  protected readonly everyMs = 600_000;
  protected readonly failure = 'exports could not expire';

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly exports: ExportRepository,
    private readonly uses: BlobUses,
    private readonly facts: Facts,
  ) {
    super();
  }

  onModuleInit(): void {
    this.uses.register('reporting', (ctx, sha256) => this.exports.isFileUsed(ctx, sha256));
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
