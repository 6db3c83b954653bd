import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Repeating } from '@waqf/contracts/finances';
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
