import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, type Ctx, LostJobs, PeriodicTask, Shutdown, Transactions } from '../../platform/index.js';
import { calculationFailed } from '../domain/calculation-failed.js';
import { calculateRunQueue, sendRunQueue } from '../distributions.queues.js';
import { CalculationRepository } from '../persistence/calculation.repository.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';
import { RunProgress } from '../realtime.js';

const roundMs = 30_000;
const batch = 100;

/**
 * Looks for runs whose job is lost: payments that are not sent yet are sent, and a calculation fails, so that its page
 * does not wait without end.
 */
@Injectable()
export class WatchRuns implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WatchRuns.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly lines: LinePaymentRepository,
    private readonly calculations: CalculationRepository,
    private readonly progress: RunProgress,
    private readonly lostJobs: LostJobs,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'runs without a job could not be looked for'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** @returns the number of payments that go on, and of calculations that have failed */
  async execute(): Promise<{ sent: number; failed: number }> {
    const ctx = this.contexts.system('distributions.watch-runs');
    return { sent: await this.sendAgain(ctx), failed: await this.failCalculations(ctx) };
  }

  private async sendAgain(ctx: Ctx): Promise<number> {
    const unsent = new Map((await this.lines.runsToSend(ctx, batch)).map((run) => [run.runId, run]));
    const lost = await this.lostJobs.of(ctx, sendRunQueue, [...unsent.keys()]);
    for (const runId of lost) {
      const run = unsent.get(runId);
      if (!run) continue;
      this.logger.warn({ run: runId }, 'the payment of a run goes on, its job was lost');
      await this.transactions.run(ctx, (ctx) => this.lostJobs.again(ctx, sendRunQueue, run, runId));
    }
    return lost.length;
  }

  private async failCalculations(ctx: Ctx): Promise<number> {
    const underWay = new Map((await this.calculations.underWay(ctx, batch)).map((run) => [run.runId, run]));
    const lost = await this.lostJobs.of(ctx, calculateRunQueue, [...underWay.keys()]);
    for (const runId of lost) {
      const run = underWay.get(runId);
      if (!run) continue;
      await this.progress.fail(ctx, run, calculationFailed);
      await this.progress.refresh(ctx, run.waqfId);
    }
    return lost.length;
  }
}
