import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { coveredCorrections } from './correction.js';

const owed = (...amounts: bigint[]) =>
  amounts.map((amount, index) => ({
    id: `${index + 1}`,
    beneficiaryId: 'a',
    amount: halalas(amount),
    because: { ar: 'سبب', en: 'A reason' },
  }));
const covered = (pool: bigint, ...amounts: bigint[]) => {
  const { taken, total } = coveredCorrections(owed(...amounts), pool);
  return { taken: taken.map(({ id }) => id), total };
};

test('corrections are paid oldest first, up to the last halala of the pool', () => {
  expect(covered(500n, 200n, 300n)).toEqual({ taken: ['1', '2'], total: 500n });
  expect(covered(499n, 200n, 300n)).toEqual({ taken: ['1'], total: 200n });
});

test('a later correction does not overtake one that does not fit', () => {
  expect(covered(250n, 200n, 300n, 50n)).toEqual({ taken: ['1'], total: 200n });
  expect(covered(0n, 200n)).toEqual({ taken: [], total: 0n });
});
