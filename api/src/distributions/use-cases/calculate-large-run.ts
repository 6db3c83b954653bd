import { Injectable } from '@nestjs/common';
import { type Ctx, DomainError, type Job, Transactions } from '../../platform/index.js';
import { calculationFailed } from '../domain/calculation-failed.js';
import { DividerInThread } from '../division/divide-in-thread.js';
import { RunProgress } from '../realtime.js';
import { WriteCalculation } from './write-calculation.js';

interface Asked {
  readonly waqfId: string;
  readonly runId: string;
}

/** Calculates a run with many beneficiaries, all or nothing, and shows the progress on open pages. */
@Injectable()
export class CalculateLargeRun {
  constructor(
    private readonly transactions: Transactions,
    private readonly write: WriteCalculation,
    private readonly progress: RunProgress,
  ) {}

  /** @throws any error but a refusal; a refusal, and the error of the last attempt, are shown on the page of the run */
  async execute(ctx: Ctx, { data, signal, lastAttempt }: Job<Asked>): Promise<void> {
    try {
      await this.calculate(ctx, data, signal);
    } catch (error) {
      const refused = error instanceof DomainError;
      if (refused || lastAttempt)
        await this.progress.fail(ctx, data, refused ? { code: error.code, ...error.text } : calculationFailed);
      if (!refused) throw error;
    }
    await this.progress.refresh(ctx, data.waqfId);
  }

  private async calculate(ctx: Ctx, asked: Asked, signal: AbortSignal): Promise<void> {
    const nazir = await this.progress.askedBy(ctx, asked);
    // Another execution of the job has already finished.
    if (!nazir) return;
    await this.transactions.run(nazir, async (nazir) => {
      const run = await this.write.lock(nazir, asked.runId);
      if (!run) throw new Error(`run ${asked.runId} is to be calculated and is gone`);
      const divider = new DividerInThread();
      const show = this.progress.reporter(ctx, asked);
      try {
        await this.write.execute(nazir, run, divider, async (done) => {
          signal.throwIfAborted();
          await show(done);
        });
      } finally {
        await divider.close();
      }
    });
  }
}
