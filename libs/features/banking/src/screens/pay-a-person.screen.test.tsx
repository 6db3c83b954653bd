import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fileNamed, problem, renderScreen, savedFiles } from '@waqf/testing/screen';
import { mainId, months, subId, transfer, view, waqfId } from '@waqf/testing/samples';
import { BankingScreen } from './banking.screen';

const show = ({ answers }: { answers: Record<string, Answer> }) =>
  renderScreen(<BankingScreen />, {
    at: `/waqf/${waqfId}/banking`,
    path: '/waqf/:waqfId/banking',
    capabilities: ['waqf.read', 'waqf.manage', 'banking.read', 'banking.transfer'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      'GET /api/bank-transactions': { transactions: [transfer()], nextCursor: null, completedCount: 1 },
      'GET /api/transactions/months': months,
      ...answers,
    },
  });
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  const [button] = await within(place).findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

test('a transfer from a beneficiary’s card goes from the main account to theirs, with a receipt', async () => {
  const user = userEvent.setup();
  const saved = savedFiles();
  let confirmed = false;
  const { calls } = show({
    answers: {
      'POST /api/bank-transfer': () => ({
        status: 201,
        body: { transfer: transfer({ status: 'pending', bankReference: null }) },
      }),
      [`POST /api/bank-transactions/${transfer().id}/receipt`]: () =>
        confirmed ? fileNamed('receipt.pdf', 'the receipt')() : problem(409, 'بعد تأكيد المصرف'),
    },
  });
  await press(/^تحويل إلى هذا الحساب ?: نورة/);
  const form = await screen.findByRole('dialog');
  // The balances of the chosen accounts stand with their unit.
  expect(form.textContent).toMatch(/نورة بنت يوسف العنزي[\d,.]+\s*ريال/);
  await user.type(within(form).getByRole('textbox', { name: 'المبلغ' }), '150');
  await press('تابع إلى التأكيد', form);
  await press('حوّل 150.00\u00a0ريال', form);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      fromAccountId: mainId,
      toAccountId: subId,
    }),
  );
  await press(/^الإيصال/);
  expect(await screen.findByText('بعد تأكيد المصرف')).toBeTruthy();
  expect(saved).toEqual([]);
  confirmed = true;
  await press(/^الإيصال/);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['receipt.pdf']));
  expect(await saved[0]?.text).toBe('the receipt');
});
