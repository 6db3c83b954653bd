import { Injectable } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { type Ctx, FailedJobs, SetAsideEvents } from '../../platform/index.js';
import { judgeByLimits, namedFigures, type Finding, type Probe, worstOf } from './probe.js';

/** How many seconds the oldest job may wait. */
const limits = { warning: 300, error: 1800 } as const;

/** Checks jobs and events: whether they are processed, and how many failed and were set aside. */
@Injectable()
export class QueueProbe implements Probe {
  readonly component = 'queue';

  constructor(
    private readonly jobs: FailedJobs,
    private readonly events: SetAsideEvents,
  ) {}

  async check(ctx: Ctx): Promise<Finding> {
    const now = new Date();
    const { waiting, oldestWaitingSince, failed } = await this.jobs.figures(ctx, now);
    const setAsideEvents = await this.events.count(ctx);
    const oldestWaitingSeconds =
      oldestWaitingSince === null ? null : Math.max(0, rounded((now.getTime() - oldestWaitingSince.getTime()) / 1000));
    const [state, problem] = worstOf([
      judgeByLimits(oldestWaitingSeconds, limits, 'waiting-long'),
      judgeByLimits(failed + setAsideEvents, { warning: 0 }, 'failures'),
    ]);
    const figures = namedFigures({ waiting, oldestWaitingSeconds, failedJobs: failed, setAsideEvents });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}
