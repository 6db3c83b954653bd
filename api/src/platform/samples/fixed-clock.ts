import { Clock } from '../context/clock.js';
import type { Ctx } from '../context/ctx.js';

/** A clock that stands still, so that sample data is dated as if it had happened then. */
export class FixedClock extends Clock {
  constructor(private readonly moment: Date) {
    super();
  }

  override now(): Date {
    return this.moment;
  }
}

/** The same with the time of a fact: what comes late, or is of sample data, is dated as it happened. */
export const asOf = (ctx: Ctx, at: Date): Ctx => ({ ...ctx, clock: new FixedClock(at) });
