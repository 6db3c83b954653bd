import { expect, test } from '@jest/globals';
import { statementFigures, firstPeriod, type StatementPage } from './statement';

const line = (amount: string, balance: string) => ({
  id: balance,
  kind: 'income' as const,
  description: 'قيد',
  occurredAt: '2026-11-10T09:00:00.000Z',
  amount,
  balance,
});
const page = (over: Partial<StatementPage>): StatementPage => ({
  lines: [],
  nextCursor: null,
  opening: null,
  closing: null,
  ...over,
});

test('the opening balance plus money in and out is the closing balance', () => {
  const { opening, moneyIn, moneyOut, closing } = statementFigures([
    page({ lines: [line('-30.00', '170.00'), line('100.00', '200.00')] }),
  ]);
  expect([opening, moneyIn, moneyOut, closing]).toEqual([10000n, 10000n, -3000n, 17000n]);
});

test('while older entries are not loaded, the opening balance is the one before the oldest entry shown', () => {
  const { opening } = statementFigures([
    page({ lines: [line('5.00', '205.00')], nextCursor: 'older', opening: '1.00', closing: '205.00' }),
  ]);
  expect(opening).toBe(20000n);
});

test('a period without entries has the balances that the server sends, or none', () => {
  expect(statementFigures([page({ opening: '12.00', closing: '12.00' })])).toMatchObject({
    opening: 1200n,
    closing: 1200n,
    moneyIn: 0n,
  });
  expect(statementFigures([page({})])).toMatchObject({ opening: null, closing: null });
});

test('a statement starts two months back, by the day in Riyadh, also across the end of a year', () => {
  expect(firstPeriod(new Date('2026-11-21T10:00:00.000Z'))).toEqual({ from: '2026-09-01', to: '2026-11-21' });
  expect(firstPeriod(new Date('2026-12-31T22:00:00.000Z'))).toEqual({ from: '2026-11-01', to: '2027-01-01' });
});
