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

test('what may leave today, what has left, what leaves now and what remains', async () => {
  show('25000', { policy: transferPolicy() });
  const limit = await screen.findByRole('region', { name: 'حدّك اليوم بلا موافقة' });
  for (const words of ['40,000.00 ريال', 'استُعمل 10,000.00', 'هذا التحويل 25,000.00', 'يبقى بعده 5,000.00 ريال'])
    expect(limit.textContent).toContain(words);
});

test('a transfer above what may leave today says that it will wait, before it is asked for', async () => {
  show('30000.01', { policy: transferPolicy() });
  expect(await screen.findByText(/يزيد على الحد: ينتظر موافقة الواقف/)).toBeTruthy();
});

test('without an answer it says that the transfer may wait', async () => {
  show('5', () => problem(500, 'عطل'));
  expect(await screen.findByText(/إن زاد المبلغ على حد الوقف/)).toBeTruthy();
});
