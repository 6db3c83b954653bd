import {
  displayGregorianDay,
  displayGregorianDigits,
  displayHijri,
  displayTime,
  type GregorianOrder,
} from '@waqf/formats';
import type { Language } from '../words';

/** The Hijri month of a day, e.g. `جمادى الآخرة 1448`, `Jumada II 1448`. */
export function hijriMonthText(iso: string, language: Language): string {
  return displayHijri(iso, language, 'month').replace(/\s*(?:هـ|AH)$/, '');
}

/**
 * The texts of a date in Riyadh:
 * `{hijri: '12 جمادى الآخرة 1448هـ', gregorian: '22 نوفمبر 2026م', digits: '22/11/2026', time?: '14:05'}`.
 * @param order of the Gregorian date, from the platform's settings (`useUi().dateFormat`)
 * @throws RangeError when it is not a date
 */
export function dualDateText(iso: string, language: Language, order: GregorianOrder, withTime = false) {
  const gregorian = displayGregorianDay(iso, language, order);
  return {
    hijri: displayHijri(iso, language),
    gregorian: language === 'ar' ? `${gregorian}م` : gregorian,
    /** For narrow places: `22/11/2026`. */
    digits: displayGregorianDigits(iso, order),
    time: withTime ? displayTime(iso) : undefined,
  };
}
