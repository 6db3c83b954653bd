import type { FiscalCalendar } from '@waqf/contracts/closing';
import { nameOfMonth } from '@waqf/formats';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a calendar by name, as choices whose value is the month's number. */
export function monthChoices(calendar: FiscalCalendar, language: 'ar' | 'en'): { value: string; label: string }[] {
  return months.map((month) => ({ value: String(month), label: nameOfMonth(calendar, month, language) }));
}
