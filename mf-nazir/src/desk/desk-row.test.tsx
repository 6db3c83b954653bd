import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskKinds, type DeskItem } from '@waqf/contracts/desk';
import { transaction, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { DeskRow } from './desk-row';

const [runId, lineId, entryId] = ['e1', 'f1', 'f2'].map((end) => `01920000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const item = (over: Partial<DeskItem> = {}): DeskItem => ({
  key: 'payment-1',
  kind: 'failed_payment',
  waqfId,
  waqfName: 'وقف برج النخيل',
  title: { ar: 'دفعة مردودة: حصة نورة', en: 'Refused payment: the share of Noura' },
  text: { ar: 'قال المصرف: الحساب موقوف', en: 'The bank said: blocked' },
  amount: '1250.00',
  due: null,
  to: `/waqf/${waqfId}/distributions/${runId}`,
  open: { ar: 'افتح الدورة', en: 'Open the run' },
  ...over,
});
const show = (given: Partial<DeskItem> = {}, answers: Record<string, Answer> = {}) =>
  renderScreen(
    <ul>
      <DeskRow item={item(given)} />
    </ul>,
    { at: '/dashboard', path: '/dashboard', capabilities: ['banking.transfer'], answers },
  );
const retry = `/api/waqf/${waqfId}/distributions/${runId}/retry`;
const match = `/api/waqf/${waqfId}/reconciliation/match`;

test('a task shows its subject, waqf, amount and due date, and links to the page where it is done', async () => {
  show({ due: '2026-12-31' });
  const row = await screen.findByRole('listitem');
  for (const words of ['دفعة مردودة: حصة نورة', 'قال المصرف', 'وقف برج النخيل', '1,250.00', 'آخر موعد'])
    expect(row.textContent).toContain(words);
  expect(screen.getByRole('link', { name: /افتح الدورة ?: دفعة مردودة: حصة نورة/ }).getAttribute('href')).toBe(
    item().to,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([...deskKinds, 'kind_of_tomorrow' as never])('a task of the kind %s has an icon', async (kind) => {
  show({ kind });
  expect((await screen.findByRole('listitem')).querySelector('svg')).toBeTruthy();
});

test('a refused payment is sent again after a confirmation, and no other payment is', async () => {
  const { calls } = show(
    { payment: { runId, lineId } },
    { [`POST ${retry}`]: () => problem(409, 'الحساب ما زال موقوفًا') },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'أعد الدفع' }));
  const dialog = await screen.findByRole('dialog');
  for (const words of ['1,250.00', 'دفعة مردودة: حصة نورة', 'وقف برج النخيل'])
    expect(dialog.textContent).toContain(words);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'أرسل الدفعة من جديد' }));
  expect(await screen.findByText('الحساب ما زال موقوفًا')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ path: retry, body: { lineIds: [lineId] } });
});

test('a bank line is matched with its only candidate, and a refusal is shown in the server’s words', async () => {
  const { calls } = show(
    { kind: 'unmatched_line', line: { lineId, entryId, entry: 'إيجار' } },
    { [`POST ${match}`]: () => problem(409, 'طُوبق القيد بسطر آخر') },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'طابقه بهذا القيد' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ path: match, body: { lineId, entryId } }),
  );
  expect(await screen.findByText('طُوبق القيد بسطر آخر')).toBeTruthy();
});

test('a match is taken back from the toast, with a reason', async () => {
  const line = {
    id: lineId,
    statementId: runId,
    accountId: runId,
    bookedOn: '2026-11-20',
    amount: '150.00',
    description: 'إيجار',
    reference: null,
  };
  const entry = { id: entryId, occurredAt: '2026-11-20T09:00:00.000Z', amount: '150.00', description: 'إيجار' };
  const pair = { line, entry, kind: 'person', matchedAt: '2026-11-20T09:00:00.000Z', matchedBy: 'عبدالعزيز' };
  const unmatch = `/api/waqf/${waqfId}/reconciliation/unmatch`;
  const { calls } = show(
    { kind: 'unmatched_line', line: { lineId, entryId, entry: 'إيجار' } },
    { [`POST ${match}`]: () => ({ status: 201, body: { pair } }), [`POST ${unmatch}`]: { line } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'طابقه بهذا القيد' }));
  await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText('عاد السطر إلى المعلّقة')).toBeTruthy();
  expect(calls.find(({ path }) => path === unmatch)?.body).toEqual({ lineId, reason: 'تراجع فور المطابقة' });
});

test('a recorded day is taken back from the toast by an opposite entry', async () => {
  const answer = { transaction: transaction({ id: entryId }), balance: '4200.00' };
  const [confirm, reverse] = [`/api/repeating-transactions/${runId}/confirm`, `/api/transactions/${entryId}/reverse`];
  const { calls } = show(
    { kind: 'repeating_due', repeating: { id: runId, dueOn: '2026-11-01' } },
    {
      [`POST ${confirm}`]: () => ({ status: 201, body: answer }),
      [`POST ${reverse}`]: () => ({ status: 201, body: { ...answer, balance: '0.00' } }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'تمت، سجّلها' }));
  expect((await screen.findAllByText(/^إيجار، 4,200\.00 ريال\. /)).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText('عُكست المعاملة بقيد مقابل، وعاد موعدها ينتظرك')).toBeTruthy();
  expect(calls.find(({ path }) => path === reverse)?.body).toEqual({ reason: 'تراجع فور التسجيل' });
});

test('a bank line without a candidate has a link and no button', async () => {
  show({ kind: 'unmatched_line', line: { lineId, entryId: null, entry: null } });
  expect(await screen.findByRole('link')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the value of the assets can be recorded from a task whose deadline depends on it', async () => {
  show({ kind: 'filing_due', filing: { subjectId: waqfId }, assetValueUnknown: true });
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل القيمة' }));
  expect(await screen.findByRole('dialog', { name: 'قيمة أصول الوقف' })).toBeTruthy();
});
