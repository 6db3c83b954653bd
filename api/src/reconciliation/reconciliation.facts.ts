import { defineFact } from '../platform/index.js';

interface ImportedStatement {
  readonly [field: string]: string | number;
  readonly statementId: string;
  readonly waqfId: string;
  readonly accountId: string;
  readonly format: string;
  readonly lines: number;
  readonly newLines: number;
}

export const statementImported = defineFact<ImportedStatement>('reconciliation.statement-imported', {
  title: { ar: 'استُورد كشف حساب بنكي', en: 'A bank statement was imported' },
  audit: ({ statementId, waqfId, ...details }) => ({
    subject: { type: 'bank-statement', id: statementId },
    waqfId,
    details,
  }),
  refreshesWaqf: true,
});

/** Lines that were matched automatically, within the days from `from` to `to`. */
export const linesMatched = defineFact<{
  waqfId: string;
  accountId: string;
  lines: number;
  from: string;
  to: string;
}>('reconciliation.lines-matched', {
  title: { ar: 'طُوبقت أسطر كشف الحساب تلقائيًا', en: 'Statement lines were matched automatically' },
  audit: ({ waqfId, accountId, ...details }) => ({
    subject: { type: 'bank-account', id: accountId },
    waqfId,
    details,
  }),
  refreshesWaqf: true,
});

export const lineMatched = defineFact<{
  waqfId: string;
  lineId: string;
  entryId: string;
  kind: 'person' | 'created';
}>('reconciliation.line-matched', {
  title: { ar: 'طُوبق سطر من كشف الحساب', en: 'A statement line was matched' },
  audit: ({ waqfId, lineId, ...details }) => ({ subject: { type: 'statement-line', id: lineId }, waqfId, details }),
  refreshesWaqf: true,
});

export const lineUnmatched = defineFact<{
  waqfId: string;
  lineId: string;
  entryId: string;
  kind: string;
  reason: string;
}>('reconciliation.line-unmatched', {
  title: { ar: 'أُلغيت مطابقة سطر', en: 'The match of a statement line was undone' },
  audit: ({ waqfId, lineId, reason, ...details }) => ({
    subject: { type: 'statement-line', id: lineId },
    waqfId,
    reason,
    details,
  }),
  refreshesWaqf: true,
});

export const statementRemoved = defineFact<{
  statementId: string;
  waqfId: string;
  accountId: string;
  fileName: string;
  sha256: string;
  lines: number;
}>('reconciliation.statement-removed', {
  title: { ar: 'حُذف كشف حساب بنكي مستورد', en: 'An imported bank statement was removed' },
  audit: ({ statementId, waqfId, ...details }) => ({
    subject: { type: 'bank-statement', id: statementId },
    waqfId,
    details,
  }),
  refreshesWaqf: true,
});
