import { gregorianFromHijri, hijriFromGregorian, isHijriDate, riyadhDay, writtenDay } from '@waqf/formats';
import type { CalendarName, HijriDate } from '@waqf/formats';

export type { CalendarName };

const DAY_MS = 86_400_000;
/** The first and last day that both calendars support: 1300 to 1500 H. */
const FIRST_DAY = '1882-11-12';
const LAST_DAY = '2077-11-16';

function isoOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function within(iso: string): string {
  return iso < FIRST_DAY ? FIRST_DAY : iso > LAST_DAY ? LAST_DAY : iso;
}

/** The ISO day that is `days` later, limited to the days that both calendars support. */
export function addDays(iso: string, days: number): string {
  return within(isoOf(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS));
}

/** Day of the week; 0 is Sunday, on which the week begins in Saudi Arabia. */
export function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay();
}

/** The day of an ISO date in a calendar. @throws RangeError outside 1300-1500 H */
export function dayOf(iso: string, calendar: CalendarName): HijriDate {
  if (calendar === 'hijri') return hijriFromGregorian(iso);
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** The Gregorian ISO date of a day in a calendar; undefined when the calendar has no such day. */
function isoOfDay(wanted: HijriDate, calendar: CalendarName): string | undefined {
  if (calendar === 'hijri') return isHijriDate(wanted) ? gregorianFromHijri(wanted) : undefined;
  const { year, month, day } = wanted;
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const iso = real ? isoOf(date.getTime()) : '';
  return iso >= FIRST_DAY && iso <= LAST_DAY ? iso : undefined;
}

/**
 * The ISO date of a typed day: `29/2/1447`, `29 صفر 1447 هـ`, `2026-11-22`. Text that shows its calendar (هـ, a month
 * name, a year that only one of them can have) is read in that calendar; other text in the given one.
 */
export function isoOfText(text: string, calendar: CalendarName): string | undefined {
  const written = writtenDay(text);
  return written && isoOfDay(written, written.calendar ?? calendar);
}

/** The date as `30/03/1441`; empty when it is not a date or is outside the supported days. */
export function dateText(iso: string, calendar: CalendarName): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || within(iso) !== iso) return '';
  const { year, month, day } = dayOf(iso, calendar);
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

/** All ISO days of the month that contains `iso`, in order. */
export function monthDays(iso: string, calendar: CalendarName): string[] {
  const { year, month } = dayOf(iso, calendar);
  return Array.from({ length: 31 }, (_, index) => isoOfDay({ year, month, day: index + 1 }, calendar)).filter(
    (day) => day !== undefined,
  );
}

/** The same day in another month, or its last day when that month is shorter. */
export function addMonths(iso: string, months: number, calendar: CalendarName): string {
  const { year, month, day } = dayOf(iso, calendar);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  // The shortest month has 28 days; if day 28 is not found, the month itself is not supported.
  for (let wanted = day; wanted >= Math.min(day, 28); wanted -= 1) {
    const found = isoOfDay({ ...target, day: wanted }, calendar);
    if (found) return found;
  }
  return iso;
}

/** Today in Riyadh. */
export function todayIso(): string {
  return riyadhDay(new Date());
}
