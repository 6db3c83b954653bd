import { labelOf, type Bilingual } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  transactionTypeLabels,
  type Transaction,
} from '@waqf/contracts/finances';
import { waqfStatusLabels } from '@waqf/contracts/endowments';
import { mostExportedRows } from '@waqf/contracts/exports';
import type { Report } from '@waqf/contracts/reporting';
import { arabicCount, arabicNouns, displayNumber } from '@waqf/formats';
import { formatAmountForWire, parseSignedAmount, sumHalalas } from '@waqf/money';

/** A column of a report's table; amounts are strings as in the API, days are `YYYY-MM-DD`. */
export interface ReportColumn {
  readonly title: Bilingual;
  readonly kind: 'text' | 'amount' | 'day' | 'number';
  /** The column's relative share of the width. */
  readonly width: number;
}

/** A table of a report, the same for every file format. */
export interface ReportTable {
  readonly title: Bilingual;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly (Bilingual | string | null)[])[];
  /** The last row; null when the table has no total. */
  readonly total: readonly (Bilingual | string | null)[] | null;
}

const text = (ar: string, en: string, width: number): ReportColumn => ({ title: { ar, en }, kind: 'text', width });
const amount = (ar: string, en: string): ReportColumn => ({ title: { ar, en }, kind: 'amount', width: 1 });

const totalLabel = { ar: 'المجموع', en: 'Total' };

/** The moment that a position is compared with is the beginning of its own period. */
const isPosition = ({ type }: Report): boolean => type === 'position';

/** Whether a column of the report's tables has the figures of the period before. */
export const comparesPeriods = (report: Report): boolean =>
  report.before !== null && report.sections.length > 0 && !isPosition(report);

/**
 * The tables of a report; at least one, because a workbook without a sheet can't be opened.
 * @param entries the transactions of the period, for a report that lists them; one more than fits shows that it is cut
 */
export function tablesOf(report: Report, entries: readonly Transaction[]): ReportTable[] {
  const tables = [
    ...report.sections.map((section) => sectionTable(section, report)),
    ...(report.type === 'waqf_summary' ? [waqfTable(report)] : []),
    ...(report.type === 'detailed' ? [entryTable(entries)] : []),
  ];
  return tables.length > 0 ? tables : [nothingTable(report)];
}

const sectionColumns = [text('البند', 'Line', 3), amount('المبلغ (ريال)', 'Amount (SAR)')];

/** The table of a statement without payments. */
const nothingTable = ({ title }: Report): ReportTable => ({
  title,
  columns: sectionColumns,
  rows: [],
  total: [totalLabel, '0.00'],
});

function sectionTable(section: Report['sections'][number], report: Report): ReportTable {
  const { before } = report;
  const earlier = isPosition(report)
    ? amount('أول المدة', 'At the beginning')
    : amount('المدة السابقة', 'Period before');
  const row = ({ label, amount, before: then }: (typeof section)['total']) =>
    before ? [label, amount, then] : [label, amount];
  return {
    title: section.label,
    columns: [...sectionColumns, ...(before ? [earlier] : [])],
    rows: section.lines.map(row),
    total: row(section.total),
  };
}

function waqfTable({ waqfs }: Report): ReportTable {
  const sum = (key: 'balance' | 'income' | 'expenses' | 'net') => sumOf(waqfs.map((waqf) => waqf[key]));
  return {
    title: { ar: 'الأوقاف', en: 'Waqfs' },
    columns: [
      text('الوقف', 'Waqf', 3),
      text('الحالة', 'Status', 1),
      amount('الرصيد (ريال)', 'Balance (SAR)'),
      amount('الإيراد (ريال)', 'Income (SAR)'),
      amount('المصروف (ريال)', 'Expenses (SAR)'),
      amount('الصافي (ريال)', 'Net (SAR)'),
    ],
    rows: waqfs.map(({ name, status, balance, income, expenses, net }) => [
      name,
      { ar: labelOf(waqfStatusLabels, status, 'ar'), en: labelOf(waqfStatusLabels, status, 'en') },
      balance,
      income,
      expenses,
      net,
    ]),
    total: [totalLabel, null, sum('balance'), sum('income'), sum('expenses'), sum('net')],
  };
}

function entryTable(found: readonly Transaction[]): ReportTable {
  const entries = found.slice(0, mostExportedRows);
  const isCut = found.length > entries.length;
  const rows = entries.map((entry, place) => [
    String(place + 1),
    entry.occurredOn,
    entry.description,
    entry.waqfName,
    { ar: kindOf(entry, 'ar'), en: kindOf(entry, 'en') },
    entry.signedAmount,
  ]);
  const sum = sumOf(entries.map((each) => each.signedAmount));
  return {
    title: { ar: 'كشف الحركات', en: 'Entries' },
    columns: [
      { title: { ar: 'م', en: 'No.' }, kind: 'number', width: 0.4 },
      { title: { ar: 'التاريخ', en: 'Date' }, kind: 'day', width: 1.9 },
      text('البيان', 'Description', 2.2),
      text('الوقف', 'Waqf', 1.4),
      text('التصنيف', 'Category', 1.2),
      amount('المبلغ (ريال)', 'Amount (SAR)'),
    ],
    rows: isCut ? [...rows, [null, null, cutLabel, null, null, null]] : rows,
    total: [null, null, isCut ? listedLabel : totalLabel, null, null, sum],
  };
}

const cutLabel = {
  ar: `يقتصر الملف على أحدث ${arabicCount(mostExportedRows, arabicNouns.entry)}. اختر مدة أقصر لتصدير ما قبلها`,
  en:
    `The file holds the newest ${displayNumber(mostExportedRows)} entries only. ` +
    'Choose a shorter period to export the earlier ones',
};
const listedLabel = { ar: 'مجموع القيود المدرجة', en: 'Total of the entries listed' };

const sumOf = (amounts: readonly string[]): string => formatAmountForWire(sumHalalas(amounts.map(parseSignedAmount)));

function kindOf({ type, source, category }: Transaction, language: 'ar' | 'en'): string {
  if (source) return labelOf(incomeSourceLabels, source, language);
  if (category) return labelOf(expenseCategoryLabels, category, language);
  return labelOf(transactionTypeLabels, type, language);
}
