import type { FiscalCalendar } from '@waqf/contracts/closing';
import { addDays, type DaySpan, gregorianFromHijri, hijriFromGregorian } from '@waqf/formats';

/** Months since the year 0 of the calendar. @throws RangeError for a day outside of the Hijri calendar */
export function monthNumber(calendar: FiscalCalendar, day: string): number {
  const { year, month } =
    calendar === 'hijri' ? hijriFromGregorian(day) : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
  return year * 12 + month - 1;
}

/** @throws RangeError for a month outside of the Hijri calendar */
export function firstDayOfMonth(calendar: FiscalCalendar, number: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return calendar === 'hijri'
    ? gregorianFromHijri({ year, month, day: 1 })
    : `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The same number of whole months directly before; null unless the span consists of whole months of the calendar. */
export function monthsBefore(calendar: FiscalCalendar, { from, to }: DaySpan): DaySpan | null {
  const next = addDays(to, 1);
  try {
    const [first, end] = [monthNumber(calendar, from), monthNumber(calendar, next)];
    if (firstDayOfMonth(calendar, first) !== from || firstDayOfMonth(calendar, end) !== next) return null;
    return { from: firstDayOfMonth(calendar, 2 * first - end), to: addDays(from, -1) };
  } catch (error) {
    // The Hijri calendar is known from 1300 to 1500 only.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
