import {
  displayGregorianDay,
  displayGregorianDigits,
  displayHijri,
  displayTime,
  type GregorianOrder,
} from '@waqf/formats';
import type { Language } from '../words';

/** `جمادى الآخرة 1448`, `Jumada II 1448`: the Hijri month that holds a day. */
export function hijriMonthText(iso: string, language: Language): string {
  return displayHijri(iso, language, 'month').replace(/\s*(?:هـ|AH)$/, '');
}

/**
 * `{hijri: '12 جمادى الآخرة 1448هـ', gregorian: '22 نوفمبر 2026م', digits: '22/11/2026', time?: '14:05'}`, for Riyadh.
 * @param order of the Gregorian part, as the platform's settings say (`useUi().dateFormat`)
 * @throws RangeError when it is no date
 */
export function dualDateText(iso: string, language: Language, order: GregorianOrder, withTime = false) {
  const gregorian = displayGregorianDay(iso, language, order);
  return {
    hijri: displayHijri(iso, language),
    gregorian: language === 'ar' ? `${gregorian}م` : gregorian,
    /** Where the place is narrow: `22/11/2026`. */
    digits: displayGregorianDigits(iso, order),
    time: withTime ? displayTime(iso) : undefined,
  };
}
