import { displayNumber } from './display-number';
import { rounded, wholePercent } from './rounded';

test.each([
  [6.684, 2, 6.68],
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [0.05, 1, 0.1],
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [-1.25, 1, -1.3],
  [1e-7, 2, 0],
  [1.5e21, 1, 1.5e21],
  [0, 2, 0],
  [-0.001, 2, 0],
  [Number.POSITIVE_INFINITY, 2, Number.POSITIVE_INFINITY],
])('%d to %d decimals is %d', (value, decimals, expected) => expect(rounded(value, decimals)).toBe(expected));

test.each([
  [0, 0],
  [0.145, 15],
  [0.29, 29],
  [0.994, 99],
  [0.995, 100],
  [1, 100],
])('a share of %d is %d percent', (share, percent) => expect(wholePercent(share)).toBe(percent));

test('a number with fixed decimals keeps its zeros', () => {
  expect([displayNumber(3, 1, 1), displayNumber(1.005, 2, 2), displayNumber(99.996, 2, 2)]).toEqual([
    '3.0',
    '1.01',
    '100.00',
  ]);
});

test('a number that is shown is rounded by the same rule', () => {
  expect([displayNumber(1.005, 2), displayNumber(2.5, 0), displayNumber(1234.5678)]).toEqual([
    '1.01',
    '3',
    '1,234.568',
  ]);
});
