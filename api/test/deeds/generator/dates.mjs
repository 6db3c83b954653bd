import { hijriFromGregorian } from '@waqf/formats';
import { hijriMonths } from '../../../samples/deeds/hijri-months.mjs';
import { dayOrdinal, inWords } from './numbers.mjs';

/** A day in both calendars, Umm al-Qura for the Hijri one, and the ways in which deeds write it. */

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
const otherMonths = {
  'ربيع الآخر': 'ربيع الثاني',
  'جمادى الآخرة': 'جمادى الثانية',
  محرم: 'محرم الحرام',
  'ذو القعدة': 'ذي القعدة',
  'ذو الحجة': 'ذي الحجة',
};
const gregorianMonths = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * @returns {{iso: string, weekday: string, g: {d: number, m: number, y: number}, h: {d: number, m: number, y: number}}}
 */
export function dayFrom(iso) {
  const date = new Date(`${iso}T00:00:00Z`);
  const hijri = hijriFromGregorian(iso);
  return {
    iso,
    weekday: weekdays[date.getUTCDay()],
    g: { d: date.getUTCDate(), m: date.getUTCMonth() + 1, y: date.getUTCFullYear() },
    h: { d: hijri.day, m: hijri.month, y: hijri.year },
  };
}

/** A day between two years, never a Friday, when no court sits. */
export function someDay(random, fromYear, toYear) {
  for (;;) {
    const time = Date.UTC(fromYear, 0, 1) + random.whole(0, (toYear - fromYear + 1) * 365 - 1) * 86_400_000;
    const day = dayFrom(new Date(time).toISOString().slice(0, 10));
    if (day.weekday !== 'الجمعة') return day;
  }
}

const two = (number) => String(number).padStart(2, '0');
const monthOf = ({ h }) => hijriMonths[h.m - 1];
const otherMonthOf = (day) => otherMonths[monthOf(day)] ?? monthOf(day);

/** The formats by calendar. A deed may show one calendar even if its truth has a day in the other. */
export const dateForms = {
  'h-slashes': { calendar: 'hijri', write: ({ h }) => `${h.d}/${h.m}/${h.y}هـ` },
  'h-padded': { calendar: 'hijri', write: ({ h }) => `${two(h.d)}/${two(h.m)}/${h.y} هـ` },
  'h-month': { calendar: 'hijri', write: (day) => `${day.h.d} ${monthOf(day)} ${day.h.y}هـ` },
  'h-words': {
    calendar: 'hijri',
    write: (day) => `${dayOrdinal(day.h.d)} من شهر ${monthOf(day)} عام ${inWords(day.h.y)} للهجرة`,
  },
  'g-slashes': { calendar: 'gregorian', write: ({ g }) => `${two(g.d)}/${two(g.m)}/${g.y}م` },
  'both-slashes': { calendar: 'both', write: ({ h, g }) => `${h.d}/${h.m}/${h.y}هـ الموافق ${g.d}/${g.m}/${g.y}م` },
  'h-spaced': { calendar: 'hijri', write: ({ h }) => `${h.d} / ${h.m} / ${h.y} هـ` },
  'h-dots': { calendar: 'hijri', write: ({ h }) => `${h.d}.${h.m}.${h.y}هـ` },
  'h-brackets': { calendar: 'hijri', write: (day) => `(${day.h.d}) من شهر ${monthOf(day)} عام (${day.h.y})هـ` },
  'h-weekday': { calendar: 'hijri', write: (day) => `${day.weekday} الموافق ${day.h.d}/${day.h.m}/${day.h.y}هـ` },
  'h-full-words': {
    calendar: 'hijri',
    write: (day) => `${day.weekday} ${dayOrdinal(day.h.d)} من شهر ${monthOf(day)} لسنة ${inWords(day.h.y)} هجرية`,
  },
  'h-month-order': {
    calendar: 'hijri',
    write: (day) => `اليوم ${dayOrdinal(day.h.d)} من الشهر ${dayOrdinal(day.h.m)} لعام ${day.h.y}هـ`,
  },
  'g-english': { calendar: 'gregorian', write: ({ g }) => `${g.d} ${englishMonths[g.m - 1]} ${g.y}` },
  'g-words': {
    calendar: 'gregorian',
    write: ({ g }) => `${dayOrdinal(g.d)} من ${gregorianMonths[g.m - 1]} سنة ${inWords(g.y)} ميلادية`,
  },
  'both-named': {
    calendar: 'both',
    write: ({ h, g }) => `${two(h.d)}/${two(h.m)}/${h.y} هجري - ${two(g.d)}/${two(g.m)}/${g.y} ميلادي`,
  },
  'h-year-first': { calendar: 'hijri', write: ({ h }) => `${h.y}/${two(h.m)}/${two(h.d)}هـ` },
  'g-month': { calendar: 'gregorian', write: ({ g }) => `${g.d} ${gregorianMonths[g.m - 1]} ${g.y}م` },
  'weekday-both': {
    calendar: 'both',
    write: (day) =>
      `${day.weekday} ${two(day.h.d)}/${two(day.h.m)}/${day.h.y}هـ (${two(day.g.d)}/${two(day.g.m)}/${day.g.y}م)`,
  },
  'h-other-month': { calendar: 'hijri', write: (day) => `${day.h.d} من ${otherMonthOf(day)} لعام ${day.h.y}هـ` },
  'h-dashes': { calendar: 'hijri', write: ({ h }) => `${two(h.d)}-${two(h.m)}-${h.y}هـ` },
  'g-iso': { calendar: 'gregorian', write: ({ iso }) => iso },
  'both-months': {
    calendar: 'both',
    write: (day) =>
      `${day.weekday} ${day.h.d} ${monthOf(day)} ${day.h.y}هـ الموافق له ${day.g.d} ` +
      `${gregorianMonths[day.g.m - 1]} ${day.g.y}م`,
  },
  'both-reversed': {
    calendar: 'both',
    write: ({ h, g }) => `${g.y}/${two(g.m)}/${two(g.d)}م، ${h.y}/${two(h.m)}/${two(h.d)}هـ`,
  },
  'words-year-digits': {
    calendar: 'hijri',
    write: (day) => `${dayOrdinal(day.h.d)} من ${otherMonthOf(day)} سنة ${day.h.y}هـ`,
  },
};
