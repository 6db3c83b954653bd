import { expect, test } from '@jest/globals';
import type { BankTransfer } from '@waqf/contracts/banking';
import type { Report } from '@waqf/contracts/reporting';
import { documentOf } from './report-document.js';
import { transferDocumentOf } from './transfer-document.js';

const identity = {
  number: 'R-1',
  address: 'https://waqf.example/verify/1',
  supersedes: null,
  issuedAt: new Date('2026-11-22T09:00:00Z'),
  issuedBy: 'عبدالعزيز السبيعي',
};
const settings = { language: 'ar', siteName: 'منصة وقف', dateFormat: 'dd/mm/yyyy' } as const;

/** The texts of a document, each alone; a fact and its second line are joined into one text. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  if ('value' in part && 'second' in part) return [`${String(part.value)} ${String(part.second)}`];
  return Object.values(part).flatMap(textsOf);
}
const hijri = (document: unknown) => textsOf(document).filter((text) => text.includes('هـ'));
const alone = (document: unknown) => hijri(document).filter((text) => !/20\d\d/.test(text));

test('in a receipt of a transfer every Hijri day has its Gregorian day', () => {
  const party = {
    id: '1',
    accountType: 'main_waqf',
    label: 'الحساب الرئيسي',
    iban: 'SA0380000000608010167519',
  } as const;
  const transfer: BankTransfer = {
    id: '2',
    waqfId: '3',
    description: 'صيانة',
    bankReference: 'B-1',
    amount: '18750.00',
    status: 'completed',
    createdAt: '2026-11-20T09:00:00Z',
    from: party,
    to: party,
    direction: 'out',
    settledAt: '2026-11-21T09:00:00Z',
    reason: null,
  };
  const document = transferDocumentOf({ waqfName: 'وقف النخيل', transfer }, identity, settings);
  expect(hijri(document).length).toBeGreaterThan(2);
  expect(alone(document)).toEqual([]);
});

test('in a report every Hijri day has its Gregorian day, also in the cells of its tables', () => {
  const report = {
    title: { ar: 'تقرير', en: 'Report' },
    period: { from: '2026-10-01', to: '2026-10-31' },
    waqf: null,
    figures: null,
  } as unknown as Report;
  const column = { title: { ar: 'اليوم', en: 'Day' }, kind: 'day', width: 1 } as const;
  const table = { title: { ar: 'قيود', en: 'Entries' }, columns: [column], rows: [['2026-10-05']], total: null };
  const document = documentOf(report, [table], identity, settings);
  expect(document.tables[0]?.rows[0]?.[0]).toMatch(/^24.ربيع.الآخر.1448هـ 05\/10\/2026$/);
  expect(alone(document)).toEqual([]);
});
