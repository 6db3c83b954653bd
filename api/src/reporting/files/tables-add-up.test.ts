import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import { mostExportedRows } from '@waqf/contracts/exports';
import type { Transaction } from '@waqf/contracts/finances';
import type { Report, ReportType } from '@waqf/contracts/reporting';
import { parseSignedAmount } from '@waqf/money';
import ExcelJS from 'exceljs';
import { emptyReport } from '../use-cases/view-report.js';
import { aboutSheet } from './report-document.js';
import { tablesOf } from './report-tables.js';
import { reportWorkbook } from './report-workbook.js';
import { runDocumentOf } from './run-document.js';

const settings = { language: 'en', siteName: 'منصة وقف', dateFormat: 'dd/mm/yyyy' } as const;
const identity = {
  number: 'RUN-1',
  address: 'https://waqf.example/verify/1',
  supersedes: null,
  issuedAt: new Date('2026-11-22T09:00:00Z'),
  issuedBy: 'عبدالعزيز السبيعي',
};
const none = { lines: 0, amount: '0.00' };
const line = (amount: string, more: Partial<RunLine> = {}): RunLine =>
  ({
    fullName: 'نورة',
    amount,
    state: 'paid',
    correction: false,
    receiptNumber: null,
    bankReference: null,
    ...more,
  }) as RunLine;
/** A run of 1,000.00 with expenses, without a beneficiary for a tenth, and with a correction of an earlier run. */
const run = {
  period: { from: '2026-01-01', to: '2026-03-31' },
  gross: '1000.00',
  deductions: [{ kind: 'expenses', amount: '100.00', because: { ar: 'مصروف', en: 'Expenses', clause: null } }],
  pool: '900.00',
  allocated: '810.00',
  unallocated: '90.00',
  corrections: '10.00',
  counts: {
    all: { lines: 4, amount: '810.00' },
    paid: { lines: 4, amount: '810.00' },
    excluded: none,
    payable: none,
    withheld: none,
    sent: none,
    failed: none,
  },
  hash: null,
  decidedAt: null,
  closedAt: null,
  submittedBy: null,
  decidedBy: null,
} as unknown as DistributionRun;
const shownLines = [line('400.00'), line('200.00'), line('10.00', { correction: true })];
const read = (text: string): bigint => parseSignedAmount(text.replaceAll(',', '').replace('−', '-') || '0.00');

test('both tables of a distribution’s statement add up, also what nobody gets and the shares that are not listed', () => {
  const { tables } = runDocumentOf({ waqfName: 'وقف', run, lines: shownLines }, identity, settings);
  const sums = tables.map(({ rows }) => rows.reduce((sum, row) => sum + read(row.at(-1) ?? ''), 0n));
  expect(sums).toEqual([81_000n, 81_000n]);
  expect(tables.map(({ total }) => read(total?.at(-1) ?? ''))).toEqual(sums);
  expect(tables[1]?.rows.map(([who, outcome]) => `${who} ${outcome}`)).toEqual([
    'نورة Paid',
    'نورة Paid',
    'نورة Correction of an earlier distribution, Paid',
    'The other shares are on the platform: 1 ',
  ]);
});

const period = { from: '2026-10-01', to: '2026-10-31' };
const entry = { occurredOn: '2026-10-05', description: 'إيجار', waqfName: 'وقف', type: 'income', signedAmount: '1.00' };
const entries = (count: number): Transaction[] => Array.from({ length: count }, () => entry as unknown as Transaction);

test('a list of entries that is longer than the file says so, and its total is that of the listed ones', () => {
  const detailed = emptyReport('detailed', period, null);
  const [whole] = tablesOf(detailed, entries(mostExportedRows));
  expect([whole?.rows.length, whole?.total?.[2]]).toEqual([mostExportedRows, { ar: 'المجموع', en: 'Total' }]);
  const [cut] = tablesOf(detailed, entries(mostExportedRows + 1));
  expect(cut?.rows).toHaveLength(mostExportedRows + 1);
  expect(cut?.rows.at(-1)?.[2]).toMatchObject({
    ar: expect.stringContaining('أحدث 10,000 قيد'),
    en: expect.stringContaining('newest 10,000 entries only'),
  });
  expect([cut?.total?.[2], cut?.total?.[5]]).toEqual([
    { ar: 'مجموع القيود المدرجة', en: 'Total of the entries listed' },
    '10000.00',
  ]);
});

test('a file states what the corpus received, so that its entries add up to the net and this amount', () => {
  const figures = {
    income: '10.00',
    expenses: '4.00',
    net: '6.00',
    incomeCount: 1,
    expensesCount: 1,
    corpusAdditions: '500.00',
    corpusCount: 1,
  };
  const head = aboutSheet({ ...emptyReport('detailed', period, null), figures }, identity.issuedAt, settings);
  expect(head.join('\n')).toContain('Received for the corpus (SAR): \u2066+500.00\u2069 · Neither income nor part');
  const without = { ...figures, corpusCount: 0, corpusAdditions: '0.00' };
  expect(
    aboutSheet({ ...emptyReport('detailed', period, null), figures: without }, identity.issuedAt, settings),
  ).toEqual(aboutSheet({ ...emptyReport('detailed', period, null), figures: null }, identity.issuedAt, settings));
});

test('a statement without payments has a sheet with a total of zero', async () => {
  const statement = { ...emptyReport('beneficiary', period, null), holder: { fullName: 'سارة', guardian: null } };
  const about = { ...settings, title: 'T', head: [] };
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await reportWorkbook({ ...about, tables: tablesOf(statement, []) })).buffer);
  expect(workbook.worksheets.map((sheet) => sheet.lastRow?.values)).toEqual([[undefined, 'Total', 0]]);
});

test('a file names the days of the period that it compares with, unless it compares with the same period’s beginning', () => {
  const amount = { key: 'closing', label: { ar: 'رصيد', en: 'Balance' }, amount: '1.00', before: '2.00', opens: null };
  const compared = (type: ReportType): Report => ({
    ...emptyReport(type, period, null),
    before: { from: '2026-09-01', to: '2026-09-30' },
    sections: [{ key: 'balance', label: amount.label, lines: [], total: amount }],
  });
  const madeAt = new Date('2026-11-22T09:00:00Z');
  const head = (type: ReportType) => aboutSheet(compared(type), madeAt, settings).join('\n');
  expect(head('cash_flow')).toContain('Period before: 19 Rabi I 1448 AH – 19 Rabi II 1448 AH · 1 September 2026 – 30');
  expect(head('position')).not.toContain('September');
});
