import { expect, test } from '@jest/globals';
import { check, isSound } from './checker.mjs';

/** Two accounts with 100 each; `a` pays 10 to `b`, then `b` pays 5 back. */
const accounts = [
  { id: 'a', balance: 95n, entries: 2n, offset: 100n },
  { id: 'b', balance: 5n, entries: 2n, offset: 100n },
].map((account) => ({ ...account, balance: account.id === 'a' ? -5n : 5n }));
const first = {
  id: '1',
  key: 'k1',
  from: 'a',
  to: 'b',
  amount: 10n,
  fromNumber: 1n,
  fromAfter: -10n,
  toNumber: 1n,
  toAfter: 10n,
};
const second = {
  id: '2',
  key: 'k2',
  from: 'b',
  to: 'a',
  amount: 5n,
  fromNumber: 2n,
  fromAfter: 5n,
  toNumber: 2n,
  toAfter: -5n,
};
const did = (entry: typeof first, start: number, end: number) => ({
  key: entry.key,
  from: entry.from,
  to: entry.to,
  amount: entry.amount,
  start,
  end,
  answer: { ok: true, entryId: entry.id },
});
const saw = (a: bigint, b: bigint, start: number, end: number) => ({
  start,
  end,
  balances: new Map([
    ['a', a],
    ['b', b],
  ]),
});

const right = {
  transfers: [did(first, 0, 10), did(second, 20, 30)],
  reads: [saw(100n, 100n, 1, 2), saw(90n, 110n, 12, 15), saw(95n, 105n, 40, 50)],
  entries: [first, second],
  accounts,
  total: 200n,
};
const nothing = { lost: 0, duplicated: 0, negative: 0, badReads: 0, cyclic: 0, unfolded: 0 };

test('a history that one order explains is sound', () => {
  expect(check(right)).toEqual({ ...nothing, acknowledged: 2, refused: 0, reads: 3 });
  expect(isSound(check(right))).toBe(true);
});

test('an acknowledged transfer that is in no book, or with another amount, is lost', () => {
  const missing = { ...did(first, 0, 1), key: 'k3', answer: { ok: true, entryId: '3' } };
  expect(check({ ...right, transfers: [...right.transfers, missing] })).toMatchObject({ lost: 1 });
  expect(check({ ...right, transfers: [{ ...did(first, 0, 10), amount: 11n }, did(second, 20, 30)] })).toMatchObject({
    lost: 1,
  });
});

test('two entries of one key, or one of a refused transfer, are duplicates', () => {
  expect(check({ ...right, entries: [first, { ...second, key: 'k1' }] })).toMatchObject({ duplicated: 1 });
  const refused = { ...did(second, 20, 30), answer: { ok: false } };
  expect(check({ ...right, transfers: [did(first, 0, 10), refused] })).toMatchObject({ duplicated: 1 });
});

test('a balance below zero is negative, in the books or in a read', () => {
  const poor = accounts.map((account) => ({ ...account, offset: account.id === 'a' ? 5n : 195n }));
  expect(check({ ...right, accounts: poor, reads: [] }).negative).toBe(1);
  expect(check({ ...right, reads: [saw(-1n, 201n, 0, 1)] })).toMatchObject({ negative: 1, badReads: 1 });
});

test('a read that misses money, or shows what never was, is bad', () => {
  expect(check({ ...right, reads: [saw(90n, 100n, 5, 6)] })).toMatchObject({ badReads: 1 });
  expect(check({ ...right, reads: [saw(93n, 107n, 5, 6)] })).toMatchObject({ badReads: 1 });
});

test('a read of accounts at different moments is no order at all', () => {
  // `a` after the second transfer, `b` before it; a third account happens to make the total correct.
  const third = { id: 'c', balance: 0n, entries: 0n, offset: -5n };
  const torn = {
    start: 0,
    end: 60,
    balances: new Map([
      ['a', 95n],
      ['b', 110n],
      ['c', -5n],
    ]),
  };
  expect(check({ ...right, accounts: [...accounts, third], reads: [torn] }).cyclic).toBeGreaterThan(0);
});

test('a stale read, and one of the future, contradict real time', () => {
  expect(check({ ...right, reads: [saw(100n, 100n, 12, 13)] }).cyclic).toBeGreaterThan(0);
  expect(check({ ...right, reads: [saw(95n, 105n, 12, 13)] }).cyclic).toBeGreaterThan(0);
  expect(check({ ...right, reads: [saw(100n, 100n, 9, 13)] }).cyclic).toBe(0);
});

test('transfers entered against the order of their acknowledgement contradict real time', () => {
  expect(check({ ...right, transfers: [did(first, 20, 30), did(second, 0, 10)], reads: [] }).cyclic).toBeGreaterThan(0);
});

test('entries that skip a number, repeat one, or don’t add up to the balance don’t fold', () => {
  expect(check({ ...right, reads: [], entries: [first, { ...second, toNumber: 3n }] }).unfolded).toBe(1);
  expect(check({ ...right, reads: [], entries: [first, { ...second, fromAfter: 6n }] }).unfolded).toBe(1);
  expect(
    check({ ...right, reads: [], accounts: accounts.map((account) => ({ ...account, balance: account.balance + 1n })) })
      .unfolded,
  ).toBe(2);
  expect(check({ ...right, reads: [], transfers: [did(first, 0, 10)], entries: [first] }).unfolded).toBe(2);
});
