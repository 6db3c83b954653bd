import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { percentText, sumShares } from './index';

test('shares add up without rounding, whatever their order', () => {
  expect(sumShares([33.3333, 33.3333, 33.3334, null])).toBe(100);
  expect(sumShares([0.1, 0.2])).toBe(0.3);
  expect(sumShares([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 50 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0) / 10_000;
      expect(sumShares(counts.map((count) => count / 10_000))).toBe(total);
      expect(sumShares(counts.toReversed().map((count) => count / 10_000))).toBe(total);
    }),
  );
});

test('a share is written as people write it', () => {
  expect([125_000n, 1_000_000n, 5n, 0n].map(percentText)).toEqual(['12.5%', '100%', '0.0005%', '0%']);
});
