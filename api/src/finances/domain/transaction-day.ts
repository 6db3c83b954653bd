import { momentOnDay, riyadhDay } from '@waqf/formats';

/** The time for which a transaction counts, as `momentOnDay`; now when no day is given. */
export function momentOf(day: string | null, now: Date): Date {
  return day === null ? now : momentOnDay(day, now);
}

/** Whether the day has begun in Riyadh. @param day `YYYY-MM-DD` */
export function dayHasCome(day: string, now: Date): boolean {
  return day <= riyadhDay(now);
}

/** As long as records are kept (regulation on trusteeship, General Authority for Awqaf). */
const oldestYears = 10;

/** Whether the day is so old that its year was probably mistyped. @param day `YYYY-MM-DD` */
export function isTooLongAgo(day: string, now: Date): boolean {
  const today = riyadhDay(now);
  return day < `${Number(today.slice(0, 4)) - oldestYears}${today.slice(4)}`;
}
