import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareWarning, sumShares } from './shares.js';

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

test('a warning names the sum, from the first ten-thousandth above 100', () => {
  expect(shareWarning(100)).toBeNull();
  expect(shareWarning(100.0001)).toEqual({
    ar: 'مجموع نسب المستفيدين 100.0001% ويتجاوز 100%',
    en: 'The shares of the beneficiaries add up to 100.0001%, above 100%',
  });
});
