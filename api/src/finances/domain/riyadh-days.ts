import { riyadhDay } from '@waqf/formats';

/** Arabia Standard Time: UTC+3 the whole year, without summer time since 1947. */
const offset = '+03:00';
const dayMs = 24 * 60 * 60_000;

/** The moment at which a day of Asia/Riyadh (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`);
}

/** The moment at which it ends and the next one begins. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/**
 * The moment that a transaction of a day counts for: now when the day is today or not said, else noon of Riyadh, far
 * from both ends.
 */
export function momentOf(day: string | null, now: Date): Date {
  return day === null || day === riyadhDay(now) ? now : new Date(`${day}T12:00:00${offset}`);
}

/** Whether the day has not come yet in Asia/Riyadh. */
export function isFuture(day: string, now: Date): boolean {
  return day > riyadhDay(now);
}

/** First day of the month of Asia/Riyadh around `now`. */
export function monthStart(now: Date): string {
  return `${riyadhDay(now).slice(0, 7)}-01`;
}

/** The month `YYYY-MM` of Asia/Riyadh that lies `back` months before the one around `now`. */
export function monthBefore(now: Date, back: number): string {
  const [year, month] = monthParts(riyadhDay(now).slice(0, 7));
  return monthOf(year * 12 + month - 1 - back);
}

/** The month `YYYY-MM` before another. */
export function previousMonth(month: string): string {
  const [year, number] = monthParts(month);
  return monthOf(year * 12 + number - 2);
}

/** How many months from one to another, both included; zero or less when they are the wrong way round. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = monthParts(from);
  const [toYear, toMonth] = monthParts(to);
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}

function monthParts(month: string): [number, number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}

/** @param count months since the beginning of year 0 */
function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
