import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { deductionBars, portions, seriesOf, sliderEnd } from './waterfall';

const line = (beneficiaryId: string, amount: string) => ({ beneficiaryId, amount });

test('each deduction bar ends where the previous one begins', () => {
  expect(deductionBars(halalas(1000n), [halalas(100n), halalas(90n)])).toEqual([
    { from: 90, to: 100 },
    { from: 81, to: 90 },
  ]);
  expect(deductionBars(halalas(0n), [halalas(0n)])).toEqual([{ from: 0, to: 0 }]);
});

test('the five largest shares have their own colours, and the others and the remainder have one each', () => {
  const names = ['1', '2', '3', '4', '5', '6', '7'];
  const lines = names.map((name) => line(name, `${name}.00`));
  const parts = portions(halalas(10_000n), { lines, allocated: '28.00', unallocated: '5.00' });
  expect(parts.map(({ key, amount, series }) => [key, amount, series])).toEqual([
    ['7', 700n, 1],
    ['6', 600n, 2],
    ['5', 500n, 3],
    ['4', 400n, 4],
    ['3', 300n, 5],
    ['others', 300n, 6],
    ['unallocated', 500n, 7],
  ]);
  expect(parts.map(({ from, to }) => [from, to]).at(-1)).toEqual([28, 33]);
  expect([seriesOf(parts, '7'), seriesOf(parts, '1')]).toEqual([1, 6]);
});

test('a line of zero has no part, and lines that are not loaded count among the others', () => {
  const lines = [line('1', '0.00')];
  expect(portions(halalas(100n), { lines, allocated: '0.00', unallocated: '0.00' })).toEqual([]);
  const [others] = portions(halalas(100n), { lines, allocated: '1.00', unallocated: '0.00' });
  expect(others).toMatchObject({ kind: 'others', amount: 100n });
});

test.each([
  [0n, 100_000],
  [48_600_000n, 1_000_000],
  [50_000_100n, 2_000_000],
  [123_456_789_000n, 5_000_000_000],
])('the slider of a yield of %s halalas ends at %s riyals', (amount, end) => {
  expect(sliderEnd(halalas(amount))).toBe(end);
});
