import { expect, test } from '@jest/globals';
import type { DistributionPreview } from '@waqf/contracts/distributions';
import { halalas } from '@waqf/money';
import { deductionBars, portions, seriesOf, sliderEnd } from './waterfall';

const because = { ar: '', en: '', clause: null };
const line = (beneficiaryId: string, amount: string) => ({
  beneficiaryId,
  fullName: beneficiaryId,
  amount,
  exact: '0/1',
  because,
});
const preview = (lines: DistributionPreview['lines'], unallocated = '0.00'): DistributionPreview => ({
  pool: '0.00',
  deductions: [],
  lines,
  allocated: '0.00',
  unallocated,
  remainder: '0.00',
});

test('each deduction ends where the one before began', () => {
  expect(deductionBars(halalas(1000n), [halalas(100n), halalas(90n)])).toEqual([
    { from: 90, to: 100 },
    { from: 81, to: 90 },
  ]);
  expect(deductionBars(halalas(0n), [halalas(0n)])).toEqual([{ from: 0, to: 0 }]);
});

test('the largest shares have colours of their own, the others are one part, what stays is another', () => {
  const names = ['1', '2', '3', '4', '5', '6', '7'];
  const parts = portions(
    halalas(10_000n),
    preview(
      names.map((name) => line(name, `${name}.00`)),
      '5.00',
    ),
  );
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

test('who gets nothing has no part', () => {
  expect(portions(halalas(100n), preview([line('1', '0.00')]))).toEqual([]);
});

test.each([
  [0n, 100_000],
  [48_600_000n, 1_000_000],
  [50_000_100n, 2_000_000],
  [123_456_789_000n, 5_000_000_000],
])('the slider of a yield of %s halalas ends at %s riyals', (amount, end) => {
  expect(sliderEnd(halalas(amount))).toBe(end);
});
