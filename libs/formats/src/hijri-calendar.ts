import { firstPublishedDay, firstPublishedYear, lastPublishedYear, publishedMonthLengths } from './umm-al-qura';

/** A day of the Umm al-Qura calendar; month 1 is Muharram. */
export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The first and last year that the month table covers. */
export const firstHijriYear = 1300;
export const lastHijriYear = 1500;

const dayMs = 86_400_000;
const monthCount = (lastHijriYear - firstHijriYear + 1) * 12;
/** 1 Muharram 1300 in the engine's Umm al-Qura calendar, in days since 1970-01-01. */
const firstDay = Date.UTC(1882, 10, 12) / dayMs;

let monthStarts: Int32Array | undefined;

/**
 * First days (since 1970-01-01) of all months: those of 1343-1419 as published, the others read once from the engine's
 * Umm al-Qura calendar. Its months have 29 or 30 days, so one query per month is enough.
 */
function monthTable(): Int32Array {
  if (monthStarts) return monthStarts;
  const day = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', day: 'numeric' });
  const published = publishedMonthLengths();
  const firstPublished = monthIndex(firstPublishedYear, 1);
  const starts = new Int32Array(monthCount + 1);
  let start = firstDay;
  for (let index = 0; index <= monthCount; index += 1) {
    if (index === firstPublished) start = firstPublishedDay;
    starts[index] = start;
    start += published[index - firstPublished] ?? (day.format((start + 29) * dayMs) === '1' ? 29 : 30);
  }
  monthStarts = starts;
  return starts;
}

/**
 * The Umm al-Qura day of a Gregorian calendar day.
 * @param isoDate `YYYY-MM-DD`
 * @throws RangeError when it is not a date, or outside 1300-1500 H
 */
export function hijriFromGregorian(isoDate: string): HijriDate {
  const day = dayNumber(isoDate);
  const starts = monthTable();
  if (day < startOf(starts, 0) || day >= startOf(starts, monthCount))
    throw new RangeError(`Outside the calendar: ${isoDate}`);
  let low = 0;
  let high = monthCount;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (startOf(starts, middle) <= day) low = middle;
    else high = middle;
  }
  return { year: firstHijriYear + Math.floor(low / 12), month: (low % 12) + 1, day: day - startOf(starts, low) + 1 };
}

/**
 * The Gregorian calendar day (`YYYY-MM-DD`) of an Umm al-Qura day.
 * @throws RangeError when the day doesn't exist (e.g. day 30 of a month with 29 days), or outside 1300-1500 H
 */
export function gregorianFromHijri(date: HijriDate): string {
  if (!isHijriDate(date)) throw new RangeError(`No such Hijri day: ${date.year}-${date.month}-${date.day}`);
  const start = startOf(monthTable(), monthIndex(date.year, date.month));
  return new Date((start + date.day - 1) * dayMs).toISOString().slice(0, 10);
}

/** Whether the day exists in the Umm al-Qura calendar, 1300-1500 H. */
export function isHijriDate({ year, month, day }: HijriDate): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < firstHijriYear || year > lastHijriYear || month < 1 || month > 12) return false;
  return day >= 1 && day <= hijriMonthLength(year, month);
}

/**
 * Number of days in a Hijri month: 29 or 30, in a few of the published months 28 or 31.
 * @throws RangeError outside 1300-1500 H
 */
export function hijriMonthLength(year: number, month: number): number {
  const index = monthIndex(year, month);
  if (!(index >= 0 && index < monthCount)) throw new RangeError(`No such Hijri month: ${year}-${month}`);
  return startOf(monthTable(), index + 1) - startOf(monthTable(), index);
}

/** Whether the engine's calendar differs from the published one in this year, so that the table must be used. */
export function isPublishedOnly(year: number): boolean {
  return year >= firstPublishedYear && year <= lastPublishedYear;
}

function monthIndex(year: number, month: number): number {
  return (year - firstHijriYear) * 12 + month - 1;
}

function startOf(starts: Int32Array, index: number): number {
  return starts[index] ?? Number.NaN;
}

function dayNumber(isoDate: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(isoDate) ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN;
  // Date.parse turns 2026-02-30 into 2 March in some engines; a real day converts back to the same text.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== isoDate)
    throw new RangeError(`No such day: ${isoDate}`);
  return time / dayMs;
}
