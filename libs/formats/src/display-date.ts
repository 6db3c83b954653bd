import { gregorianFromHijri, hijriFromGregorian, isPublishedOnly } from './hijri-calendar';
import { noonOfDay, riyadhDay, timeZone } from './riyadh-days';

export type Language = 'ar' | 'en';

// Engines differ in the default calendar and digits of ar-SA, so the tag always names both.
const tags = {
  hijri: { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
  gregorian: { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' },
} as const;

const styles = {
  /** 16 محرم 1448هـ */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** الأربعاء، 16 محرم 1448هـ */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** محرم 1448هـ */
  month: { month: 'long', year: 'numeric' },
  /** محرم */
  monthName: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;
type Calendar = keyof typeof tags;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(calendar: Calendar, language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${calendar} ${language} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tags[calendar][language], { ...styles[style], timeZone });
    formats.set(key, format);
  }
  return format;
}

/** An instant, an ISO timestamp, or a calendar day `YYYY-MM-DD` (read as that day in Riyadh). */
export type DateInput = Date | string;

function instantOf(input: DateInput): Date {
  const date = input instanceof Date ? input : /^\d{4}-\d{2}-\d{2}$/.test(input) ? noonOfDay(input) : new Date(input);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No such date: ${String(input)}`);
  return date;
}

/** English month names in the spelling of Saudi offices; the engine's names have marks that the font lacks. */
const houseMonths: Readonly<Record<string, string>> = {
  Rabiʻ: 'Rabi',
  Shaʻban: 'Shaban',
  'Dhuʻl-Qiʻdah': 'Dhul Qadah',
  'Dhuʻl-Hijjah': 'Dhul Hijjah',
};
const inHouseStyle = (text: string): string =>
  text.replace(/[\w-]+ʻ[\wʻ-]*/g, (name) => houseMonths[name] ?? name.replaceAll('ʻ', ''));

/** The Umm al-Qura date in Riyadh: `16 محرم 1448هـ`, `16 Muharram 1448 AH`. @throws RangeError on an invalid date */
export function displayHijri(date: DateInput, language: Language, style: DateStyle = 'long'): string {
  const instant = instantOf(date);
  const text = publishedHijri(instant, language, style) ?? formatOf('hijri', language, style).format(instant);
  return language === 'ar' ? text.replace(/\s+هـ$/, 'هـ') : inHouseStyle(text);
}

/**
 * For years whose published months the engine does not have: the engine's words with the day and month of the table.
 */
function publishedHijri(instant: Date, language: Language, style: DateStyle): string | undefined {
  const iso = riyadhDay(instant);
  // For the engine, a day of 1342 or 1420 may be in one of the table's years; outside this range both agree.
  if (iso < '1924-07-31' || iso > '1999-04-18') return undefined;
  const { year, month, day } = hijriFromGregorian(iso);
  if (!isPublishedOnly(year)) return undefined;
  // In the middle of a month both calendars are in the same month.
  const middle = instantOf(gregorianFromHijri({ year, month, day: 15 }));
  const weekday = formatOf('hijri', language, 'full')
    .formatToParts(instant)
    .find((part) => part.type === 'weekday')?.value;
  return formatOf('hijri', language, style)
    .formatToParts(middle)
    .map(({ type, value }) => (type === 'day' ? String(day) : type === 'weekday' ? (weekday ?? value) : value))
    .join('');
}

/** The Gregorian date in Riyadh: `1 يوليو 2026`, `1 July 2026`. @throws RangeError on an invalid date */
export function displayGregorian(date: DateInput, language: Language, style: DateStyle = 'long'): string {
  return formatOf('gregorian', language, style).format(instantOf(date));
}

/** Order of the parts of a Gregorian date, named as in the platform's settings. */
export type GregorianOrder = 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'yyyy-mm-dd';

/**
 * The Gregorian day in Riyadh in the order of the settings, with the month in words unless the year comes first:
 * `1 يوليو 2026`, `يوليو 1، 2026`, `2026-07-01`. @throws RangeError on an invalid date
 */
export function displayGregorianDay(date: DateInput, language: Language, order: GregorianOrder): string {
  if (order === 'yyyy-mm-dd') return riyadhDay(instantOf(date));
  if (order === 'dd/mm/yyyy') return displayGregorian(date, language);
  const parts = new Map(
    formatOf('gregorian', language, 'long')
      .formatToParts(instantOf(date))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('month')} ${parts.get('day')}${language === 'ar' ? '،' : ','} ${parts.get('year')}`;
}

/** The Gregorian day in digits, in the order of the settings: `01/07/2026`. @throws RangeError on an invalid date */
export function displayGregorianDigits(date: DateInput, order: GregorianOrder): string {
  const iso = riyadhDay(instantOf(date));
  if (order === 'yyyy-mm-dd') return iso;
  const [year, month, day] = iso.split('-');
  return order === 'dd/mm/yyyy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** The date in both calendars, Hijri first; screens show them in two colours with a dot between them. */
export function displayBothCalendars(
  date: DateInput,
  language: Language,
  style: DateStyle = 'long',
): { readonly hijri: string; readonly gregorian: string } {
  return {
    hijri: displayHijri(date, language, style),
    gregorian: displayGregorian(date, language, style === 'full' ? 'long' : style),
  };
}

/** Words that stay on one line; searches read a no-break space as a space. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * The date in both calendars as running text: `20 ربيع الآخر 1448هـ (1 أكتوبر 2026)`; a line breaks between them only.
 */
export function bothCalendarsText(date: DateInput, language: Language): string {
  const { hijri, gregorian } = displayBothCalendars(date, language);
  return `${unbroken(hijri)} (${unbroken(gregorian)})`;
}

/** A day in both calendars as running text, in both languages. */
export const bothCalendarsOfDay = (day: string): Record<Language, string> => ({
  ar: bothCalendarsText(day, 'ar'),
  en: bothCalendarsText(day, 'en'),
});

/**
 * Shortens two formatted days of one calendar for a span: the first day loses the month and year that the last day
 * repeats. `['1', '31 أكتوبر 2026']`, `['20 ربيع الآخر', '20 جمادى الأولى 1448هـ']`; days in digits stay unchanged.
 */
export function spanOf(first: string, last: string): [string, string] {
  const parts = [first, last].map((day) => /^(\S+) (.+) (\d{4}\S*(?: AH)?)$/.exec(day));
  const [begin, end] = parts;
  if (!begin || !end || begin[3] !== end[3]) return [first, last];
  const [, day = '', month = ''] = begin;
  // When the month comes first, the day with its comma is in the second group.
  if (/^\d/.test(month)) return [`${day} ${month.replace(/[،,]$/, '')}`, last];
  return [month === end[2] ? day : `${day} ${month}`, last];
}

/** Two days with a dash; the line breaks after the dash only. */
const dashed = ([first, last]: [string, string]): string => `${unbroken(`${first} –`)} ${unbroken(last)}`;

/** As `dashed`, but a span of one day is that day. */
const dashedOrOne = (first: string, last: string): string =>
  first === last ? unbroken(last) : dashed(spanOf(first, last));

/** A span of days in both calendars as running text: `20 ربيع الآخر – 20 جمادى الأولى 1448هـ (1 – 31 أكتوبر 2026)`. */
export function bothCalendarsSpanText(from: DateInput, to: DateInput, language: Language): string {
  const [begin, end] = [displayBothCalendars(from, language), displayBothCalendars(to, language)];
  return `${dashedOrOne(begin.hijri, end.hijri)} (${dashedOrOne(begin.gregorian, end.gregorian)})`;
}

/** The time of day in Riyadh, on a 24-hour clock: `14:05`. */
export function displayTime(date: DateInput): string {
  let format = formats.get('time');
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
    formats.set('time', format);
  }
  return format.format(instantOf(date));
}
