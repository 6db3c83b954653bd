import { expect, test } from '@jest/globals';
import { parseAmount } from '@waqf/money';
import { dayLimit } from './day-limit';

test.each([
  [
    'an amount below the limit leaves the rest',
    '20000',
    '3600',
    '1875',
    { left: 1452500n, isAbove: false, usedShare: 18, ownShare: 9.3 },
  ],
  ['exactly the limit fits', '20000', '0', '20000', { left: 0n, isAbove: false, usedShare: 0, ownShare: 100 }],
  ['one halala above waits', '20000', '10000', '10000.01', { left: 0n, isAbove: true, usedShare: 49.9, ownShare: 50 }],
  ['a zero limit always waits', '0', '0', '5', { left: 0n, isAbove: true, usedShare: 0, ownShare: 100 }],
])('%s', (_story, limit, used, amount, expected) => {
  expect(dayLimit({ limit: parseAmount(limit), used: parseAmount(used), amount: parseAmount(amount) })).toEqual(
    expected,
  );
});
