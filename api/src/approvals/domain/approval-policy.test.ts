import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { decide } from './approval-policy.js';

test('the threshold itself needs nothing, one halala more needs an approval, and at zero everything does', () => {
  const above = (policy: bigint, amount: bigint) => decide({ above: halalas(policy) }, { amount: halalas(amount) });
  expect(above(2_000_000n, 2_000_000n)).toEqual({ needs: 'nothing' });
  expect(above(2_000_000n, 2_000_001n)).toEqual({ needs: 'approval', why: 'above-threshold' });
  expect(above(0n, 1n)).toEqual({ needs: 'approval', why: 'above-threshold' });
});
