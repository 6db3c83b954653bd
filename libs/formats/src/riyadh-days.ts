/** Arabia Standard Time: Riyadh has been at UTC+3 all year round since 1947. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The product's time zone: all days and months are those of Riyadh. */
export const timeZone = 'Asia/Riyadh';

/** The same moment with Riyadh's clock in its UTC fields, for code that does not support time zones. */
export function riyadhClock(instant: Date): Date {
  return new Date(instant.getTime() + offsetMs);
}

/** The calendar day of an instant in Riyadh, `YYYY-MM-DD`: what "today" means in the product. */
export function riyadhDay(instant: Date): string {
  return riyadhClock(instant).toISOString().slice(0, 10);
}

/** The Gregorian month of an instant in Riyadh, `YYYY-MM`: what "this month" means in the product. */
export function riyadhMonth(instant: Date): string {
  return riyadhDay(instant).slice(0, 7);
}

/** The instant at which a day in Riyadh (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`);
}

/** The instant at which a day in Riyadh ends and the next one begins. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** Noon of a day in Riyadh: far from both ends, so that it is the same day in nearly all time zones. */
export function noonOfDay(day: string): Date {
  return new Date(`${day}T12:00:00${offset}`);
}

/**
 * The time for which something counts that a user says happened on a day: now when the day is today, because noon may
 * not have come yet, otherwise noon of that day.
 */
export function momentOnDay(day: string, now: Date): Date {
  return day === riyadhDay(now) ? now : noonOfDay(day);
}

/** The day that is `days` later, or earlier when negative. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The month that is `months` later, or earlier when negative. @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const count = monthCount(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Number of months from one to another, both included; zero or less when `to` is before `from`. */
export function monthsBetween(from: string, to: string): number {
  return monthCount(to) - monthCount(from) + 1;
}

/** The first day of a month `YYYY-MM`. */
export function firstDayOf(month: string): string {
  return `${month}-01`;
}

/** The last day of a month `YYYY-MM`. */
export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** A period of days `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Every day that the product supports: no request or entry has an earlier or later day. */
export const allDays: DaySpan = { from: '1900-01-01', to: '2300-12-31' };

/**
 * The period that the current month is compared with: the previous month up to the same day. On the last day of a
 * month, it is the whole previous month.
 */
export function sameDaysOfMonthBefore(today: string): DaySpan {
  const before = addMonths(today.slice(0, 7), -1);
  const last = lastDayOf(before);
  const same = `${before}-${today.slice(8)}`;
  const isWhole = today === lastDayOf(today.slice(0, 7)) || same > last;
  return { from: firstDayOf(before), to: isWhole ? last : same };
}

/**
 * Splits a period into its whole months and the days before and after them, for totals that are stored by month and by
 * day. A part is null when it is empty; a period without a whole month is entirely in `before`.
 */
export function monthsAndDays({ from, to }: DaySpan): {
  readonly months: DaySpan | null;
  readonly before: DaySpan | null;
  readonly after: DaySpan | null;
} {
  const first = from.endsWith('-01') ? from.slice(0, 7) : addMonths(from.slice(0, 7), 1);
  const last = lastDayOf(to.slice(0, 7)) === to ? to.slice(0, 7) : addMonths(to.slice(0, 7), -1);
  if (first > last) return { months: null, before: { from, to }, after: null };
  const [begin, end] = [firstDayOf(first), lastDayOf(last)];
  return {
    months: { from: begin, to: end },
    before: from < begin ? { from, to: addDays(begin, -1) } : null,
    after: to > end ? { from: addDays(end, 1), to } : null,
  };
}

/** Number of months since the beginning of year 0. */
function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
