import type { FiscalCalendar } from '@waqf/contracts/closing';
import type { ScheduleFrequency } from '@waqf/contracts/reporting';
import { addDays, type DaySpan } from '@waqf/formats';
import { firstDayOfMonth, monthNumber } from './calendar-months.js';

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
