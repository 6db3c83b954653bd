import { hijriOf } from '../core/date-text';
import type { CalendarDay } from '../core/date-text';

export type CalendarName = 'hijri' | 'gregorian';

const DAY_MS = 86_400_000;
/** The Julian 16 July 622 in the proleptic Gregorian calendar: the first day of the Hijri count. */
const HIJRI_START = Date.UTC(622, 6, 19);

/** `YYYY-MM-DD` of a UTC moment. */
function isoOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The ISO day `days` later. */
export function addDays(iso: string, days: number): string {
  return isoOf(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS);
}

/** Day of the week, 0 for Sunday, with which Saudi weeks begin. */
export function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay();
}

/** The day of an ISO date in a calendar. */
export function dayOf(iso: string, calendar: CalendarName): CalendarDay {
  if (calendar === 'hijri') return hijriOf(iso);
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

function same(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** A mean month is 29.530588 days; the Umm al-Qura table is never more than three days away from it. */
function isoOfHijri(wanted: CalendarDay): string | undefined {
  const days = Math.floor((wanted.year - 1) * 354.367056 + (wanted.month - 1) * 29.530588 + wanted.day - 1);
  const near = isoOf(HIJRI_START + days * DAY_MS);
  for (const shift of [0, 1, -1, 2, -2, 3, -3]) {
    const iso = addDays(near, shift);
    if (same(hijriOf(iso), wanted)) return iso;
  }
  return undefined;
}

/** The Gregorian ISO date of a day in a calendar; undefined when that calendar has no such day. */
export function isoOfDay(wanted: CalendarDay, calendar: CalendarName): string | undefined {
  if (wanted.month < 1 || wanted.month > 12 || wanted.day < 1 || wanted.day > 31) return undefined;
  // Umm al-Qura is tabulated for these years; outside them the engine computes another calendar.
  if (calendar === 'hijri') return wanted.year >= 1300 && wanted.year <= 1600 ? isoOfHijri(wanted) : undefined;
  if (wanted.year < 1800 || wanted.year > 2200) return undefined;
  const iso = isoOf(Date.UTC(wanted.year, wanted.month - 1, wanted.day));
  return same(dayOf(iso, 'gregorian'), wanted) ? iso : undefined;
}

/** ISO date of `day/month/year` as typed; `year/month/day` is read too. */
export function isoOfText(text: string, calendar: CalendarName): string | undefined {
  const parts = /^(\d{1,4})\/(\d{1,2})\/(\d{1,4})$/.exec(text.trim());
  if (!parts) return undefined;
  const [first = 0, month = 0, last = 0] = parts.slice(1).map(Number);
  return first > 31
    ? isoOfDay({ year: first, month, day: last }, calendar)
    : isoOfDay({ year: last, month, day: first }, calendar);
}

/** `30/03/1441`, or nothing for no date. */
export function dateText(iso: string, calendar: CalendarName): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return '';
  const { year, month, day } = dayOf(iso, calendar);
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

/** All ISO days of the month that holds `iso`, in order. */
export function monthDays(iso: string, calendar: CalendarName): string[] {
  const { day, month } = dayOf(iso, calendar);
  const start = addDays(iso, 1 - day);
  const days: string[] = [];
  for (let at = start; dayOf(at, calendar).month === month; at = addDays(at, 1)) days.push(at);
  return days;
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(iso: string, months: number, calendar: CalendarName): string {
  const { year, month, day } = dayOf(iso, calendar);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  for (let wanted = day; wanted >= 1; wanted -= 1) {
    const found = isoOfDay({ ...target, day: wanted }, calendar);
    if (found) return found;
    if (wanted <= 28) break;
  }
  return iso;
}

/** Today in Riyadh. */
export function todayIso(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: 'Asia/Riyadh' }).format(now);
}
