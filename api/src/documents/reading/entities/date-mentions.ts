import { hijriFromGregorian } from '@waqf/formats';
import { type Calendar, calendarMark, calendarOf, weekdayNamedBefore } from '../lexicon/calendar-names.js';
import { gregorianOfDeed, isHijriDayOfDeed, unsettledDays } from './sighted-days.js';
import { type RawDate, wordedDates } from './worded-dates.js';

/** A date named in the folded text, in one calendar or in both. */
export interface DateMention {
  /** The Gregorian date, YYYY-MM-DD. */
  iso: string;
  /** The Hijri date by Umm al-Qura, YYYY-MM-DD. */
  hijri: string;
  start: number;
  end: number;
  /** The calendars in which the deed itself gives the date. */
  calendars: Calendar[];
  /** Days between the two dates when the deed gives both calendars, 0 when they agree; null when it gives only one. */
  difference: number | null;
  /** True when the calendar is written (هـ, م, a month's name) and not guessed from the year. */
  explicit: boolean;
  /** Days (0 to 3) between the weekday that the deed names and the weekday of the date; null when it names none. */
  weekdayGap: number | null;
  /** True when the day or the year is written in words that break off. */
  cut: boolean;
}

const blank = '[ \\u00a0]{0,2}';
const numeric = new RegExp(
  `(?<![\\d/.\\-])(?:(?<!\\p{L})(ه|م)${blank})?(\\d{1,4})${blank}([/\\-.\\\\])${blank}` +
    `(\\d{1,2})${blank}\\3${blank}(\\d{1,4})(?![\\d])${calendarMark}`,
  'gu',
);

/** All dates in the text; a date given in both calendars is one mention. */
export function findDates(text: string): DateMention[] {
  const found = [...numericDates(text), ...wordedDates(text)].filter(isReal).sort((a, b) => a.start - b.start);
  const mentions: DateMention[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const one = found[index]!;
    const next = found[index + 1];
    const both = next !== undefined && isSameDayAgain(text, one, next);
    mentions.push(mentionOf(text, one, both ? next : null));
    if (both) index += 1;
  }
  return mentions;
}

/** Dates next to each other that are more days apart than this are two dates, unless the deed says that they agree. */
const farApart = 40;

/** Whether the next date is the same day in the other calendar. */
function isSameDayAgain(text: string, one: RawDate, next: RawDate): boolean {
  if (next.calendar === one.calendar || next.start - one.end >= 34 || next.start < one.end) return false;
  const between = text.slice(one.end, next.start);
  if (
    !/^[\s()،,\-/=|]*(?:(?:ال)?موافق\p{L}*|و?يوافق\p{L}*|المقابل)?[\s:()،,\-/]*(?:ل(?:ه)?\s+)?(?:ل?يوم\s+\p{L}+)?(?:ال\p{L}+)?[\s:،]*$/u.test(
      between,
    )
  )
    return false;
  return /وافق|قابل|\(/.test(between) || Math.abs(daysBetween(one, next)) <= farApart;
}

const daysBetween = (one: RawDate, other: RawDate): number =>
  Math.round((Date.parse(isoOf(other)) - Date.parse(isoOf(one))) / 86_400_000);

function numericDates(text: string): RawDate[] {
  return [...text.matchAll(numeric)].flatMap((match) => {
    const [first, middle, last] = [Number(match[2]), Number(match[4]), Number(match[5])];
    const yearFirst = match[2]!.length > 2;
    if (yearFirst === match[5]!.length > 2) return [];
    const mark = match[6] ?? match[1];
    const year = fullYear(yearFirst ? first : last, mark);
    const day = yearFirst ? last : first;
    const calendar = calendarOf(year, mark);
    if (!calendar) return [];
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    // Saudi deeds do not write the month first, but a middle number above 12 can only be the day.
    const [realDay, month] = middle > 12 && day <= 12 ? [middle, day] : [day, middle];
    return [{ calendar, year, month, day: realDay, start, end, explicit: mark !== undefined }];
  });
}

/** The year with its thousand, which old deeds leave out: "12/5/412هـ". */
const fullYear = (year: number, mark: string | undefined): number =>
  year >= 300 && year < 500 && mark?.startsWith('ه') === true ? year + 1000 : year;

function isReal({ calendar, year, month, day }: RawDate): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (calendar === 'hijri') return year >= 1300 && year <= 1500 && isHijriDayOfDeed({ year, month, day });
  if (year < 1900 || year > 2100) return false;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** The most days by which calendars and moon sightings of one month differ. */
export const calendarsApart = 2;

const pad = (number: number, length: number): string => String(number).padStart(length, '0');
const iso = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

function isoOf(date: RawDate): string {
  return date.calendar === 'gregorian' ? iso(date.year, date.month, date.day) : gregorianOfDeed(date);
}

function mentionOf(text: string, first: RawDate, second: RawDate | null): DateMention {
  const written = second ? Math.abs(daysBetween(first, second)) : null;
  const hijriDay = [first, second].find((date) => date?.calendar === 'hijri');
  const own = [first, second].find((date) => date?.calendar === 'gregorian');
  // The two calendars may differ by a day or two; then the deed's own Gregorian date is used. A larger difference is a
  // slip of the pen: then the Hijri date, which is the official one, is used and the difference is reported.
  const stands = (written !== null && written <= calendarsApart ? own : undefined) ?? hijriDay ?? first;
  const difference = written !== null && hijriDay && written <= unsettledDays(hijriDay) ? 0 : written;
  const official = isoOf(stands);
  const day = hijriDay && difference === 0 ? hijriDay : hijriFromGregorian(official);
  const weekday = weekdayNamedBefore(text, first.start) ?? (second ? weekdayNamedBefore(text, second.start) : null);
  const apart = weekday === null ? null : Math.abs(weekday - new Date(`${official}T00:00:00Z`).getUTCDay());
  return {
    iso: official,
    hijri: iso(day.year, day.month, day.day),
    start: first.start,
    end: second?.end ?? first.end,
    calendars: second ? [first.calendar, second.calendar] : [first.calendar],
    difference,
    explicit: first.explicit || second !== null,
    weekdayGap: apart === null ? null : Math.min(apart, 7 - apart),
    cut: first.cut === true && second === null,
  };
}
