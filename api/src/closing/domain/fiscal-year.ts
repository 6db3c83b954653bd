import type { FiscalCalendar } from '@waqf/contracts/closing';
import { addDays, type DaySpan, gregorianFromHijri, hijriFromGregorian } from '@waqf/formats';

/** The calendar of a waqf's fiscal years, and their first month (1 is Muharram or January). */
export interface FiscalRule {
  readonly calendar: FiscalCalendar;
  readonly startMonth: number;
}

/** A fiscal year, named by the year in which it begins. */
export interface YearSpan extends DaySpan {
  readonly year: number;
}

/** The rule when nobody has chosen one: the Hijri year, because deeds and zakat are counted in it. */
export const usualRule: FiscalRule = { calendar: 'hijri', startMonth: 1 };

const firstDay = ({ calendar, startMonth }: FiscalRule, year: number): string =>
  calendar === 'hijri'
    ? gregorianFromHijri({ year, month: startMonth, day: 1 })
    : `${year}-${String(startMonth).padStart(2, '0')}-01`;

/** The fiscal year that begins in a year of the rule's calendar. @throws RangeError for a year outside the calendar */
export function fiscalYear(rule: FiscalRule, year: number): YearSpan {
  return { year, from: firstDay(rule, year), to: addDays(firstDay(rule, year + 1), -1) };
}

/** The fiscal year that contains a day (`YYYY-MM-DD`). */
export function fiscalYearOf(rule: FiscalRule, day: string): YearSpan {
  const { year, month } =
    rule.calendar === 'hijri'
      ? hijriFromGregorian(day)
      : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
  return fiscalYear(rule, month < rule.startMonth ? year - 1 : year);
}

/** The fiscal years from that of the first day to that of the last day, newest first. */
export function yearsBetween(rule: FiscalRule, first: string, last: string): YearSpan[] {
  const [from, to] = [fiscalYearOf(rule, first).year, fiscalYearOf(rule, last).year];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => fiscalYear(rule, to - index));
}

/** The usual name of a year: `1447هـ`. */
export const yearName = ({ calendar }: Pick<FiscalRule, 'calendar'>, { year }: { readonly year: number }) =>
  calendar === 'hijri' ? { ar: `${year}هـ`, en: `${year} AH` } : { ar: `${year}م`, en: String(year) };
