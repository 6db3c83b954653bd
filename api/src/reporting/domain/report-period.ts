import { addDays, addMonths, firstDayOf, lastDayOf, monthsBetween, type DaySpan } from '@waqf/formats';
import { longestReportYears } from '@waqf/contracts/reporting';
import { monthsBefore } from './calendar-months.js';

const dayMs = 86_400_000;

/** The reason why a period cannot be reported on. */
export type PeriodFault = 'reversed' | 'too-long';

export function faultOf({ from, to }: DaySpan): PeriodFault | null {
  if (from > to) return 'reversed';
  const limit = `${Number(from.slice(0, 4)) + longestReportYears}${from.slice(4)}`;
  return to >= limit ? 'too-long' : null;
}

/**
 * The period of the same length directly before: as many whole months when the period consists of whole months of
 * either calendar, otherwise as many days. A Hijri year has 354 or 355 days, so its days alone would not be enough.
 */
export function periodBefore(period: DaySpan): DaySpan {
  const { from, to } = period;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return (
    monthsBefore('gregorian', period) ??
    monthsBefore('hijri', period) ?? { from: addDays(from, -days), to: addDays(from, -1) }
  );
}

const fewestMonths = 8;
const mostMonths = 24;

/** The range of the chart: the period, extended to earlier months when it is short, divided into months or years. */
export function chartRange({ from, to }: DaySpan): { readonly span: DaySpan; readonly buckets: readonly DaySpan[] } {
  const lastMonth = to.slice(0, 7);
  const earliest = firstDayOf(addMonths(lastMonth, 1 - fewestMonths));
  const begin = from > earliest ? earliest : from;
  const span = { from: begin, to };
  const count = monthsBetween(begin.slice(0, 7), lastMonth);
  const whole =
    count > mostMonths
      ? Array.from({ length: Number(to.slice(0, 4)) - Number(begin.slice(0, 4)) + 1 }, (_, place) => {
          const year = Number(begin.slice(0, 4)) + place;
          return { from: `${year}-01-01`, to: `${year}-12-31` };
        })
      : Array.from({ length: count }, (_, place) => {
          const month = addMonths(begin.slice(0, 7), place);
          return { from: firstDayOf(month), to: lastDayOf(month) };
        });
  // The first and the last bar are cut to the period, so that the bars add up to the figures of the report.
  return {
    span,
    buckets: whole.map((each) => ({
      from: each.from < begin ? begin : each.from,
      to: each.to > to ? to : each.to,
    })),
  };
}
