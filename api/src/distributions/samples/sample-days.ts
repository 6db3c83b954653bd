import { type Ctx, FixedClock } from '../../platform/index.js';

const dayMs = 86_400_000;

/** The first and the last day of a run's period, ISO. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const daysAgo = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  clock: new FixedClock(new Date(ctx.clock.now().getTime() - days * dayMs)),
});

/** Days from an earlier to a later day, both ISO. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** The day that many days later, ISO. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10);

export const firstOfMonth = (iso: string): string => `${iso.slice(0, 8)}01`;

/** @param first the first day of a month, ISO */
export function monthsBefore(first: string, months: number): string {
  const at = new Date(first);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 10);
}

/** The whole month before the current one. */
export const monthBefore = (today: string): Period => monthsUntil(today, 1, 0);

/** Three whole months that ended a month ago, or as many quarters before them. */
export const quarterBefore = (today: string, quarters = 0): Period => monthsUntil(today, 3, 1 + 3 * quarters);

/** As many whole months, the last of which ended before the given number of whole months. */
function monthsUntil(today: string, months: number, ended: number): Period {
  const first = firstOfMonth(today);
  return { from: monthsBefore(first, months + ended), to: daysAfter(monthsBefore(first, ended), -1) };
}
