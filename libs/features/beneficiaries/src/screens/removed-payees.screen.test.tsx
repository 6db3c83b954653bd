import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemovedPayee, RemovedPayees } from '@waqf/contracts/distributions';
import { approvedWaqf, approvedWaqfs, beneficiary, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, sendServerEvent, type Answer } from '@waqf/testing/screen';
import { BeneficiariesScreen } from './beneficiaries.screen';

const noura = beneficiary();
const payee: RemovedPayee = {
  beneficiaryId: noura.id,
  waqfId,
  waqfName: noura.waqfName,
  fullName: noura.fullName,
  bornOn: null,
  diedOn: null,
  amount: '500.00',
  runId: '01920000-0000-7000-8000-0000000000d1',
  withheld: null,
};
const show = (removed: RemovedPayees, answers: Record<string, Answer> = {}) =>
  renderScreen(<BeneficiariesScreen />, {
    at: '/beneficiaries',
    path: '/beneficiaries',
    capabilities: ['beneficiaries.manage'],
    answers: {
      'GET /api/waqfs': approvedWaqfs(approvedWaqf()),
      'GET /api/beneficiaries': {
        beneficiaries: [],
        totals: { all: 0, active: 0, allocatedPercentage: 0, overAllocated: [] },
        nextCursor: null,
      },
      'GET /api/disputes': { disputes: [] },
      'GET /api/supporting-documents': { documents: [] },
      'GET /api/distributions/removed': removed,
      ...answers,
    },
  });
const card = () => screen.findByRole('list', { name: 'أُزيلوا وبقي لهم ما لم يُصرف' });
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `إجراءات ${noura.fullName}` }));
  await userEvent.click(await screen.findByText(item));
};

test('who was removed and is still owed money is shown with the amount and why it is kept', async () => {
  const withheld = { code: 'deceased', ar: 'توفي صاحبه', en: 'The beneficiary has died' } as const;
  show({ payees: [{ ...payee, withheld }], left: 3 });
  expect(within(await card()).getByText(noura.fullName)).toBeTruthy();
  expect(within(await card()).getByText('500.00')).toBeTruthy();
  expect(within(await card()).getByText('توفي صاحبه')).toBeTruthy();
  expect(screen.getByText(/و3 آخرون بقي لهم أقل من ذلك/)).toBeTruthy();
});

test('a correction of theirs that no run has paid yet is shown with its reason, also when nothing else is owed', async () => {
  const { runId: _run, ...person } = payee;
  const because = { ar: 'حُسب نصيبها عن شهر ناقص', en: 'Her share left out a month' };
  const correction = { ...person, id: noura.id, amount: '75.00', because, addedAt: '2026-11-20T09:00:00.000Z' };
  show({ payees: [], corrections: [correction], left: 0 });
  expect(within(await card()).getByText('75.00')).toBeTruthy();
  expect(within(await card()).getByText('حُسب نصيبها عن شهر ناقص')).toBeTruthy();
  expect(within(await card()).getByText('يُصرف أولًا في دورة التوزيع القادمة.')).toBeTruthy();
  await choose('تاريخ الميلاد والوفاة');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('what is shown stays when it cannot be loaded again', async () => {
  const removed = { payees: [payee], left: 0 };
  let loads = 0;
  const load = () => (++loads === 1 ? { status: 200, body: removed } : problem(403, 'عطل'));
  show(removed, { 'GET /api/distributions/removed': load });
  await card();
  const notification = {
    id: noura.id,
    title: 'سُجّل وليّ',
    message: '',
    type: 'info',
    priority: 'medium',
    category: 'beneficiary',
    isRead: false,
    createdAt: '2026-11-20T09:00:00.000Z',
    actionUrl: null,
  };
  sendServerEvent('notification', { notification, unreadCount: 1 });
  await waitFor(() => expect(loads).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(within(await card()).getByText('500.00')).toBeTruthy();
});

test('without such people there is no card', async () => {
  show({ payees: [], left: 0 });
  expect(await screen.findByText('لا يوجد مستفيدون')).toBeTruthy();
  expect(screen.queryByText('أُزيلوا وبقي لهم ما لم يُصرف')).toBeNull();
});

test('only the dates of birth and death are sent, and a refusal is shown', async () => {
  const path = `PATCH /api/beneficiary/${noura.id}`;
  const { calls } = show(
    { payees: [{ ...payee, diedOn: '2026-07-01' }], left: 0 },
    { [path]: () => problem(422, 'تاريخ الوفاة في المستقبل') },
  );
  await choose('تاريخ الميلاد والوفاة');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'احفظ' }));
  expect((await screen.findAllByText('تاريخ الوفاة في المستقبل')).length).toBeGreaterThan(0);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    bornOn: null,
    diedOn: '2026-07-01',
    seen: { bornOn: null, diedOn: '2026-07-01' },
  });
});

test('the guardians of a removed minor open from the card, and without a date of birth it is recorded there', async () => {
  show(
    { payees: [payee], left: 0 },
    {
      [`GET /api/beneficiary/${noura.id}/guardians`]: {
        fullName: noura.fullName,
        guardianships: [],
        age: null,
        minorUntil: null,
      },
    },
  );
  await choose('الولي على القاصر');
  await userEvent.click(await screen.findByRole('button', { name: 'سجّل تاريخ الميلاد' }));
  await waitFor(() => expect(screen.getByLabelText(/تاريخ الوفاة/)).toBeTruthy());
});
