import type { OwnPayment } from '@waqf/contracts/distributions';
import { hijriFromGregorian, riyadhDay } from '@waqf/formats';
import { type Halalas, parseSignedAmount, sumHalalas } from '@waqf/money';

/** Payments of one Hijri month, or those that wait. */
export interface PaymentGroup {
  key: string;
  /** A moment of that month; null of what waits. */
  month: string | null;
  /** What the month brought; null of what waits, which is in no sum, and while not all payments are here. */
  total: Halalas | null;
  payments: OwnPayment[];
}

const monthOf = (paidAt: string): string => {
  const { year, month } = hijriFromGregorian(riyadhDay(new Date(paidAt)));
  return `${year}-${month}`;
};

/**
 * What waits first, then what was paid by its Hijri month, the newest first.
 * @param whole whether these are all: the server orders by run, so a month can go on in a page that is not here
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
