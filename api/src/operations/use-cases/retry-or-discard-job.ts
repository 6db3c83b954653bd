import { Injectable } from '@nestjs/common';
import { type Ctx, FailedJobs, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { OperationsJobNotFoundError } from '../operations.errors.js';
import { jobDiscarded, jobRetried } from '../operations.facts.js';

/** Returns a failed job to its queue, or discards it with a reason. */
@Injectable()
export class RetryOrDiscardJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: FailedJobs,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403), OperationsJobNotFoundError (404) when it is no longer waiting */
  async retry(ctx: Ctx, jobId: string): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const queue = await this.jobs.retry(ctx, jobId);
      if (queue === undefined) throw new OperationsJobNotFoundError();
      await this.facts.record(ctx, jobRetried, { jobId, queue });
    });
  }

  /** @throws ForbiddenError (403), OperationsJobNotFoundError (404) when it is no longer waiting */
  async discard(ctx: Ctx, { jobId, reason }: { jobId: string; reason: string }): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const queue = await this.jobs.discard(ctx, jobId);
      if (queue === undefined) throw new OperationsJobNotFoundError();
      await this.facts.record(ctx, jobDiscarded, { jobId, queue, reason });
    });
  }
}
