import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Repeating } from '@waqf/contracts/finances';
import { transaction } from '@waqf/testing/samples';
import { renderScreen } from '@waqf/testing/screen';
import { RepeatingCard } from './repeating-card';

const id = '01920000-0000-7000-8000-0000000000c1';
const plan: Repeating = {
  id,
  waqfId: '01920000-0000-7000-8000-000000000001',
  waqfName: 'وقف دار الأيتام',
  type: 'income',
  amount: '4200.00',
  description: 'إيجار المعرض الأول',
  source: 'rent',
  category: null,
  everyMonths: 1,
  firstOn: '2026-01-01',
  lastOn: null,
  due: ['2026-11-01'],
  nextOn: '2026-12-01',
};

test('a day is skipped after a question that names the transaction, the amount and the day', async () => {
  const { calls } = renderScreen(<RepeatingCard waqfId={undefined} waqfs={[]} />, {
    at: '/transactions',
    path: '/transactions',
    capabilities: ['transactions.manage'],
    answers: {
      'GET /api/repeating-transactions': { repeating: [plan] },
      [`POST /api/repeating-transactions/${id}/skip`]: { repeating: { ...plan, due: [] } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'لم تتم' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of ['إيجار المعرض الأول', 'وقف دار الأيتام', '4,200.00', 'ولا نسألك عن هذا الموعد مرة أخرى'])
    expect(dialog.textContent).toContain(text);
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'تخطَّ هذا الموعد' }));
  expect(await screen.findByText('تُخطّيت هذه المرة')).toBeTruthy();
  expect(posted()).toEqual([{ dueOn: '2026-11-01' }]);
});

test('what was recorded at one press is taken back from the toast by an opposite entry', async () => {
  const recorded = transaction();
  const [confirm, reverse] = [`/api/repeating-transactions/${id}/confirm`, `/api/transactions/${recorded.id}/reverse`];
  const answer = { transaction: recorded, balance: '4200.00' };
  const { calls } = renderScreen(<RepeatingCard waqfId={undefined} waqfs={[]} />, {
    at: '/transactions',
    path: '/transactions',
    capabilities: ['transactions.manage'],
    answers: {
      'GET /api/repeating-transactions': { repeating: [plan] },
      [`POST ${confirm}`]: () => ({ status: 201, body: answer }),
      [`POST ${reverse}`]: () => ({ status: 201, body: { ...answer, balance: '0.00' } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'تمت، سجّلها' }));
  expect((await screen.findAllByText(/إيجار، 4,200\.00 ريال\. لا يُحذف قيد/)).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText('عُكست المعاملة بقيد مقابل')).toBeTruthy();
  // What was confirmed is the amount that was shown.
  const seen = { amount: '4200.00', description: 'إيجار المعرض الأول' };
  expect(calls.find(({ path }) => path === confirm)?.body).toEqual({ dueOn: '2026-11-01', seen });
  expect(calls.find(({ path }) => path === reverse)?.body).toEqual({ reason: 'تراجع فور التسجيل' });
});
