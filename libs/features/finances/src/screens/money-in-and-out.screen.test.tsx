import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { displayAmount, formatAmountForWire, halalas, parseSignedAmount } from '@waqf/money';
import { renderScreen, type Answer } from '@waqf/testing/screen';
import { approvedWaqf, approvedWaqfs } from '@waqf/testing/samples';
import { expense, listOf, months, transaction, waqfId } from '../testing/samples';
import { TransactionsScreen } from './transactions.screen';

function show({ at, answers = {} }: { at: string; answers?: Record<string, Answer> }) {
  sessionStorage.clear();
  return renderScreen(<TransactionsScreen />, {
    at,
    path: '/transactions',
    capabilities: ['waqf.list', 'waqf.read', 'waqf.manage', 'transactions.manage'],
    language: 'ar',
    answers: {
      'GET /api/waqfs': approvedWaqfs(approvedWaqf()),
      'GET /api/transactions/months': months,
      'GET /api/transactions': listOf([transaction(), expense()]),
      ...answers,
    },
  });
}
const posts = <T extends { method: string }>(calls: readonly T[]) => calls.filter(({ method }) => method === 'POST');
const field = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });

test('a month shows its figures; choosing it filters the list, and choosing it again clears the filter', async () => {
  const user = userEvent.setup();
  const { calls, where } = show({ at: `/transactions?waqf=${waqfId}` });
  const october = await screen.findByRole('link', {
    name: 'أكتوبر 2026: إيراد 50,000.00، مصروف 1,000.00، صافي 49,000.00\u00a0ريال',
  });
  expect(october.getAttribute('aria-current')).toBeNull();
  await user.click(october);
  expect(where()).toBe(`/transactions?waqf=${waqfId}&period=chosen&from=2026-10-01&to=2026-10-31`);
  await waitFor(() => expect(calls.some(({ path }) => path.includes('from=2026-10-01&to=2026-10-31'))).toBe(true));
  const chosen = screen.getByRole('link', { name: /^أكتوبر 2026/ });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  await user.click(chosen);
  expect(where()).toBe(`/transactions?waqf=${waqfId}`);
});

test('income for the corpus offers only its own sources and says that it is never spent', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    at: '/transactions?add=income',
    answers: {
      'POST /api/transactions': () => ({
        status: 201,
        body: { transaction: transaction({ source: 'istibdal', fund: 'corpus' }), balance: '312500.00' },
      }),
    },
  });
  const form = await screen.findByRole('dialog');
  expect(within(form).getByText('يُصرف منه ويُوزع.')).toBeTruthy();
  await user.click(within(form).getByRole('radio', { name: 'أصل الوقف' }));
  expect(within(form).getByText('يبقى أصلًا: لا يُصرف ولا يُوزع.')).toBeTruthy();
  await user.type(field(form, 'المبلغ'), '12500');
  await user.type(field(form, 'وصف المعاملة'), 'فرق الاستبدال');
  await user.click(within(form).getByRole('button', { name: 'أضف الإيراد' }));
  expect(await within(form).findByText('اختر ما دخل على أصل الوقف: إضافة أو بيع أو استبدال أو تعويض عنه')).toBeTruthy();
  expect(posts(calls)).toHaveLength(0);
  await user.click(within(form).getByRole('combobox', { name: /مصدر الإيراد/ }));
  expect(screen.queryByText('إيجار', { selector: '[role=option], .ant-select-item-option-content' })).toBeNull();
  await user.click(await screen.findByText('استبدال', { selector: '.ant-select-item-option-content' }));
  await user.click(within(form).getByRole('button', { name: 'أضف الإيراد' }));
  expect(await screen.findByText('أصل الوقف نقدًا الآن 312,500.00 ريال')).toBeTruthy();
  expect(posts(calls).map(({ body }) => body)).toEqual([
    expect.objectContaining({ fund: 'corpus', source: 'istibdal', amount: '12500.00' }),
  ]);
});

test('an expense above the yield shows the shortfall while it is typed', async () => {
  const user = userEvent.setup();
  show({ at: '/transactions?add=expense' });
  const form = await screen.findByRole('dialog');
  const held = parseSignedAmount(approvedWaqf().balance);
  expect(within(form).getByText(`الغلة القابلة للصرف ${displayAmount(held)} ريال`)).toBeTruthy();
  await user.type(field(form, 'المبلغ'), formatAmountForWire(halalas(held + 12_345n)));
  expect(
    await within(form).findByText(`الغلة القابلة للصرف ${displayAmount(held)} ريال، وينقص 123.45 ريال`),
  ).toBeTruthy();
});
