import { Clock } from '../context/clock.js';
import type { Ctx } from '../context/ctx.js';

/** A clock that always returns the same moment, so that sample data is dated as if it had happened then. */
export class FixedClock extends Clock {
  constructor(private readonly moment: Date) {
    super();
  }

  override now(): Date {
    return this.moment;
  }
}

const dayMs = 24 * 60 * 60_000;

/** The same context some days earlier: sample data gets the date on which it would have happened. */
export const daysAgo = (ctx: Ctx, days: number): Ctx => atTime(ctx, new Date(ctx.clock.now().getTime() - days * dayMs));

/** The same context with the time of a fact: late facts and sample data are dated when they happened. */
export const atTime = (ctx: Ctx, at: Date): Ctx => ({ ...ctx, clock: new FixedClock(at) });
