import { addMonths, firstDayOf, riyadhDay } from '@waqf/formats';

export const statementPeriods = ['twelve', 'thisYear', 'lastYear', 'all'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** Days of a choice, both included, in Riyadh; what is left out has no bound. */
export function daysOf(period: StatementPeriod, now: Date): { from?: string; to?: string } {
  const today = riyadhDay(now);
  const year = Number(today.slice(0, 4));
  if (period === 'thisYear') return { from: `${year}-01-01`, to: today };
  if (period === 'lastYear') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (period === 'twelve') return { from: firstDayOf(addMonths(today.slice(0, 7), -11)), to: today };
  return {};
}
