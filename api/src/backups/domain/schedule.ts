import { riyadhDay } from '@waqf/formats';

export type Frequency = 'daily' | 'weekly' | 'monthly';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/**
 * Backups are due at three in the morning in Riyadh, which is midnight UTC: weekly on Sundays, monthly on the first
 * day.
 */
const isDue: Record<Frequency, (day: Date) => boolean> = {
  daily: () => true,
  weekly: (day) => day.getUTCDay() === 0,
  monthly: (day) => day.getUTCDate() === 1,
};
const midnight = (at: Date): number => Math.floor(at.getTime() / dayMs) * dayMs;

/** The last moment, up to now, at which a backup was due. */
export function lastDue(now: Date, frequency: Frequency): Date {
  let day = midnight(now);
  while (!isDue[frequency](new Date(day))) day -= dayMs;
  return new Date(day);
}

/** The next moment after now at which a backup is due. */
export function nextDue(now: Date, frequency: Frequency): Date {
  let day = midnight(now) + dayMs;
  while (!isDue[frequency](new Date(day))) day += dayMs;
  return new Date(day);
}

/** A failed backup is tried again after half an hour. */
export const retryMs = hourMs / 2;

/** What is kept: all backups of the last `days`, then one per week, then one per month. */
export const retention = { days: 14, weeks: 8, months: 12 } as const;

/**
 * The backups that are no longer kept. The newest is never among them.
 * @param backups stored backups, in any order
 */
export function overdue(backups: readonly { id: string; moment: Date }[], now: Date): string[] {
  const newestFirst = backups.toSorted((one, other) => other.moment.getTime() - one.moment.getTime());
  const kept = new Set(newestFirst.slice(0, 1).map(({ id }) => id));
  const recent = now.getTime() - retention.days * dayMs;
  for (const { id, moment } of newestFirst) if (moment.getTime() >= recent) kept.add(id);
  for (const [most, periodOf] of [
    [retention.weeks, (moment: Date) => String(Math.floor((midnight(moment) / dayMs + 4) / 7))],
    [retention.months, (moment: Date) => riyadhDay(moment).slice(0, 7)],
  ] as const) {
    const periods = new Map<string, string>();
    for (const { id, moment } of newestFirst) {
      const period = periodOf(moment);
      if (!periods.has(period) && periods.size < most) periods.set(period, id);
    }
    for (const id of periods.values()) kept.add(id);
  }
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}
