import { arabicCount, arabicNouns, writtenDay } from '@waqf/formats';
import { WORDS, type Language } from '../words';
import { dateText, isoOfText, monthDays } from './calendar-days';
import type { CalendarName } from './calendar-days';

interface Bounds {
  /** First and last allowed day as Gregorian ISO days, both included. */
  min?: string | undefined;
  max?: string | undefined;
}

export const era = { hijri: { ar: 'هـ', en: 'AH' }, gregorian: { ar: 'م', en: 'CE' } } as const;

/** Why the typed text is not an allowed day, in words that help to correct it; undefined when the day is allowed. */
export function dayFault(text: string, calendar: CalendarName, { min, max }: Bounds, language: Language) {
  const iso = isoOfText(text, calendar);
  if (!iso) return missingDay(text, calendar, language);
  if (min !== undefined && iso < min) return boundary('earliestDate', min, calendar, language);
  if (max !== undefined && iso > max) return boundary('latestDate', max, calendar, language);
  return undefined;
}

/**
 * When the month is too short, the message gives its length, because nobody knows the lengths of Hijri months by heart.
 */
function missingDay(text: string, typed: CalendarName, language: Language): string {
  const written = writtenDay(text);
  const calendar = written?.calendar ?? typed;
  const last = written && lastOf(written, calendar);
  if (!written || last === undefined || written.day <= last || written.day > 31) return WORDS.badDate[language];
  const month = `${written.month}/${written.year} ${era[calendar][language]}`;
  return language === 'ar'
    ? `في شهر ${month} ${arabicCount(last, arabicNouns.day)}`
    : `The month ${month} has ${last} days`;
}

/** Number of days in a month; undefined when the calendar has no such month. */
function lastOf({ year, month }: { year: number; month: number }, calendar: CalendarName): number | undefined {
  const first = isoOfText(`1/${month}/${year} ${era[calendar].ar}`, calendar);
  return first === undefined ? undefined : monthDays(first, calendar).length;
}

function boundary(word: 'earliestDate' | 'latestDate', iso: string, calendar: CalendarName, language: Language) {
  return `${WORDS[word][language]} ${dateText(iso, calendar)} ${era[calendar][language]}`;
}
