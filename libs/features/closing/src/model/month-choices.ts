import type { FiscalCalendar } from '@waqf/contracts/closing';
import { displayGregorian, displayHijri, gregorianFromHijri } from '@waqf/formats';

/** Any year of the calendar can be used to name its months. */
const anyYear = 1447;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a calendar by name, as choices whose value is the month's number. */
export function monthChoices(calendar: FiscalCalendar, language: 'ar' | 'en'): { value: string; label: string }[] {
  const nameOf = (month: number): string =>
    calendar === 'hijri'
      ? displayHijri(gregorianFromHijri({ year: anyYear, month, day: 5 }), language, 'monthName')
      : displayGregorian(`2025-${String(month).padStart(2, '0')}-05`, language, 'monthName');
  return months.map((month) => ({ value: String(month), label: nameOf(month) }));
}
