import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Blob, type Ctx, Facts, Transactions } from '../../platform/index.js';
import { type ExportRecord, ExportRepository } from '../persistence/export.repository.js';
import { exportedOf } from '../presenter.js';
import { exportReady } from '../reporting.facts.js';

/** How long a file can be downloaded; longer for a scheduled report, because people read their mail later. */
const dayMs = 24 * 3_600_000;
const keptDays = ({ scheduleId }: ExportRecord): number => (scheduleId === null ? 1 : 14);

/** Reports the progress of an export and makes its file available. */
@Injectable()
export class FinishExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportRepository,
    private readonly facts: Facts,
  ) {}

  /** Sets the progress from 0 to 100; it never goes down. */
  advance(ctx: Ctx, exportId: string, progress: number): Promise<void> {
    return this.exports.advance(ctx, exportId, progress);
  }

  /** Records which waqfs the file of a report over all waqfs contains. */
  cover(ctx: Ctx, exportId: string, waqfIds: readonly string[]): Promise<void> {
    return this.exports.cover(ctx, exportId, waqfIds);
  }

  /**
   * Joins the caller's transaction.
   * @param made.name name of the file, without the day and the extension
   * @throws Error when the export ended while its file was made
   */
  async execute(
    ctx: Ctx,
    record: ExportRecord,
    made: Blob & { name: string; document: { id: string; number: string } | null },
  ): Promise<void> {
    const { name, sha256, size, document } = made;
    const now = ctx.clock.now();
    await this.transactions.run(ctx, async (ctx) => {
      const finished = await this.exports.finish(ctx, record.id, {
        fileName: `${name}-${riyadhDay(now)}.${record.format}`,
        sha256,
        size,
        documentId: document?.id ?? null,
        expiresAt: new Date(now.getTime() + keptDays(record) * dayMs),
      });
      if (!finished) throw new Error('the export ended while its file was made');
      await this.facts.record(ctx, exportReady, { ...exportedOf(record), sha256, number: document?.number ?? null });
    });
  }
}
