import { displayGregorian, displayHijri, type Language } from '@waqf/formats';
import { firstAndLastDay } from './period';

/** `نوفمبر 2026`: a Gregorian month. */
export function monthName(year: number, month: number, language: Language): string {
  return displayGregorian(firstAndLastDay(year, month).from, language, 'month');
}

/** `جمادى الأولى – جمادى الآخرة 1448هـ`: the Hijri months that a Gregorian month spans. */
export function hijriMonths(year: number, month: number, language: Language): string {
  const { from, to } = firstAndLastDay(year, month);
  // Non-breaking spaces keep a name, its year and its era on one line.
  const whole = (text: string) => text.replaceAll(' ', '\u00A0');
  const last = whole(displayHijri(to, language, 'month'));
  const first = displayHijri(from, language, 'monthName');
  return displayHijri(to, language, 'monthName') === first ? last : `${whole(first)} – ${last}`;
}
