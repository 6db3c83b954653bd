import type { PaymentFrequency, PreferredMethod } from '@waqf/contracts/beneficiaries';
import { lastDayOf } from '@waqf/formats';

/** How a person wants to be paid. */
export interface PaymentPreference {
  readonly method: PreferredMethod;
  readonly frequency: PaymentFrequency;
}

/** The preference of a person who has chosen nothing. */
export const usualPreference: PaymentPreference = { method: 'bank_transfer', frequency: 'monthly' };

/**
 * The day until which a payment of a period is kept for the person: the last day of the Gregorian quarter or year in
 * which the period ended. Null when it is paid with its distribution.
 * @param periodEnd `YYYY-MM-DD`
 */
export function keptUntil({ frequency }: PaymentPreference, periodEnd: string): string | null {
  if (frequency === 'monthly') return null;
  const year = periodEnd.slice(0, 4);
  const month = Number(periodEnd.slice(5, 7));
  const lastMonth = frequency === 'yearly' ? 12 : Math.ceil(month / 3) * 3;
  return lastDayOf(`${year}-${String(lastMonth).padStart(2, '0')}`);
}
