import { Injectable } from '@nestjs/common';
import { Contexts, PeriodicUseCase } from '../../platform/index.js';
import { FailLostCalculations } from './fail-lost-calculations.js';
import { ResumePayments } from './resume-payments.js';

/** Looks for runs whose job is lost. */
@Injectable()
export class WatchRuns extends PeriodicUseCase {
  protected readonly everyMs = 30_000;
  protected readonly failure = 'runs without a job could not be looked for';

  constructor(
    private readonly contexts: Contexts,
    private readonly payments: ResumePayments,
    private readonly calculations: FailLostCalculations,
  ) {
    super();
  }

  /** @returns the number of runs whose payment goes on, and of calculations that have failed */
  async execute(): Promise<{ sent: number; failed: number }> {
    const ctx = this.contexts.system('distributions.watch-runs');
    return { sent: await this.payments.execute(ctx), failed: await this.calculations.execute(ctx) };
  }
}
