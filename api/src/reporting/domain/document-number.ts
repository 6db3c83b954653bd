import { hijriFromGregorian, riyadhDay } from '@waqf/formats';

export type DocumentKind = 'RPT' | 'CRT' | 'PCK' | 'RUN' | 'PAY' | 'TRF';

/**
 * For example `RPT-1448-06-00218`: kind, Hijri month of issue, and a number that no other document has.
 * @param kind `RPT` a report, `CRT` a certificate, `PCK` the list of a pack, `RUN` the statement of a distribution,
 *   `PAY` the notice of a payment, `TRF` the receipt of a transfer
 */
export function documentNumber(kind: DocumentKind, issuedAt: Date, count: number): string {
  const { year, month } = hijriFromGregorian(riyadhDay(issuedAt));
  return `${kind}-${year}-${String(month).padStart(2, '0')}-${String(count).padStart(5, '0')}`;
}
