import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Report, ReportLine } from '@waqf/contracts/reporting';
import { waqfId } from '@waqf/testing/samples';
import { problem, renderScreen } from '@waqf/testing/screen';
import { ReportsScreen } from './reports.screen';
import { TransactionsScreen } from './transactions.screen';

const none = { before: null, opens: null };
const label = {
  ar: '27 محرم 1448هـ (12 يوليو 2026)، غلة 13 شوال 1447هـ – 15 محرم 1448هـ (1 أبريل – 30 يونيو 2026)',
  en: '27 Muharram 1448 AH',
};
const payment = { paidOn: '2026-07-12', from: '2026-04-01', to: '2026-06-30' };
const line = (over: Partial<ReportLine> = {}): ReportLine => ({
  key: '01920000-0000-7000-8000-0000000000a1',
  label,
  amount: '4630.57',
  ...none,
  payment,
  ...over,
});
const report = (lines: ReportLine[]): { report: Report } => ({
  report: {
    type: 'beneficiary',
    title: { ar: 'كشف', en: 'Statement' },
    waqf: null,
    period: { from: '2026-01-01', to: '2026-11-30' },
    before: null,
    figures: null,
    figuresBefore: null,
    buckets: [],
    sections: [
      {
        key: waqfId,
        label: { ar: 'وقف برج النخيل', en: 'Palm tower' },
        lines,
        total: { key: 'received', label: { ar: 'مجموع ما وصلك', en: 'Total' }, amount: '4630.57', ...none },
      },
    ],
    waqfs: [],
    statuses: null,
    transactions: [],
    nextCursor: null,
  },
});

const screens = [
  ['statement', '/beneficiary/reports', <ReportsScreen key="reports" />],
  ['list of payments', '/beneficiary/transactions', <TransactionsScreen key="transactions" />],
] as const;

const render = (page: ReactElement, path: string, lines: ReportLine[]) =>
  renderScreen(page, {
    at: `${path}?period=all`,
    path,
    capabilities: ['beneficiary.portal'],
    answers: {
      'GET /api/reports/beneficiary': report(lines),
      'GET /api/beneficiary/profile': () => problem(404, 'لا ملف'),
    },
  });

for (const [name, path, page] of screens) {
  const show = (lines: ReportLine[]) => render(page, path, lines);

  test(`in the ${name} a payment has its day in short form`, async () => {
    show([line()]);
    const row = (await screen.findAllByRole('listitem')).at(-1);
    const paid = row?.querySelector('time');
    expect(paid?.textContent).toContain('27 محرم 1448هـ');
    expect(paid?.textContent).toContain('12/07/2026');
    expect(row?.textContent).not.toContain(label.ar);
    // The list of payments is short; the payment's own page names the days.
    const days = 'غلة 13 شوال 1447هـ – 15 محرم 1448هـ (1 أبريل – 30 يونيو 2026';
    expect(row?.textContent?.includes(days)).toBe(path.endsWith('reports'));
  });

  test(`in the ${name} of an older server the label says both`, async () => {
    show([line({ payment: undefined })]);
    expect(await screen.findByText(label.ar)).toBeTruthy();
  });
}

test('payments are found by the day in their label', async () => {
  const [, path, page] = screens[1];
  render(page, path, [line()]);
  await userEvent.type(await screen.findByRole('textbox'), '12 يوليو');
  expect(await screen.findByText('وقف برج النخيل')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), ' لا شيء');
  expect(await screen.findByText('لا نتيجة لبحثك')).toBeTruthy();
});
