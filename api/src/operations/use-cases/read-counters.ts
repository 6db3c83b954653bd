import { Injectable } from '@nestjs/common';
import { type Ctx, FailedJobs, RequestMeter } from '../../platform/index.js';

/** Counters that are kept elsewhere and stored every minute. */
@Injectable()
export class ReadCounters {
  constructor(
    readonly meter: RequestMeter,
    private readonly jobs: FailedJobs,
  ) {}

  async waitingJobs(ctx: Ctx): Promise<number> {
    return (await this.jobs.figures(ctx, ctx.clock.now())).waiting;
  }
}
