import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Approval } from '@waqf/contracts/approvals';
import { personId, proposedRules, transfer, waqfId } from '@waqf/testing/samples';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { ApprovalsCard } from './approvals-card';

function approval(over: Partial<Approval> = {}): Approval {
  return {
    id: '01920000-0000-7000-8000-0000000000d1',
    kind: 'bank_transfer',
    status: 'waiting',
    state: 'requested',
    amount: '25000.00',
    describe: { ar: 'تحويل إلى نورة', en: 'Transfer to Noura' },
    hash: 'f'.repeat(64),
    waqfId,
    waqfName: 'وقف برج النخيل',
    requestedBy: { id: personId, fullName: 'عبدالعزيز السبيعي' },
    requestedAt: '2026-11-20T09:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    mayDecide: true,
    mayWithdraw: false,
    selfApprovalFrom: null,
    transfer: transfer({ status: 'awaiting_approval', amount: '25000.00', bankReference: null, settledAt: null }),
    ...over,
  };
}

const show = (answers: Record<string, Answer>) =>
  renderScreen(<ApprovalsCard />, {
    at: '/dashboard',
    path: '/dashboard',
    capabilities: ['approvals.decide'],
    answers,
  });
const waiting = (rows = [approval()]) => ({ approvals: rows, waitingCount: rows.length, nextCursor: null });

test('the founder approves a transfer after a dialog repeats its amount and accounts', async () => {
  const user = userEvent.setup();
  let decided = false;
  const { calls } = show({
    'GET /api/approvals': () => ({ status: 200, body: waiting(decided ? [] : [approval()]) }),
    [`POST /api/approvals/${approval().id}/approve`]: () => {
      decided = true;
      return { status: 200, body: { approval: approval({ status: 'approved', mayDecide: false }) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^وافق/ }));
  const dialog = await screen.findByRole('dialog');
  for (const words of [
    '25,000.00',
    'الحساب الرئيسي',
    'نورة بنت يوسف العنزي',
    'SA78 8000 0000 6080 1016 7527',
    'ولا يُلغى بعدها',
  ])
    expect(dialog.textContent).toContain(words);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'وافق على تحويل 25,000.00\u00a0ريال' }));
  expect(await screen.findByText('وافقت على التحويل')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('طلبات تنتظر موافقتك')).toBeNull());
});

test('a failed approval is reported with the server’s message', async () => {
  const user = userEvent.setup();
  show({
    'GET /api/approvals': waiting(),
    [`POST /api/approvals/${approval().id}/approve`]: () => problem(422, 'الرصيد غير كافٍ'),
  });
  await user.click(await screen.findByRole('button', { name: /^وافق/ }));
  await user.click(await screen.findByRole('button', { name: 'وافق على تحويل 25,000.00\u00a0ريال' }));
  await screen.findAllByText('خطأ في الموافقة');
  screen.getAllByText('الرصيد غير كافٍ');
  expect(screen.queryByText('وافقت على التحويل')).toBeNull();
});

test('a rejection needs a reason', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    'GET /api/approvals': waiting(),
    [`POST /api/approvals/${approval().id}/reject`]: () => ({
      status: 200,
      body: { approval: approval({ status: 'rejected', reason: 'المبلغ كبير' }) },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^ارفض/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'ارفض تحويل 25,000.00\u00a0ريال' }));
  expect(await within(dialog).findByText('سبب الرفض مطلوب')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(within(dialog).getByRole('textbox', { name: 'سبب الرفض' }), 'المبلغ كبير');
  await user.click(within(dialog).getByRole('button', { name: 'ارفض تحويل 25,000.00\u00a0ريال' }));
  expect(await screen.findByText('رفضت التحويل')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'المبلغ كبير' });
});

test('the card stays hidden from a user who may not decide', async () => {
  const { calls, container } = show({ 'GET /api/approvals': waiting([approval({ mayDecide: false })]) });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('h2')).toBeNull());
});

test('requests that can’t be loaded show the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), waiting());
  show({ 'GET /api/approvals': answer });
  expect(await screen.findByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByRole('button', { name: /^وافق/ })).toBeTruthy();
  expect(screen.queryByText(/الخدمة متوقفة مؤقتًا/)).toBeNull();
});

test('a request of an unknown kind is shown by its description, with a link instead of buttons', async () => {
  const { transfer: _, ...later } = approval({
    kind: 'later_kind',
    describe: { ar: 'توزيع غلة الربع الأول', en: 'Distribution of the first quarter' },
  });
  show({ 'GET /api/approvals': waiting([later]) });
  expect(await screen.findByText('توزيع غلة الربع الأول')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^وافق/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'راجع الطلب' }).getAttribute('href')).toBe(`/approvals?request=${later.id}`);
});

test('a decision taken on another page stands on the dashboard too, also when no request waits', async () => {
  show({ 'GET /api/approvals': { ...waiting([]), elsewhere: [proposedRules] } });
  expect(await screen.findByText('قواعد توزيع مقترحة، النسخة 2')).toBeTruthy();
  expect(screen.getByText('بطلب من عبدالعزيز السبيعي في وقف برج النخيل')).toBeTruthy();
  expect(screen.getByRole('link', { name: /اقرأ وقرّر/ }).getAttribute('href')).toBe(proposedRules.to);
});

test('requests beyond the first answer are counted, with the way to all of them', async () => {
  show({
    'GET /api/approvals': { ...waiting([approval({ mayDecide: false })]), waitingCount: 3, nextCursor: 'older' },
  });
  const link = await screen.findByRole('link', { name: 'افتح الموافقات كلها، وينتظرك منها 3' });
  expect(link.getAttribute('href')).toBe('/approvals');
});
