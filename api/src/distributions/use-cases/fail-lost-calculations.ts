import { Injectable, Logger } from '@nestjs/common';
import { type Ctx, LostJobs } from '../../platform/index.js';
import { calculateRunQueue } from '../distributions.queues.js';
import { calculationFailed } from '../domain/calculation-failed.js';
import { CalculationRepository } from '../persistence/calculation.repository.js';
import { RunProgress } from '../realtime.js';

const batch = 100;

/** Fails calculations whose job is lost: a page would wait without end, and the run would offer no act. */
@Injectable()
export class FailLostCalculations {
  private readonly logger = new Logger(FailLostCalculations.name);

  constructor(
    private readonly calculations: CalculationRepository,
    private readonly progress: RunProgress,
    private readonly lostJobs: LostJobs,
  ) {}

  /** @returns the number of calculations that have failed */
  async execute(ctx: Ctx): Promise<number> {
    const underWay = new Map((await this.calculations.underWay(ctx, batch)).map((run) => [run.runId, run]));
    const lost = await this.lostJobs.of(ctx, calculateRunQueue, [...underWay.keys()]);
    for (const runId of lost) {
      const run = underWay.get(runId);
      if (!run) continue;
      this.logger.error({ run: runId }, 'the calculation of a run has failed, its job was lost');
      await this.progress.fail(ctx, run, calculationFailed);
      await this.progress.refresh(ctx, run.waqfId);
    }
    return lost.length;
  }
}
