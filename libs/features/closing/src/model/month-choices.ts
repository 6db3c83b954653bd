import type { FiscalCalendar } from '@waqf/contracts/closing';
import { gregorianFromHijri } from '@waqf/formats';

const locale = {
  hijri: { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
  gregorian: { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' },
} as const;
/** Any year of the calendar serves to name its months. */
const anyYear = 1447;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a calendar by name, as choices whose value is the month's number. */
export function monthChoices(calendar: FiscalCalendar, language: 'ar' | 'en'): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale[calendar][language], { month: 'long', timeZone: 'UTC' });
  const dayIn = (month: number): string =>
    calendar === 'hijri'
      ? gregorianFromHijri({ year: anyYear, month, day: 5 })
      : `2025-${String(month).padStart(2, '0')}-05`;
  return months.map((month) => ({ value: String(month), label: format.format(new Date(dayIn(month))) }));
}
