import { expect, test } from '@jest/globals';
import { type Report, wardReportTitle } from '@waqf/contracts/reporting';
import { emptyReport } from '../use-cases/view-report.js';
import { documentOf } from './report-document.js';

const identity = {
  number: 'R-1',
  address: 'https://waqf.example/verify/1',
  supersedes: null,
  issuedAt: new Date('2026-11-22T09:00:00Z'),
  issuedBy: 'لطيفة',
};
const settings = { language: 'ar', siteName: 'منصة وقف', dateFormat: 'dd/mm/yyyy' } as const;
const section = (amount: string): Report['sections'][number] => {
  const label = { ar: 'وقف النخيل', en: 'Palms' };
  return { key: amount, label, lines: [], total: { key: 'received', label, amount, before: null, opens: null } };
};
const statement = (guardian: NonNullable<Report['holder']>['guardian']): Report => ({
  ...emptyReport('beneficiary', { from: '2025-06-26', to: '2026-06-15' }, null),
  title: wardReportTitle,
  holder: { fullName: 'جود', guardian },
  sections: [section('1000.50'), section('250.00')],
});

test('the account of a minor names the minor, the guardian with the deed, and what was received in words', () => {
  const document = documentOf(statement({ fullName: 'لطيفة', deed: 'صك ولاية 45' }), [], identity, settings);
  expect(document.title).toBe('حساب ما قُبض للقاصر');
  const facts = document.facts.map(({ label, value, second }) => [label, value, second]);
  expect(facts.slice(0, 2)).toEqual([
    ['القاصر', 'جود', ''],
    ['الوليّ', 'لطيفة', 'صك ولاية 45'],
  ]);
  expect(document.figures).toMatchObject([{ amount: '1,250.50' }]);
  expect(document.figures[0]?.words).toContain('ألف ومئتان وخمسون ريال');
});

test('a person’s own statement names the person, and no waqf', () => {
  const { facts } = documentOf(statement(null), [], identity, settings);
  expect(facts[0]).toMatchObject({ label: 'المستفيد', value: 'جود' });
  expect(facts.map(({ label }) => label)).not.toContain('الوقف');
});
