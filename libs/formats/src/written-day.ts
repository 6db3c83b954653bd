import { normaliseDigits } from './digits';
import { gregorianFromHijri, isHijriDate } from './hijri-calendar';
import { monthNamed, type CalendarName } from './month-names';

/** A day as a user or a bank wrote it, before it is checked that the day exists. */
export interface WrittenDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Undefined when neither a letter (هـ, م), the name of a month nor the year shows the calendar. */
  readonly calendar: CalendarName | undefined;
  /** True when the year comes first or the month is named, so that day and month cannot be confused. */
  readonly certain: boolean;
}

/** Letters or words after a year that name the calendar. */
const marks = /[\s\d](هـ?|م|هجري|ميلادي|هجرية|ميلادية|ah|h|ce|ad|g)\.?$/i;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g;
const lastGuessedYear = 69;

/**
 * Reads `29/2/1447 هـ`, `٢٩ صفر ١٤٤٧`, `2026-11-22`, `01-Oct-2026`, `1 أكتوبر 2026م`, `01/10/26`; undefined for other
 * text. A year of two digits means 1970-2069.
 */
export function writtenDay(text: string): WrittenDay | undefined {
  const clean = normaliseDigits(text).replace(invisible, '').replace(/\s+/g, ' ').trim();
  const mark = marks.exec(clean)?.[1];
  const marked = mark === undefined ? undefined : /^(?:ه|h|ah)/i.test(mark) ? 'hijri' : 'gregorian';
  const bare = mark === undefined ? clean : clean.replace(/\s*[^\s\d]+$/u, '');
  return numericDay(bare, marked) ?? namedDay(bare, marked);
}

function numericDay(text: string, marked: CalendarName | undefined): WrittenDay | undefined {
  const parts = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})$/.exec(text);
  if (!parts) return undefined;
  const [first = '', month = '', last = ''] = parts.slice(1);
  const yearFirst = first.length === 4;
  if (!yearFirst && last.length !== 4 && last.length !== 2) return undefined;
  if (yearFirst && last.length > 2) return undefined;
  return dayOf(yearFirst ? first : last, Number(month), Number(yearFirst ? last : first), marked, yearFirst);
}

function namedDay(text: string, marked: CalendarName | undefined): WrittenDay | undefined {
  const dayFirst = /^(\d{1,2})[\s\-/.,،]+(?:من\s+)?([^\d]+?)[\s\-/.,،]+(\d{2}|\d{4})$/u.exec(text);
  const monthFirst = /^([^\d]+?)[\s\-/.]+(\d{1,2})[\s,،]+(\d{4})$/u.exec(text);
  const [day, name, year] = dayFirst?.slice(1) ?? (monthFirst ? [monthFirst[2], monthFirst[1], monthFirst[3]] : []);
  const named = name === undefined ? undefined : monthNamed(name.replace(/^شهر\s+/, ''));
  if (!named || day === undefined || year === undefined) return undefined;
  if (marked !== undefined && marked !== named.calendar) return undefined;
  return dayOf(year, named.month, Number(day), named.calendar, true);
}

function dayOf(
  year: string,
  month: number,
  day: number,
  marked: CalendarName | undefined,
  certain: boolean,
): WrittenDay | undefined {
  if (year.length === 2 && marked === 'hijri') return undefined;
  const guessed = Number(year) + (Number(year) <= lastGuessedYear ? 2000 : 1900);
  const full = year.length === 2 ? guessed : Number(year);
  const byYear = full >= 1300 && full <= 1500 ? 'hijri' : full >= 1800 ? 'gregorian' : undefined;
  if (marked !== undefined && byYear !== undefined && marked !== byYear) return undefined;
  return { year: full, month, day, calendar: marked ?? byYear, certain };
}

/** The Gregorian day `YYYY-MM-DD` of a written day; undefined when its calendar is unknown or has no such day. */
export function isoOfWritten({ year, month, day, calendar }: WrittenDay): string | undefined {
  if (calendar === undefined) return undefined;
  if (calendar === 'hijri')
    return isHijriDate({ year, month, day }) ? gregorianFromHijri({ year, month, day }) : undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}
