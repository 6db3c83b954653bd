import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { approvedWaqf, approvedWaqfs } from '@waqf/testing/samples';
import { reportOf, waqfId } from '../testing/samples';
import { ReportsScreen } from './reports.screen';

function show(at: string, answers: Record<string, Answer> = {}, language: 'ar' | 'en' = 'ar') {
  return renderScreen(<ReportsScreen />, {
    at,
    path: '/reports',
    capabilities: ['waqf.list'],
    language,
    answers: { 'GET /api/waqfs': approvedWaqfs(approvedWaqf()), 'GET /api/reports/financial': reportOf(), ...answers },
  });
}
const asked = (calls: { path: string }[]) => calls.map(({ path }) => path).filter((path) => path.includes('/reports'));

test('the server’s figures are shown with a comparison to the previous period', async () => {
  show('/reports?period=range&from=2026-10-01&to=2026-10-31', {
    'GET /api/reports/financial': reportOf({
      period: { from: '2026-10-01', to: '2026-10-31' },
      before: { from: '2026-09-01', to: '2026-09-30' },
    }),
  });
  expect((await screen.findAllByText('+64,500.00')).length).toBeGreaterThan(0);
  expect(screen.getByText('−6,125.75')).toBeTruthy();
  expect(screen.getByText('+58,374.25')).toBeTruthy();
  expect(screen.getByText(/الصافي أعلى من المدة السابقة \(.* بمقدار 9,374.25 ريال/)).toBeTruthy();
});

test('expenses below zero, of which more was reversed than recorded, have a plus: money came back', async () => {
  const { figures } = reportOf().report;
  show('/reports?period=range&from=2026-10-01&to=2026-10-31', {
    'GET /api/reports/financial': reportOf({
      period: { from: '2026-10-01', to: '2026-10-31' },
      figures: figures && { ...figures, expenses: '-25.75' },
    }),
  });
  expect(await screen.findByText('+25.75')).toBeTruthy();
});

test('the comparison of a period that is not over says that it is with the whole previous one', async () => {
  show('/reports?period=range&from=2026-01-01&to=2098-12-31', {
    'GET /api/reports/financial': reportOf({ period: { from: '2026-01-01', to: '2098-12-31' } }),
  });
  expect(await screen.findByText(/الصافي حتى اليوم أعلى من المدة السابقة كاملةً .* بمقدار 9,374.25 ريال/)).toBeTruthy();
});

test('cached figures show the time that they are from', async () => {
  show('/reports?period=range&from=2026-11-01&to=2026-11-30', {
    'GET /api/reports/financial': reportOf({ asOf: '2026-11-30T09:05:00.000Z' }),
  });
  expect(await screen.findByText(/الدفاتر كما كانت الساعة 12:05/)).toBeTruthy();
});

test('the figures of one period are never shown under another', async () => {
  const user = userEvent.setup();
  show('/reports?period=range&from=2026-11-01&to=2026-11-30', {
    'GET /api/reports/financial': ({ path }) =>
      path.includes('from=') ? { status: 200, body: reportOf() } : new Promise(() => undefined),
  });
  expect((await screen.findAllByText('+64,500.00')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: 'الفترة' }));
  await user.click(await screen.findByText('كل الفترات'));
  await waitFor(() => expect(screen.queryByText('+64,500.00')).toBeNull());
});

test('a figure links to its entries for the same waqf and period', async () => {
  show(`/reports?waqf=${waqfId}&period=range&from=2026-11-01&to=2026-11-30`);
  const href = (await screen.findByRole('link', { name: 'إيجار' })).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
    type: 'detailed',
    waqf: waqfId,
    period: 'range',
    from: '2026-11-01',
    to: '2026-11-30',
    entries: 'income',
    kind: 'rent',
  });
});

test('the server is asked for what the address says, and unknown values are ignored', async () => {
  const { calls } = show(`/reports?type=financial&waqf=${waqfId}&period=range&from=2026-01-05&to=2026-02-06`);
  await screen.findAllByText('+64,500.00');
  expect(asked(calls)).toEqual([`/api/reports/financial?waqfId=${waqfId}&from=2026-01-05&to=2026-02-06`]);
  const { calls: others } = show('/reports?type=profit&waqf=1&period=all_time&from=x');
  await waitFor(() => expect(asked(others)).toEqual(['/api/reports/financial']));
});

test('choosing another report puts it in the address', async () => {
  const user = userEvent.setup();
  const statement = reportOf({ type: 'charge_discharge', figures: null, figuresBefore: null, buckets: [] });
  const { where } = show('/reports?period=all_time', { 'GET /api/reports/charge_discharge': statement });
  await user.click(await screen.findByRole('radio', { name: 'قوائم مالية' }));
  expect(where()).toBe('/reports?period=all_time&type=charge_discharge');
  expect(await screen.findByText('القائمة')).toBeTruthy();
});

test('a refusal is shown in the server’s words, and the report can be loaded again', async () => {
  const user = userEvent.setup();
  let broken = true;
  const { where } = show('/reports?period=range&from=2026-03-01&to=2026-02-01', {
    'GET /api/reports/financial': () =>
      broken ? problem(400, 'بداية المدة بعد نهايتها') : { status: 200, body: reportOf() },
  });
  expect(await screen.findByText(/بداية المدة بعد نهايتها/)).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  await screen.findAllByText('+64,500.00');
  expect(where()).toContain('from=2026-03-01');
});

test('the detailed report shows waqfs by status and its filtered entries', async () => {
  show(
    '/reports?type=detailed&period=all_time&entries=expense&kind=maintenance',
    {
      'GET /api/reports/detailed': reportOf({
        type: 'detailed',
        buckets: [],
        sections: [],
        statuses: { total: 7, active: 4, pending: 1, draft: 2 },
      }),
      'GET /api/transactions': {
        transactions: [],
        nextCursor: null,
        totals: { income: '0.00', expenses: '0.00', net: '0.00', count: 0 },
      },
    },
    'en',
  );
  expect(await screen.findByText('Total waqfs')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
  expect(await screen.findByText('Entries of Maintenance only')).toBeTruthy();
  expect(screen.getByText('No entries in this period')).toBeTruthy();
});

const charged = {
  key: 'charge',
  label: { ar: 'ما في عهدة الناظر', en: 'Charge of the nazir' },
  lines: [
    {
      key: 'opening',
      label: { ar: 'رصيد أول المدة', en: 'Opening balance' },
      amount: '900.00',
      before: '400.00',
      opens: null,
      adds: { figure: 'contra.ghalla,-ghalla.contra', from: null, to: '2026-10-31' },
      addsBefore: { figure: 'contra.ghalla,-ghalla.contra', from: null, to: '2026-09-30' },
    },
  ],
  total: {
    key: 'charge_total',
    label: { ar: 'إجمالي العهدة', en: 'Total charge' },
    amount: '900.00',
    before: '400.00',
    opens: null,
  },
};

test('a balance links to all entries that it adds up, and so does that of the previous period', async () => {
  show(`/reports?type=charge_discharge&waqf=${waqfId}&period=current_month`, {
    'GET /api/reports/charge_discharge': reportOf({ type: 'charge_discharge', figures: null, sections: [charged] }),
  });
  const opened = async (name: string | RegExp) => {
    const href = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    return Object.fromEntries(new URLSearchParams(href.split('?')[1]));
  };
  const figure = {
    type: 'detailed',
    waqf: waqfId,
    period: 'range',
    figure: 'contra.ghalla,-ghalla.contra',
    line: 'opening',
  };
  expect(await opened('رصيد أول المدة')).toEqual({ ...figure, to: '2026-10-31' });
  expect(await opened(/^[\d,.]+ قيود رصيد أول المدة في المدة السابقة$/)).toEqual({ ...figure, to: '2026-09-30' });
  expect(screen.queryByRole('link', { name: 'إجمالي العهدة' })).toBeNull();
});

test('the column of the previous period names its month, and that of a position’s beginning does not', async () => {
  const of = (type: 'charge_discharge' | 'position') => {
    const { unmount } = show(`/reports?type=${type}&period=current_month`, {
      [`GET /api/reports/${type}`]: reportOf({ type, figures: null, sections: [charged] }),
    });
    return { unmount, column: (name: RegExp) => screen.findByRole('columnheader', { name }) };
  };
  const compared = of('charge_discharge');
  expect(await compared.column(/^المدة السابقة.*أكتوبر.2026$/)).toBeTruthy();
  compared.unmount();
  expect(await of('position').column(/^أول المدة$|^رصيد أول المدة$/)).toBeTruthy();
});

test('the entries of a figure are requested for its days, and their total is the figure', async () => {
  const figure = 'contra.ghalla,-ghalla.contra';
  const entry = { id: '1', waqfId, waqfName: 'وقف برج النخيل', occurredOn: '2026-03-04', divides: null };
  const { calls } = show(
    `/reports?${new URLSearchParams({ type: 'detailed', period: 'range', to: '2026-10-31', figure, line: 'opening' })}`,
    {
      'GET /api/reports/detailed': reportOf({ type: 'detailed', sections: [], statuses: null }),
      'GET /api/figure-entries': {
        entries: [
          { ...entry, description: 'إيجار', amount: '1000.00' },
          { ...entry, id: '2', description: '', amount: '-100.00', divides: { from: '2026-01-01', to: '2026-01-31' } },
        ],
        amount: '900.00',
        nextCursor: null,
      },
    },
  );
  expect(await screen.findByText('ما يتكون منه: رصيد أول المدة')).toBeTruthy();
  expect(screen.getAllByText('+900.00').length).toBeGreaterThan(0);
  expect(screen.getAllByText('توزيع غلة يناير 2026').length).toBeGreaterThan(0);
  const query = calls.map(({ path }) => path).find((path) => path.startsWith('/api/figure-entries'));
  expect(Object.fromEntries(new URLSearchParams(query?.split('?')[1]))).toEqual({
    figure,
    to: '2026-10-31',
    limit: '100',
  });
});

test('without an approved waqf there is no report of nothing, and a founder is led to their waqfs', async () => {
  renderScreen(<ReportsScreen />, {
    at: '/reports',
    path: '/reports',
    capabilities: ['waqf.list', 'waqf.create'],
    answers: { 'GET /api/waqfs': approvedWaqfs(), 'GET /api/reports/financial': reportOf() },
  });
  const link = await screen.findByRole('link', { name: 'أوقافي' });
  expect(link.getAttribute('href')).toBe('/waqf');
  expect(screen.queryByText('تصدير PDF')).toBeNull();
});
