import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { parseAmount } from '@waqf/money';
import { mainId, transferPolicy, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { DayLimit } from './day-limit';

const show = (amount: string, answer: Answer) =>
  renderScreen(<DayLimit waqfId={waqfId} accountId={mainId} amount={parseAmount(amount)} />, {
    at: '/',
    path: '/',
    capabilities: ['banking.read'],
    answers: { [`GET /api/waqf/${waqfId}/transfer-policy`]: answer },
  });

test('the daily limit, what is used, this transfer and what remains after it are shown', async () => {
  show('25000', { policy: transferPolicy() });
  const limit = await screen.findByRole('region', { name: 'حدّك اليوم بلا موافقة' });
  const said = ['40,000.00\u00a0ريال', 'استُعمل 10,000.00', 'هذا التحويل 25,000.00', 'يبقى بعده 5,000.00\u00a0ريال'];
  for (const words of said) expect(limit.textContent).toContain(words);
});

test('a transfer above the daily limit shows that it will wait for approval', async () => {
  show('30000.01', { policy: transferPolicy() });
  expect(await screen.findByText(/يزيد على الحد: ينتظر موافقة الواقف/)).toBeTruthy();
});

test('when the limit can’t be loaded, the page says that the transfer may wait', async () => {
  show('5', () => problem(500, 'عطل'));
  expect(await screen.findByText(/إن زاد المبلغ على حد الوقف/)).toBeTruthy();
});
