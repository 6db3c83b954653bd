import type { OwnPayment } from '@waqf/contracts/distributions';
import { hijriFromGregorian, riyadhDay } from '@waqf/formats';
import { type Halalas, parseSignedAmount, sumHalalas } from '@waqf/money';

/** The payments of one Hijri month, or those that are not paid yet. */
export interface PaymentGroup {
  key: string;
  /** An ISO time in that month; null for payments that are not paid yet. */
  month: string | null;
  /** The sum of the month; null for unpaid payments, which are in no sum, and while not all payments are loaded. */
  total: Halalas | null;
  payments: OwnPayment[];
}

const monthOf = (paidAt: string): string => {
  const { year, month } = hijriFromGregorian(riyadhDay(new Date(paidAt)));
  return `${year}-${month}`;
};

/**
 * Unpaid payments first, then paid ones by Hijri month, newest first.
 * @param whole whether these are all: the server orders by run, so a month can continue in a page that is not loaded
 */
export function paymentGroups(payments: readonly OwnPayment[], whole: boolean): PaymentGroup[] {
  const waiting = payments.filter(({ paidAt }) => paidAt === null);
  const paid = payments
    .filter((payment): payment is OwnPayment & { paidAt: string } => payment.paidAt !== null)
    .toSorted((one, other) => (one.paidAt < other.paidAt ? 1 : -1));
  const months = new Map<string, (OwnPayment & { paidAt: string })[]>();
  for (const payment of paid) {
    const key = monthOf(payment.paidAt);
    months.set(key, [...(months.get(key) ?? []), payment]);
  }
  const groups = [...months].map(([key, own]): PaymentGroup => {
    const total = whole ? sumHalalas(own.map(({ amount }) => parseSignedAmount(amount))) : null;
    return { key, month: own[0]?.paidAt ?? null, total, payments: own };
  });
  return waiting.length === 0 ? groups : [{ key: 'waiting', month: null, total: null, payments: waiting }, ...groups];
}
