import { addMonths, firstDayOf, lastDayOf, riyadhMonth } from '@waqf/formats';

export const periods = ['any', 'this-month', 'last-month', 'this-year', 'chosen'] as const;
export type Period = (typeof periods)[number];

/** Days of Asia/Riyadh, both included; an empty string means no bound. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The days of a named period, in Gregorian months of Riyadh, as banks and leases use them; `chosen` returns the chosen
 * days.
 */
export function daysOf(period: Period, now: Date, chosen: Days): Days {
  const month = riyadhMonth(now);
  const year = month.slice(0, 4);
  if (period === 'this-month') return daysOfMonth(month);
  if (period === 'last-month') return daysOfMonth(addMonths(month, -1));
  if (period === 'this-year') return { from: firstDayOf(`${year}-01`), to: lastDayOf(`${year}-12`) };
  return period === 'any' ? { from: '', to: '' } : chosen;
}

/** The first and the last day of a month, used to name it in both calendars. */
export function firstAndLastDay(year: number, month: number): Days {
  return daysOfMonth(`${year}-${String(month).padStart(2, '0')}`);
}

const daysOfMonth = (month: string): Days => ({ from: firstDayOf(month), to: lastDayOf(month) });
