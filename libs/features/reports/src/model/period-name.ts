import { displayBothCalendars, displayGregorian, displayHijri, lastDayOf, type Language } from '@waqf/formats';

interface Span {
  from: string;
  to: string;
}

/** Non-breaking spaces keep a name and its year on one line. */
const whole = (text: string) => text.replaceAll(' ', '\u00A0');

/** `نوفمبر 2026` for a whole month, `2026` for a whole year, otherwise both days, in the Gregorian calendar. */
export function periodName({ from, to }: Span, language: Language): string {
  if (from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && lastDayOf(to.slice(0, 7)) === to)
    return whole(displayGregorian(from, language, 'month'));
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  return `${whole(displayGregorian(from, language))} – ${whole(displayGregorian(to, language))}`;
}

/** The same days in the Hijri calendar. */
export function hijriSpan({ from, to }: Span, language: Language): string {
  const [first, last] = [from, to].map((day) => displayBothCalendars(day, language).hijri);
  return from === to ? whole(first ?? '') : `${whole(first ?? '')} – ${whole(last ?? '')}`;
}

/** A bar's name: the month, or the year when each bar is a year. */
export function bucketName({ from, to }: Span, language: Language): string {
  return from.slice(0, 7) === to.slice(0, 7) ? displayGregorian(from, language, 'monthName') : from.slice(0, 4);
}

/** The months that the chart covers, in both calendars. */
export function monthsOfChart(span: Span, language: Language): { gregorian: string; hijri: string } {
  const of = (name: typeof displayHijri) =>
    [span.from, span.to].map((day) => whole(name(day, language, 'month'))).join(' – ');
  return { gregorian: of(displayGregorian), hijri: of(displayHijri) };
}
