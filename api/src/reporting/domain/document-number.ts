import { hijriFromGregorian, riyadhDay } from '@waqf/formats';

/**
 * `RPT-1448-06-00218`: kind, the Hijri month of the issue, and a number that no other document has.
 * @param kind `RPT` a report, `CRT` a certificate
 */
export function documentNumber(kind: 'RPT' | 'CRT', issuedAt: Date, count: number): string {
  const { year, month } = hijriFromGregorian(riyadhDay(issuedAt));
  return `${kind}-${year}-${String(month).padStart(2, '0')}-${String(count).padStart(5, '0')}`;
}
