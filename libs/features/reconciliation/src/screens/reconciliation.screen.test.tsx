import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reconciliation, StatementLine } from '@waqf/contracts/reconciliation';
import { account, mainId, view, waqfId } from '@waqf/testing/samples';
import { withUnknownValues, problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { ReconciliationScreen } from './reconciliation.screen';

function line(over: Partial<StatementLine> = {}): StatementLine {
  return {
    id: '01920000-0000-7000-8000-0000000000e1',
    statementId: '01920000-0000-7000-8000-0000000000e0',
    accountId: mainId,
    bookedOn: '2026-11-18',
    amount: '-150.00',
    reference: 'FEE-9',
    description: 'رسوم خدمة',
    ...over,
  };
}

function reconciliation(over: Partial<Reconciliation> = {}): Reconciliation {
  return {
    account: account(),
    from: '2026-08-20',
    to: '2026-11-20',
    matched: [],
    suspense: [],
    unmatchedEntries: [],
    counts: { matched: 0, suspense: 0, unmatchedEntries: 0 },
    bankBalance: null,
    balanceOn: null,
    bookBalance: '100000.00',
    difference: null,
    suspenseTotal: '0.00',
    unmatchedEntriesTotal: '0.00',
    mayReconcile: true,
    ...over,
  };
}

const entry = {
  id: '01920000-0000-7000-8000-0000000000e9',
  occurredAt: '2026-11-09T09:00:00.000Z',
  amount: '-150.00',
  description: 'رسوم المصرف',
};
const pair = {
  line: line({ id: '01920000-0000-7000-8000-0000000000e2', amount: '500.00', description: 'إيداع إيجار' }),
  entry: { ...entry, amount: '500.00' },
  kind: 'reference' as const,
  matchedAt: '2026-11-20T09:00:00.000Z',
  matchedBy: null,
};
const differs = reconciliation({
  bankBalance: '99850.00',
  balanceOn: '2026-11-18',
  difference: '-150.00',
  suspenseTotal: '-150.00',
  suspense: [{ line: line(), candidates: [entry] }],
  matched: [pair],
  counts: { matched: 1, suspense: 1, unmatchedEntries: 0 },
});
const agrees = reconciliation({
  bankBalance: '100000.00',
  balanceOn: '2026-11-18',
  difference: '0.00',
  matched: [pair],
  counts: { matched: 1, suspense: 0, unmatchedEntries: 0 },
});

const imported = `GET /api/waqf/${waqfId}/statements`;
const show = (answers: Record<string, Answer>, at = `/waqf/${waqfId}/reconciliation`) =>
  renderScreen(<ReconciliationScreen />, {
    at,
    path: '/waqf/:waqfId/reconciliation',
    capabilities: ['banking.read'],
    answers: { [`GET /api/waqf/${waqfId}`]: view(), [imported]: { statements: [] }, ...answers },
  });
const read = `GET /api/waqf/${waqfId}/reconciliation`;
const match = `POST /api/waqf/${waqfId}/reconciliation/match`;

test('without a statement the page asks for one to be imported', async () => {
  show({ [read]: reconciliation() });
  expect(await screen.findByText('استورد كشف المصرف لتبدأ المطابقة')).toBeTruthy();
  expect(screen.getByText(/لم يُستورد كشف لهذا الحساب بعد/)).toBeTruthy();
});

test('without a main account the page says so and links to the bank accounts', async () => {
  show({ [read]: () => problem(409, 'لا يوجد حساب رئيسي لهذا الوقف', { code: 'reconciliation.no-account' }) });
  expect(await screen.findByText('لا حساب رئيسي لهذا الوقف بعد')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'الحسابات البنكية' }).getAttribute('href')).toBe(`/waqf/${waqfId}/banking`);
});

test('the difference from the books is shown, and is gone once the line is matched', async () => {
  const user = userEvent.setup();
  let matched = false;
  const { calls } = show({
    [read]: () => ({ status: 200, body: matched ? agrees : differs }),
    [match]: () => {
      matched = true;
      return { status: 201, body: { pair: { ...pair, line: line(), entry, kind: 'person' } } };
    },
  });
  expect(await screen.findByText(/الفرق بين المصرف والدفاتر 150\.00 ريال/)).toBeTruthy();
  const waiting = screen.getByRole('article', { name: 'رسوم خدمة' });
  await user.click(within(waiting).getByRole('button', { name: /^طابق/ }));
  expect(await screen.findByText('طوبق السطر وأُقفل')).toBeTruthy();
  expect(await screen.findByText(/الدفاتر مطابقة لكشف المصرف\.$/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ lineId: line().id, entryId: entry.id });
});

test('a match is taken back from the toast, with a reason', async () => {
  const { calls } = show({
    [read]: differs,
    [match]: () => ({ status: 201, body: { pair: { ...pair, line: line(), entry, kind: 'person' } } }),
    [`POST /api/waqf/${waqfId}/reconciliation/unmatch`]: { line: line() },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^طابق/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText('عاد السطر إلى المعلّقة')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/unmatch'))?.body).toEqual({
    lineId: line().id,
    reason: 'تراجع فور المطابقة',
  });
});

test('the parts of the difference name the balance with which the first statement began', async () => {
  const start = { day: '2026-08-01', difference: '1250.00' };
  show({ [read]: { ...differs, difference: '1100.00', start } });
  await screen.findByRole('heading', { name: /مم يتكون الفرق/ });
  for (const words of ['فرق بدأ به أول كشف', '+1,250.00', '−150.00', '+1,100.00', 'الرصيد الافتتاحي لأول كشف'])
    expect(document.body.textContent).toContain(words);
  expect(document.body.textContent).not.toContain('خارج هذه الفترة');
});

test('a transaction created from a line takes its type from the sign and needs a description', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    [read]: differs,
    [match]: () => ({ status: 201, body: { pair: { ...pair, line: line(), kind: 'created' } } }),
  });
  await user.click(await screen.findByRole('button', { name: /^أنشئ معاملة من السطر/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('تصنيف المصروف')).toBeTruthy();
  const words = within(dialog).getByRole('textbox', { name: 'وصف المعاملة' });
  await user.clear(words);
  await user.click(within(dialog).getByRole('button', { name: 'قيّد مصروفًا بمبلغ 150.00\u00a0ريال' }));
  expect(await within(dialog).findByText('وصف المعاملة مطلوب')).toBeTruthy();
  await user.type(words, 'رسوم شهرية');
  await user.click(within(dialog).getByRole('button', { name: 'قيّد مصروفًا بمبلغ 150.00\u00a0ريال' }));
  expect(await screen.findByText('أُنشئت المعاملة وطوبق السطر')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    lineId: line().id,
    create: { type: 'expense', description: 'رسوم شهرية' },
  });
});

test('a locked line is unlocked only with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = show(
    {
      [read]: agrees,
      [`POST /api/waqf/${waqfId}/reconciliation/unmatch`]: () => ({ status: 200, body: { line: pair.line } }),
    },
    `/waqf/${waqfId}/reconciliation?tab=matched`,
  );
  await user.click(await screen.findByRole('button', { name: /^افتح القفل/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'افتح قفل سطر 500.00\u00a0ريال' }));
  expect(await within(dialog).findByText('السبب مطلوب')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: 'السبب' }), 'طوبق خطأ');
  await user.click(within(dialog).getByRole('button', { name: 'افتح قفل سطر 500.00\u00a0ريال' }));
  expect(await screen.findByText('عاد السطر إلى المعلّقة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ lineId: pair.line.id, reason: 'طوبق خطأ' });
});

test('a statement with a matched line offers no removal that would be refused', async () => {
  const other = { ...statement, id: '01920000-0000-7000-8000-0000000000d2', fileName: 'july.csv', matched: true };
  show({ [read]: agrees, [imported]: { statements: [{ ...statement, matched: false }, other] } });
  expect(await screen.findByText('july.csv')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^احذف/ }).map((one) => one.textContent)).toEqual(['احذف august.csv']);
});

test('a user who may not reconcile sees the lines but no buttons', async () => {
  show({ [read]: { ...differs, mayReconcile: false } });
  expect(await screen.findByRole('article', { name: 'رسوم خدمة' })).toBeTruthy();
  for (const name of [/^طابق/, /^أنشئ معاملة/, 'استورد كشفًا'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a refusal of the match is shown in the server’s words', async () => {
  const user = userEvent.setup();
  show({ [read]: differs, [match]: () => problem(409, 'هذا السطر مقفل') });
  await user.click(await screen.findByRole('button', { name: /^طابق/ }));
  expect(await screen.findByText('هذا السطر مقفل')).toBeTruthy();
});

const statement = {
  id: '01920000-0000-7000-8000-0000000000d1',
  accountId: mainId,
  format: 'csv' as const,
  fileName: 'august.csv',
  number: null,
  from: '2026-08-01',
  to: '2026-08-31',
  openingBalance: '0.00',
  closingBalance: '1500.00',
  lineCount: 3,
  newLines: 3,
  importedAt: '2026-09-01T09:00:00.000Z',
  importedBy: 'عبدالعزيز السبيعي',
};

test('a statement is removed after a dialog shows the effect; a refusal is shown in the server’s words', async () => {
  const user = userEvent.setup();
  let refused = true;
  const { calls } = show({
    [read]: agrees,
    [imported]: { statements: [statement] },
    [`DELETE /api/waqf/${waqfId}/statements/${statement.id}`]: () =>
      refused ? problem(409, 'في الكشف سطر مطابق') : { status: 204, body: undefined },
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'احذف august.csv' }));
    return screen.findByRole('dialog');
  };
  const first = await ask();
  expect(first.textContent).toContain('3 أسطر');
  expect(first.textContent).toContain('لا تتغير القيود في الدفاتر');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(first).getByRole('button', { name: 'احذف الكشف' }));
  expect(await screen.findByText('في الكشف سطر مطابق')).toBeTruthy();
  refused = false;
  await user.click(within(await ask()).getByRole('button', { name: 'احذف الكشف' }));
  expect(await screen.findByText('حُذف الكشف')).toBeTruthy();
});

test('a user who may not reconcile sees the statements but can’t remove them', async () => {
  show({ [read]: { ...agrees, mayReconcile: false }, [imported]: { statements: [statement] } });
  expect(await screen.findByText('august.csv')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^احذف/ })).toBeNull();
});

test('a pair with an unknown kind of match is still shown, with the kind as plain text', async () => {
  const counts = { matched: 1, suspense: 0, unmatchedEntries: 0 };
  show(
    { [read]: withUnknownValues(reconciliation({ ...differs, matched: [pair], counts })) },
    `/waqf/${waqfId}/reconciliation?tab=matched`,
  );
  expect((await screen.findAllByText(/إيداع إيجار/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/added later/)).length).toBeGreaterThan(0);
});
