import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, LostJobs, PeriodicTask, Shutdown } from '../../platform/index.js';
import { ExportRepository } from '../persistence/export.repository.js';
import { makeExportQueue } from '../reporting.queues.js';
import { FailExport } from './fail-export.js';

const roundMs = 30_000;
const batch = 100;

/**
 * Fails exports whose job is lost. Its page would wait for the file without end, and the same report could not be
 * requested again.
 */
@Injectable()
export class FailLostExports implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FailLostExports.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly exports: ExportRepository,
    private readonly lostJobs: LostJobs,
    private readonly failExport: FailExport,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'lost exports could not be looked for'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
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
