import { displayGregorian, displayHijri, type Language } from './display-date';
import { gregorianFromHijri } from './hijri-calendar';
import type { CalendarName } from './month-names';

/** Any year of the calendar can be used to name its months. */
const anyYear = { hijri: 1447, gregorian: 2025 };

/** The name of a month of a calendar, counted from 1: `رمضان` for the ninth Hijri month. */
export function nameOfMonth(calendar: CalendarName, month: number, language: Language): string {
  return calendar === 'hijri'
    ? displayHijri(gregorianFromHijri({ year: anyYear.hijri, month, day: 5 }), language, 'monthName')
    : displayGregorian(`${anyYear.gregorian}-${String(month).padStart(2, '0')}-05`, language, 'monthName');
}
