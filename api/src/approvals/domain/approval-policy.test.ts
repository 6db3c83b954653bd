import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { type ApprovalFacts, decideNeed } from './approval-policy.js';

const sums = (day = 0n, month = day) => ({ day: halalas(day), month: halalas(month) });
const known = { ...sums(), isNew: false };
const need = (riyals: bigint, facts: Partial<ApprovalFacts> = {}, above = 2_000_000n) => {
  const amount = halalas(riyals * 100n);
  const all = { amount, paysRequester: false, account: sums(), payee: known, ...facts };
  const answer = decideNeed({ above: halalas(above) }, all);
  return answer.needs === 'nothing' ? 'nothing' : answer.why;
};

test('the threshold itself needs nothing, more needs an approval, and at zero everything does', () => {
  expect([need(20_000n), need(20_001n), need(1n, {}, 0n)]).toEqual(['nothing', 'above-threshold', 'above-threshold']);
});

test('what an account paid and what a payee received before counts, for a day and for 30 days', () => {
  expect(need(1n, { account: sums(1_999_900n) })).toBe('nothing');
  expect(need(2n, { account: sums(1_999_900n) })).toBe('above-day');
  expect(need(2n, { payee: { ...sums(1_999_900n), isNew: false } })).toBe('above-day');
  expect(need(1n, { account: sums(0n, 9_999_900n) })).toBe('nothing');
  expect(need(2n, { account: sums(0n, 9_999_900n) })).toBe('above-month');
  expect(need(2n, { payee: { ...sums(0n, 9_999_900n), isNew: false } })).toBe('above-month');
});

test('the first payments to a payee pass up to 5,000 together, and money back to the waqf has no payee', () => {
  expect(need(5_000n, { payee: { ...sums(), isNew: true } })).toBe('nothing');
  expect(need(5_001n, { payee: { ...sums(), isNew: true } })).toBe('new-payee');
  expect(need(5_000n, { payee: { ...sums(1n), isNew: true } })).toBe('new-payee');
  expect(need(19_000n, { payee: null })).toBe('nothing');
});

test('who pays themselves needs somebody else, whatever the amount', () => {
  expect(need(1n, { paysRequester: true })).toBe('pays-requester');
});
