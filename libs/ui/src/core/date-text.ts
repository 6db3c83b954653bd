import {
  displayGregorianDay,
  displayGregorianDigits,
  displayHijri,
  displayTime,
  hijriFromGregorian,
  riyadhDay,
} from '@waqf/formats';
import type { GregorianOrder, HijriDate } from '@waqf/formats';
import type { Language } from '../words';

/** Names as Saudi offices write them in English; the engine's own carry marks that the font lacks. */
const HIJRI_MONTHS_EN = [
  'Muharram',
  'Safar',
  'Rabi I',
  'Rabi II',
  'Jumada I',
  'Jumada II',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhul Qadah',
  'Dhul Hijjah',
] as const;

/** The Riyadh day, `YYYY-MM-DD`, of a day or a moment. */
function dayOfIso(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : riyadhDay(new Date(iso));
}

/**
 * The Umm al-Qura day of a Gregorian ISO date or moment, in Riyadh.
 * @throws RangeError when it is no date, or outside 1300-1500 H
 */
function hijriOf(iso: string): HijriDate {
  return hijriFromGregorian(dayOfIso(iso));
}

function englishHijri(iso: string): string {
  const { year, month, day } = hijriOf(iso);
  return `${day} ${HIJRI_MONTHS_EN[month - 1]} ${year} AH`;
}

/** `جمادى الآخرة 1448`, `Jumada II 1448`: the Hijri month that holds a day. */
export function hijriMonthText(iso: string, language: Language): string {
  if (language === 'ar') return displayHijri(iso, 'ar', 'month').replace(/\s*هـ$/, '');
  const { year, month } = hijriOf(iso);
  return `${HIJRI_MONTHS_EN[month - 1]} ${year}`;
}

/**
 * `{hijri: '12 جمادى الآخرة 1448هـ', gregorian: '22 نوفمبر 2026م', digits: '22/11/2026', time?: '14:05'}`, for Riyadh.
 * @param order of the Gregorian part, as the platform's settings say (`useUi().dateFormat`)
 * @throws RangeError when it is no date
 */
export function dualDateText(iso: string, language: Language, order: GregorianOrder, withTime = false) {
  const gregorian = displayGregorianDay(iso, language, order);
  return {
    hijri: language === 'ar' ? displayHijri(iso, 'ar') : englishHijri(iso),
    gregorian: language === 'ar' ? `${gregorian}م` : gregorian,
    /** Where the place is narrow: `22/11/2026`. */
    digits: displayGregorianDigits(iso, order),
    time: withTime ? displayTime(iso) : undefined,
  };
}
