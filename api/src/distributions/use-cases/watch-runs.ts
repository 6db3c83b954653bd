import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, PeriodicTask, Shutdown } from '../../platform/index.js';
import { FailLostCalculations } from './fail-lost-calculations.js';
import { ResumePayments } from './resume-payments.js';

const roundMs = 30_000;

/** Looks for runs whose job is lost. */
@Injectable()
export class WatchRuns implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WatchRuns.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly payments: ResumePayments,
    private readonly calculations: FailLostCalculations,
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

  /** @returns the number of runs whose payment goes on, and of calculations that have failed */
  async execute(): Promise<{ sent: number; failed: number }> {
    const ctx = this.contexts.system('distributions.watch-runs');
    return { sent: await this.payments.execute(ctx), failed: await this.calculations.execute(ctx) };
  }
}
