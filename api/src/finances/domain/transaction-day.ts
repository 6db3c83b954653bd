import { noonOfDay, riyadhDay } from '@waqf/formats';

/** The moment that a transaction of a day counts for: now when the day is today or not given, else noon of Riyadh. */
export function momentOf(day: string | null, now: Date): Date {
  return day === null || day === riyadhDay(now) ? now : noonOfDay(day);
}

/** Whether the day has begun in Riyadh. @param day `YYYY-MM-DD` */
export function dayHasCome(day: string, now: Date): boolean {
  return day <= riyadhDay(now);
}
