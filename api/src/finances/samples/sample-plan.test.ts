import { describe, expect, test } from '@jest/globals';
import { expenseCategories, incomeSources } from '@waqf/contracts/finances';
import { addMonths, riyadhDay, riyadhMonth } from '@waqf/formats';
import { fundOf } from '../domain/transaction.js';
import { planOf, type PlannedTransaction, type SampleKey } from './sample-plan.js';

const keys: SampleKey[] = ['A', 'B', 'C', 'F'];
const starts = ['2026-11-21T16:00:00Z', '2026-01-31T22:00:00Z', '2028-02-29T10:00:00Z', '2027-03-01T00:10:00Z'];

/** The yield in halalas after each entry, in order. */
function yields(transactions: readonly PlannedTransaction[]): bigint[] {
  let held = 0n;
  return transactions.map((transaction) => {
    if (fundOf(transaction) === 'ghalla')
      held += transaction.type === 'income' ? transaction.amount : -transaction.amount;
    return held;
  });
}

describe.each(starts)('a sample plan made at %s', (start) => {
  const now = new Date(start);
  const { transactions, mistake } = planOf('A', now);
  const months = transactions.map(({ occurredAt }) => riyadhDay(occurredAt).slice(0, 7));

  test('the first waqf has at least 150 entries over 14 months, one of them empty, with every source and category', () => {
    expect(transactions.length).toBeGreaterThanOrEqual(150);
    expect(months[0]).toBe(addMonths(riyadhMonth(now), -13));
    expect(months).not.toContain(addMonths(riyadhMonth(now), -7));
    expect(new Set(months).size).toBeGreaterThanOrEqual(12);
    expect(new Set(transactions.flatMap(({ source }) => source ?? []))).toEqual(new Set(incomeSources));
    expect(new Set(transactions.flatMap(({ category }) => category ?? []))).toEqual(new Set(expenseCategories));
  });

  test('three entries are at 23:30 UTC on the last day of a month, which is the next month in Riyadh', () => {
    const nightly = transactions.filter(({ occurredAt }) => occurredAt.toISOString().endsWith('T23:30:00.000Z'));
    expect(nightly).toHaveLength(3);
    for (const { occurredAt } of nightly) expect(riyadhDay(occurredAt)).toMatch(/-01$/);
  });

  test('one entry is a mistake that is reversed later', () => {
    expect(transactions.find(({ key }) => key === mistake?.key)?.occurredAt.getTime()).toBeLessThan(
      mistake?.reversedAt.getTime() ?? 0,
    );
  });

  test.each(keys)('waqf %s never overdraws its yield, has no entry in the future, and its keys are unique', (key) => {
    const plan = planOf(key, now).transactions;
    expect(plan.length).toBeGreaterThan(1);
    expect(yields(plan).every((held) => held >= 0n)).toBe(true);
    expect(plan.every(({ occurredAt }) => occurredAt <= now)).toBe(true);
    expect(new Set(plan.map((transaction) => transaction.key)).size).toBe(plan.length);
  });

  test('the yield is above 10,000 riyals at the end', () =>
    expect(yields(transactions).at(-1)).toBeGreaterThan(1_000_000n));
});

test('the same whenever it is made', () => {
  const amounts = (start: string) =>
    planOf('A', new Date(start))
      .transactions.slice(0, 150)
      .map(({ key, amount }) => `${key} ${amount}`);
  expect(amounts('2026-11-21T16:00:00Z')).toEqual(amounts('2026-11-22T16:00:00Z'));
});
