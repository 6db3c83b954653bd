/** Arabia Standard Time: Riyadh keeps UTC+3 all year and has done so since 1947. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The product's time zone: all days and months are Riyadh's. */
export const timeZone = 'Asia/Riyadh';

/** The same moment with Riyadh's clock in its UTC fields, for what knows no time zone. */
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

/** When a day of Riyadh (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`);
}

/** When a day of Riyadh ends and the next one begins. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** Noon of a day of Riyadh: far from both ends, also where another zone counts the days. */
export function noonOfDay(day: string): Date {
  return new Date(`${day}T12:00:00${offset}`);
}

/** The day so many days later, or earlier where negative. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The month so many months later, or earlier where negative. @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const count = monthCount(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** How many months from one to another, both included; zero or less when they are the wrong way round. */
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

/** A stretch of days `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Every day that the product knows: none of a request or an entry is earlier or later. */
export const allDays: DaySpan = { from: '1900-01-01', to: '2300-12-31' };

/**
 * What a running month is compared with: the month before up to the same day. On its last day a month is whole, and so
 * is the month before it.
 */
export function sameDaysOfMonthBefore(today: string): DaySpan {
  const before = addMonths(today.slice(0, 7), -1);
  const last = lastDayOf(before);
  const same = `${before}-${today.slice(8)}`;
  const isWhole = today === lastDayOf(today.slice(0, 7)) || same > last;
  return { from: firstDayOf(before), to: isWhole ? last : same };
}

/**
 * A stretch as its whole months and the days before and after them, for totals that are kept by month and by day. Null
 * where there are none; a stretch without a whole month stands in `before` alone.
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

/** Months since the beginning of year 0. */
function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
