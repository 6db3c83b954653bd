import { hijriFromGregorian, riyadhDay } from '@waqf/formats';

export type DocumentKind = 'RPT' | 'CRT' | 'PCK';

/**
 * `RPT-1448-06-00218`: kind, the Hijri month of the issue, and a number that no other document has.
 * @param kind `RPT` a report, `CRT` a certificate, `PCK` the list of a pack
 */
export function documentNumber(kind: DocumentKind, issuedAt: Date, count: number): string {
  const { year, month } = hijriFromGregorian(riyadhDay(issuedAt));
  return `${kind}-${year}-${String(month).padStart(2, '0')}-${String(count).padStart(5, '0')}`;
}
