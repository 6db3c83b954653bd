import { Injectable } from '@nestjs/common';
import { Contexts, LostJobs, PeriodicUseCase } from '../../platform/index.js';
import { ExportRepository } from '../persistence/export.repository.js';
import { makeExportQueue } from '../reporting.queues.js';
import { FailExport } from './fail-export.js';

const batch = 100;

/**
 * Fails exports whose job is lost. Its page would wait for the file without end, and the same report could not be
 * requested again.
 */
@Injectable()
export class FailLostExports extends PeriodicUseCase {
  protected readonly everyMs = 30_000;
  protected readonly failure = 'lost exports could not be looked for';

  constructor(
    private readonly contexts: Contexts,
    private readonly exports: ExportRepository,
    private readonly lostJobs: LostJobs,
    private readonly failExport: FailExport,
  ) {
    super();
  }

  /** @returns the number of exports that have failed */
  async execute(): Promise<number> {
    const ctx = this.contexts.system('reporting.fail-lost-exports');
    const lost = await this.lostJobs.of(ctx, makeExportQueue, await this.exports.underWay(ctx, batch));
    for (const exportId of lost) {
      const record = await this.exports.find(ctx, exportId);
      if (!record) continue;
      this.logger.error({ exportId, reference: ctx.reference }, 'the job of a report is lost');
      await this.failExport.execute(ctx, record);
    }
    return lost.length;
  }
}
