import { expect, test } from '@jest/globals';
import type { Transaction } from '@waqf/contracts/finances';
import { runningNet } from './transaction-list';

const row = (occurredOn: string, signedAmount: string) => ({ occurredOn, signedAmount }) as Transaction;

test('the net up to each day is the total net less later amounts, to the halala', () => {
  const rows = [row('2026-11-20', '-200.10'), row('2026-11-20', '50.00'), row('2026-11-18', '1000.05')];
  const days = runningNet(rows, '1249.95');
  expect([...days]).toEqual([
    ['2026-11-20', 124995n],
    // 1249.95 + 200.10 - 50.00; it still includes what is older than these rows.
    ['2026-11-18', 140005n],
  ]);
});

test('without rows there are no days', () => {
  expect(runningNet([], '0.00').size).toBe(0);
});
