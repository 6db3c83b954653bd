import { addDays, addMonths, firstDayOf, gregorianFromHijri, hijriFromGregorian, riyadhDay } from '@waqf/formats';

export const statementPeriods = ['twelve', 'thisHijriYear', 'lastHijriYear', 'thisYear', 'lastYear', 'all'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** The days of a period, both included, in Riyadh; a missing one means no bound. */
export function daysOf(period: StatementPeriod, now: Date): { from?: string; to?: string } {
  const today = riyadhDay(now);
  const year = Number(today.slice(0, 4));
  const hijriYear = hijriFromGregorian(today).year;
  if (period === 'thisHijriYear') return { from: firstOfHijri(hijriYear), to: today };
  if (period === 'lastHijriYear')
    return { from: firstOfHijri(hijriYear - 1), to: addDays(firstOfHijri(hijriYear), -1) };
  if (period === 'thisYear') return { from: `${year}-01-01`, to: today };
  if (period === 'lastYear') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (period === 'twelve') return { from: firstDayOf(addMonths(today.slice(0, 7), -11)), to: today };
  return {};
}

const firstOfHijri = (year: number): string => gregorianFromHijri({ year, month: 1, day: 1 });
