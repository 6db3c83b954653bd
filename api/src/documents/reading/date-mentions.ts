import { gregorianFromHijri, hijriFromGregorian, isHijriDate } from '@waqf/formats';
import { numberFromWords, numberWordPattern } from './number-words.js';

/** A day named in the text, in one calendar or in both. Text must be folded. */
export interface DateMention {
  /** Gregorian, YYYY-MM-DD. */
  iso: string;
  /** Hijri by Umm al-Qura, YYYY-MM-DD. */
  hijri: string;
  start: number;
  end: number;
  /** Calendars in which the deed itself names the day. */
  calendars: ('hijri' | 'gregorian')[];
  /** Days between both calendars where the deed names both: 0 when they agree. */
  difference: number | null;
  /** True when the calendar is written (هـ, م, a month's name) and not guessed from the year. */
  explicit: boolean;
}

const hijriMonths = [
  ['محرم', 'المحرم'], ['صفر'], ['ربيع الاول', 'ربيع اول'], ['ربيع الاخر', 'ربيع الثاني', 'ربيع ثاني', 'ربيع اخر'],
  ['جمادي الاولي', 'جمادي الاول', 'جماد الاول', 'جماد اول', 'جمادي اول'], ['جمادي الاخره', 'جمادي الاخر', 'جمادي الثانيه', 'جمادي الثاني', 'جماد الثاني', 'جماد اخر', 'جماد الاخر'],
  ['رجب'], ['شعبان'], ['رمضان'], ['شوال'], ['ذو القعده', 'ذي القعده', 'ذوالقعده', 'ذيالقعده'], ['ذو الحجه', 'ذي الحجه', 'ذوالحجه', 'ذيالحجه'],
];
const gregorianMonths = [
  ['يناير', 'كانون الثاني'], ['فبراير', 'شباط'], ['مارس', 'اذار'], ['ابريل', 'نيسان'], ['مايو', 'ايار'], ['يونيو', 'حزيران'],
  ['يوليو', 'تموز'], ['اغسطس', 'اب'], ['سبتمبر', 'ايلول'], ['اكتوبر', 'تشرين الاول'], ['نوفمبر', 'تشرين الثاني'], ['ديسمبر', 'كانون الاول'],
];
interface Month { calendar: 'hijri' | 'gregorian'; number: number }
const monthsByName = new Map<string, Month>();
hijriMonths.forEach((names, index) => names.forEach((name) => monthsByName.set(name, { calendar: 'hijri', number: index + 1 })));
gregorianMonths.forEach((names, index) => names.forEach((name) => monthsByName.set(name, { calendar: 'gregorian', number: index + 1 })));
const monthPattern = [...monthsByName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(' ', '\\s+')).join('|');

const marker = '(?:\\s*\\(?\\s*(ه(?:جري(?:ه|ا)?|ـ)?|م(?:يلادي(?:ه|ا)?)?)(?![\\p{L}\\d]))?';
const numeric = new RegExp(`(?<![\\d/.\\-])(\\d{1,4})\\s?([/\\-.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,4})(?![\\d])${marker}`, 'gu');
const numberRun = '(?:و?(?:ال)?\\p{L}+\\s+){0,3}?';
const named = new RegExp(
  `(?:(?<!\\d)(?<digits>\\d{1,2})|(?:يوم\\s+|في\\s+|الموافق\\s+|بتاريخ\\s+|تاريخ\\s+)(?<words>${numberRun}و?(?:ال)?\\p{L}+)|(?<!\\p{L})(?<bareWords>${numberWordPattern}(?:\\s+${numberWordPattern}){0,2})(?=\\s+من\\s))\\s*[-/,،]?\\s*(?:من\\s+)?(?:شهر\\s+)?(?<!\\p{L})(?<monthName>${monthPattern})(?!\\p{L})\\s*[-/,،]?\\s*(?:المبارك\\s+|الحرام\\s+)?(?:من\\s+)?(?:سنه|عام|لعام|لسنه|العام)?\\s*(?:(?<yearDigits>\\d{4})|(?<yearWords>(?:و?\\p{L}+\\s+){1,5}?و?\\p{L}+)(?!\\p{L})(?=\\s*(?:ه|م|هجري\\p{L}*|ميلادي\\p{L}*|للهجر\\p{L}*|للميلاد|من\\s+(?:ال)?هجر\\p{L}*)(?!\\p{L}))|(?<bareYear>${numberWordPattern}(?:\\s+${numberWordPattern}){2,6}))${marker}`,
  'gu',
);

interface RawDate { calendar: 'hijri' | 'gregorian'; year: number; month: number; day: number; start: number; end: number; explicit: boolean }

/** Every day that the text names; days given in both calendars come as one mention. */
export function findDates(text: string): DateMention[] {
  const found = [...numericDates(text), ...namedDates(text)].sort((a, b) => a.start - b.start);
  const mentions: DateMention[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const one = found[index]!;
    const next = found[index + 1];
    const both = next && next.calendar !== one.calendar && next.start - one.end < 30
      && /^[\s(،,\-/]*(?:(?:ال)?موافق|و?يوافق\p{L}*)?[\s:(،,\-/]*(?:ل?يوم\s+\p{L}+)?[\s:،]*$/u.test(text.slice(one.end, next.start));
    if (both) {
      mentions.push(mentionOf(one, next));
      index += 1;
    } else {
      mentions.push(mentionOf(one, null));
    }
  }
  return mentions;
}

function calendarOf(year: number, mark: string | undefined): 'hijri' | 'gregorian' | null {
  if (mark?.startsWith('ه')) return year >= 1300 && year <= 1500 ? 'hijri' : null;
  if (mark?.startsWith('م')) return year >= 1880 && year <= 2100 ? 'gregorian' : null;
  if (year >= 1300 && year <= 1500) return 'hijri';
  return year >= 1900 && year <= 2100 ? 'gregorian' : null;
}

function numericDates(text: string): RawDate[] {
  return [...text.matchAll(numeric)].flatMap((match) => {
    const [first, middle, last] = [Number(match[1]), Number(match[3]), Number(match[4])];
    const yearFirst = match[1]!.length > 2;
    if (yearFirst === match[4]!.length > 2) return [];
    const year = yearFirst ? first : last;
    const day = yearFirst ? last : first;
    const calendar = calendarOf(year, match[5]);
    if (!calendar) return [];
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    // Month first is no Saudi custom, but a day beyond 12 in the middle leaves no doubt.
    const [realDay, month] = middle > 12 && day <= 12 ? [middle, day] : [day, middle];
    const date = { calendar, year, month, day: realDay, start, end, explicit: match[5] !== undefined };
    return isReal(date) ? [date] : [];
  });
}

function namedDates(text: string): RawDate[] {
  return [...text.matchAll(named)].flatMap((match) => {
    const { digits, words, bareWords, monthName, yearDigits, yearWords, bareYear } = match.groups!;
    const month = monthsByName.get(monthName!.replace(/\s+/g, ' '))!;
    const day = digits ? Number(digits) : numberFromWords((words ?? bareWords)!.trim().split(/\s+/));
    const year = yearDigits ? Number(yearDigits) : numberFromWords((yearWords ?? bareYear)!.trim().split(/\s+/));
    if (day === null || year === null) return [];
    const date = { ...month, month: month.number, year, day, start: match.index, end: match.index + match[0].trimEnd().length, explicit: true };
    return isReal(date) ? [date] : [];
  });
}

function isReal({ calendar, year, month, day }: { calendar: 'hijri' | 'gregorian'; year: number; month: number; day: number }): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (calendar === 'hijri') return year >= 1300 && year <= 1500 && isHijriDate({ year, month, day });
  if (year < 1900 || year > 2100) return false;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

const pad = (number: number, length: number): string => String(number).padStart(length, '0');
const iso = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

function isoOf(date: RawDate): string {
  return date.calendar === 'gregorian' ? iso(date.year, date.month, date.day) : gregorianFromHijri(date);
}

function mentionOf(first: RawDate, second: RawDate | null): DateMention {
  const isoFirst = isoOf(first);
  const difference = second ? Math.round((Date.parse(isoOf(second)) - Date.parse(isoFirst)) / 86_400_000) : null;
  // The Hijri day is the official one; where both are written and differ, it stays and the difference is told.
  const official = second && second.calendar === 'hijri' ? isoOf(second) : isoFirst;
  const day = hijriFromGregorian(official);
  return {
    iso: official,
    hijri: iso(day.year, day.month, day.day),
    start: first.start,
    end: second?.end ?? first.end,
    calendars: second ? [first.calendar, second.calendar] : [first.calendar],
    difference: difference === null ? null : Math.abs(difference),
    explicit: first.explicit || second !== null,
  };
}
