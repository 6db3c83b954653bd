import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { account, mainId, subAccount, subId, view, waqfId } from '@waqf/testing/samples';
import { StatementScreen } from './statement.screen';

const entry = {
  id: '01920000-0000-7000-8000-0000000000a9',
  kind: 'income' as const,
  description: 'إيجار المكاتب',
  occurredOn: '2026-11-10',
  occurredAt: '2026-11-10T09:00:00.000Z',
  amount: '500.00',
  balance: '100000.00',
  transactionId: null,
};
const ofMain = {
  waqf: { id: waqfId, name: 'وقف برج النخيل' },
  from: '2026-09-01',
  to: '2026-11-21',
  opening: '99500.00',
  closing: '100000.00',
  entries: [entry],
  nextCursor: null,
};
const received = {
  id: entry.id,
  kind: 'movement' as const,
  description: 'نفقة علاج',
  occurredAt: entry.occurredAt,
  amount: '1500.00',
  balance: '1500.00',
  reversesId: null,
};

const show = (at: string, answers: Record<string, Answer> = {}) =>
  renderScreen(<StatementScreen />, {
    at,
    path: '/waqf/:waqfId/statement',
    capabilities: ['banking.read'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      [`GET /api/waqf/${waqfId}/account-statement`]: ofMain,
      [`GET /api/bank-account/${subId}/transactions`]: {
        account: subAccount(),
        from: null,
        to: null,
        entries: [received],
        nextCursor: null,
      },
      ...answers,
    },
  });

test('the main account opens with the last months, its balances, and the balance after each entry', async () => {
  const { calls } = show(`/waqf/${waqfId}/statement`);
  expect(await screen.findByText('إيجار المكاتب')).toBeTruthy();
  expect(screen.getByText('99,500.00')).toBeTruthy();
  expect(screen.getAllByText('+500.00')).toHaveLength(2);
  expect(screen.getAllByText('100,000.00')).toHaveLength(2);
  expect(
    calls.some(({ path }) => /account-statement\?limit=100&from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/.test(path)),
  ).toBe(true);
});

test('the sub-account and the period are taken from the address', async () => {
  const { calls } = show(`/waqf/${waqfId}/statement?account=${subId}&from=2026-01-01&to=2026-06-30`);
  expect(await screen.findByText('نفقة علاج')).toBeTruthy();
  expect(screen.getAllByText('نورة بنت يوسف العنزي').length).toBeGreaterThan(1);
  expect(calls.at(-1)?.path).toBe(`/api/bank-account/${subId}/transactions?limit=100&from=2026-01-01&to=2026-06-30`);
});

test('the Excel file is requested with the account, the period, and columns for waqf and IBAN', async () => {
  const user = userEvent.setup();
  const { calls } = show(`/waqf/${waqfId}/statement?account=${subId}&from=2026-01-01&to=2026-06-30`, {
    'POST /api/exports': () => problem(429, 'محاولات كثيرة'),
  });
  await user.click(await screen.findByRole('button', { name: 'تصدير Excel' }));
  expect(await screen.findByText('محاولات كثيرة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    table: 'account-statement',
    search: '',
    columns: ['description', 'date', 'amount', 'balance', 'kind', 'waqf', 'iban'],
    filters: { accountId: subId, from: '2026-01-01', to: '2026-06-30' },
  });
});

test('the entries of one account are never shown under the name of another', async () => {
  const user = userEvent.setup();
  show(`/waqf/${waqfId}/statement`, {
    [`GET /api/bank-account/${subId}/transactions`]: () => new Promise(() => undefined),
  });
  expect(await screen.findByText('إيجار المكاتب')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'الحساب' }));
  await user.click(await screen.findByText('نورة بنت يوسف العنزي'));
  await waitFor(() => expect(screen.getAllByText('نورة بنت يوسف العنزي').length).toBeGreaterThan(1));
  expect(screen.queryByText('إيجار المكاتب')).toBeNull();
});

test('older entries are loaded on demand', async () => {
  const user = userEvent.setup();
  show(`/waqf/${waqfId}/statement`, {
    [`GET /api/waqf/${waqfId}/account-statement`]: ({ path }) => ({
      status: 200,
      body: path.includes('cursor=older') ? { ...ofMain, entries: [] } : { ...ofMain, nextCursor: 'older' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'اعرض قيودًا أقدم' }));
  expect(await screen.findByText('قيد واحد')).toBeTruthy();
});

test('a period without entries says so and keeps its balances', async () => {
  show(`/waqf/${waqfId}/statement?from=2026-01-01&to=2026-06-30`, {
    [`GET /api/waqf/${waqfId}/account-statement`]: { ...ofMain, opening: '70.00', closing: '70.00', entries: [] },
  });
  expect(await screen.findByText('لا قيود في هذه الفترة')).toBeTruthy();
  expect(screen.getByText('وسّع الفترة لترى قيودًا أقدم.')).toBeTruthy();
  expect(screen.getAllByText('70.00').length).toBeGreaterThanOrEqual(2);
});

test('a sub-account keeps its balances in a period without entries', async () => {
  show(`/waqf/${waqfId}/statement?account=${subId}&from=2026-01-01&to=2026-06-30`, {
    [`GET /api/bank-account/${subId}/transactions`]: {
      account: subAccount(),
      from: '2026-01-01',
      to: '2026-06-30',
      opening: '70.00',
      closing: '70.00',
      entries: [],
      nextCursor: null,
    },
  });
  expect(await screen.findByText('لا قيود في هذه الفترة')).toBeTruthy();
  expect(screen.getAllByText('70.00')).toHaveLength(2);
  expect(screen.queryByText('—')).toBeNull();
});

test('an account that does not belong to this waqf shows a link back to the accounts', async () => {
  show(`/waqf/${waqfId}/statement?account=${mainId.replace('a1', 'ff')}`);
  expect(await screen.findByText('لا حساب بهذا الرابط')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  // Two links with the same label would look like one that was left by mistake.
  for (const name of ['الحسابات البنكية', 'اختر حسابًا'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/waqf/${account().waqfId}/banking`);
});

test('on paper the statement is whole: what is not shown yet is loaded before it is printed', async () => {
  const printed: string[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => void printed.push(document.body.textContent));
  const user = userEvent.setup();
  show(`/waqf/${waqfId}/statement`, {
    [`GET /api/waqf/${waqfId}/account-statement`]: ({ path }) => ({
      status: 200,
      body: path.includes('cursor=')
        ? { ...ofMain, entries: [{ ...entry, id: entry.id.replace('a9', 'b1'), description: 'أول قيد في المدة' }] }
        : { ...ofMain, nextCursor: 'next' },
    }),
  });
  expect(await screen.findByText('إيجار المكاتب')).toBeTruthy();
  expect(screen.queryByText('أول قيد في المدة')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'اطبع الكشف' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('أول قيد في المدة');
  print.mockRestore();
});
