import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankAccount } from '@waqf/contracts/banking';
import type { WaqfView } from '@waqf/contracts/endowments';
import { onPhone, renderScreen } from '@waqf/testing/screen';
import { account, months, subAccount, transfer, view, waqfId } from '@waqf/testing/samples';
import { BankingScreen } from './banking.screen';

const show = (bankAccounts: BankAccount[], mainTrouble?: WaqfView['mainTrouble']) =>
  renderScreen(<BankingScreen />, {
    at: `/waqf/${waqfId}/banking`,
    path: '/waqf/:waqfId/banking',
    capabilities: ['waqf.read', 'waqf.manage', 'banking.read', 'banking.transfer', 'beneficiaries.manage'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view({ bankAccounts, ...(mainTrouble === undefined ? {} : { mainTrouble }) }),
      'GET /api/bank-transactions': { transactions: [transfer()], nextCursor: null, completedCount: 87 },
      'GET /api/transactions/months': months,
      [`POST /api/waqf/${waqfId}/bank-account`]: () => ({
        status: 202,
        body: { account: null, bankAccountCreated: false },
      }),
    },
  });
const closed = account({ accountStatus: 'closed', balance: '0.00' });

test('after the bank closed the main account, the nazir can ask for another; the sub-accounts stay in view', async () => {
  const { calls } = show([closed, subAccount()]);
  expect(await screen.findByText('أغلق المصرف الحساب الرئيسي')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^تحويل/ })).toBeNull();
  expect(screen.getByText('SA78 8000 0000 6080 1016 7527')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'اطلب حسابًا رئيسيًا آخر' }));
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/bank-account'))).toBe(true);
});

test('of a closed main account and its successor, the open one is shown as the main account', async () => {
  show([closed, account({ id: '01920000-0000-7000-8000-0000000000c9', balance: '777.00' })]);
  expect((await screen.findAllByText('777.00')).length).toBeGreaterThan(0);
  expect(screen.queryByText('أغلق المصرف الحساب الرئيسي')).toBeNull();
});

test('without an open main account the figures do not speak of one', async () => {
  show([closed, subAccount()]);
  expect(await screen.findByText(/ولا حساب رئيسي مفتوح/)).toBeTruthy();
  expect(screen.queryByText(/رئيسي واحد/)).toBeNull();
});

test('the reason of the bank’s refusal is shown where another account is asked for', async () => {
  const title = { ar: 'رفض المصرف فتح الحساب الرئيسي', en: 'Refused' };
  show([], { title, text: { ar: 'السبب: ينقص الصك.', en: 'Reason: a deed is missing.' } });
  expect(await screen.findByText('رفض المصرف فتح الحساب الرئيسي')).toBeTruthy();
  expect(screen.getByText('السبب: ينقص الصك.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /حساب/ })).toBeTruthy();
});

test('while the bank is opening the account there is nothing to ask for', async () => {
  show([], null);
  expect(await screen.findByText('المصرف يفتح الحساب الرئيسي')).toBeTruthy();
  expect(screen.queryByText('لا حساب رئيسي لهذا الوقف')).toBeNull();
});

test('a phone offers the transfer once in its first view, in the bar below', async () => {
  onPhone();
  show([account(), subAccount()]);
  expect(await screen.findByRole('button', { name: 'تحويل' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تحويل من هذا الحساب' })).toBeNull();
});
