import type { FiscalCalendar } from '@waqf/contracts/closing';
import type { ScheduleFrequency } from '@waqf/contracts/reporting';
import { addDays, type DaySpan, gregorianFromHijri, hijriFromGregorian } from '@waqf/formats';

/** How often a report is sent, and by the months of which calendar. */
export interface ScheduleRhythm {
  readonly frequency: ScheduleFrequency;
  readonly calendar: FiscalCalendar;
}

const months: Record<ScheduleFrequency, number> = { month: 1, quarter: 3, year: 12 };

/** The last whole period before a day (`YYYY-MM-DD`), and the day (`nextOn`) on which the current period has ended. */
export function scheduledPeriod(
  { frequency, calendar }: ScheduleRhythm,
  today: string,
): { readonly period: DaySpan; readonly nextOn: string } {
  const size = months[frequency];
  const current = Math.floor(monthNumber(calendar, today) / size);
  const start = (block: number): string => firstDayOfMonth(calendar, block * size);
  return { period: { from: start(current - 1), to: addDays(start(current), -1) }, nextOn: start(current + 1) };
}

/** Months since the year 0 of the calendar. */
function monthNumber(calendar: FiscalCalendar, day: string): number {
  const { year, month } =
    calendar === 'hijri' ? hijriFromGregorian(day) : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
  return year * 12 + month - 1;
}

function firstDayOfMonth(calendar: FiscalCalendar, number: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return calendar === 'hijri'
    ? gregorianFromHijri({ year, month, day: 1 })
    : `${year}-${String(month).padStart(2, '0')}-01`;
}
