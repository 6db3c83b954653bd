import { halalas } from '@waqf/money';
import { waterfallOf } from './waterfall';

const bars = waterfallOf(
  halalas(1_000_00n),
  [
    { key: 'a', amount: halalas(250_00n) },
    { key: 'b', amount: halalas(100_50n) },
  ],
  'left',
  'whole',
);

test('the remainder is the whole less all deductions, to the halala', () => {
  expect(bars.map((bar) => [bar.key, bar.amount])).toEqual([
    ['whole', 1_000_00n],
    ['a', -250_00n],
    ['b', -100_50n],
    ['left', 649_50n],
  ]);
});

test('each bar begins where the previous one ends, and the last one ends where the whole does', () => {
  expect(bars.map((bar) => [bar.start, bar.length])).toEqual([
    [0, 100],
    [0, 25],
    [25, 10.05],
    [35.05, 64.95],
  ]);
});
