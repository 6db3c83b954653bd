import { riyadhDay } from '@waqf/formats';

export const periods = ['any', 'this-month', 'last-month', 'this-year', 'chosen'] as const;
export type Period = (typeof periods)[number];

/** Days of Asia/Riyadh, both included; empty: without that bound. */
export interface Days {
  from: string;
  to: string;
}

const dayText = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * The days of a named period, in Gregorian months of Riyadh as banks and leases count; `chosen` keeps what was chosen.
 */
export function daysOf(period: Period, now: Date, chosen: Days): Days {
  const [year = 0, month = 0] = riyadhDay(now).split('-').map(Number);
  if (period === 'this-month') return { from: dayText(year, month, 1), to: dayText(year, month + 1, 0) };
  if (period === 'last-month') return { from: dayText(year, month - 1, 1), to: dayText(year, month, 0) };
  if (period === 'this-year') return { from: dayText(year, 1, 1), to: dayText(year, 12, 31) };
  return period === 'any' ? { from: '', to: '' } : chosen;
}

/** The first and the last day of a month, to name it in both calendars. */
export function endsOfMonth(year: number, month: number): Days {
  return { from: dayText(year, month, 1), to: dayText(year, month + 1, 0) };
}
