import { expect, test } from '@jest/globals';
import type { Ctx } from '../context/ctx.js';
import { entryIdOf, fingerprintOf, readIdempotencyKey } from './idempotency.js';

const ctxOf = (name: string): Ctx => ({ actor: { kind: 'system', name } }) as unknown as Ctx;
const route = 'POST /api/bank-transfer';

test('a key is 1 to 200 visible ASCII characters, or absent', () => {
  expect(readIdempotencyKey(undefined)).toBeUndefined();
  expect(readIdempotencyKey('!')).toBe('!');
  expect(readIdempotencyKey('~'.repeat(200))).toBe('~'.repeat(200));
});

test.each([
  ['empty', ''],
  ['too long', 'k'.repeat(201)],
  ['with a space', 'a b'],
  ['Arabic', 'مفتاح'],
  ['with a control', 'a\u007f'],
  ['given twice', ['a', 'b']],
])('a key that is %s is refused', (_name, header) => {
  expect(() => readIdempotencyKey(header)).toThrow(
    expect.objectContaining({ status: 400, code: 'platform.idempotency-key' }),
  );
});

test('the same person, route and key give the same entry, and different ones another', () => {
  const id = entryIdOf(ctxOf('a'), route, 'k');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(entryIdOf(ctxOf('a'), route, 'k')).toBe(id);
  expect(
    new Set([
      id,
      entryIdOf(ctxOf('b'), route, 'k'),
      entryIdOf(ctxOf('a'), 'POST /api/transactions', 'k'),
      entryIdOf(ctxOf('a'), route, 'K'),
    ]).size,
  ).toBe(4);
});

test('without a key every call is a new one', () => {
  expect(entryIdOf(ctxOf('a'), route, undefined)).not.toBe(entryIdOf(ctxOf('a'), route, undefined));
});

test('a fingerprint depends on the values, not on the order of keys or on absent ones', () => {
  const print = fingerprintOf({ amount: 100n, to: 'x', at: new Date(5), list: [1, { b: null, a: 'é' }] });
  expect(
    fingerprintOf({ list: [1, { a: 'é', b: null }], at: new Date(5), to: 'x', amount: 100n, note: undefined }),
  ).toBe(print);
  for (const other of [
    { amount: 101n, to: 'x' },
    { amount: 100, to: 'x' },
    { amount: '100n', to: 'x' },
    { amount: 100n, to: 'x', note: null },
    { amount: 100n, to: ['x'] },
  ]) {
    expect(fingerprintOf(other)).not.toBe(fingerprintOf({ amount: 100n, to: 'x' }));
  }
});
