import {
  halalas,
  inUnits,
  parseSignedAmount,
  percentageChange,
  percentageOf,
  percentagesOf,
  roundedQuotient,
  shortAmount,
} from './index';

test.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [-5n, 10n, -1n],
  [-4n, 10n, 0n],
  [15n, 10n, 2n],
  [0n, 3n, 0n],
])('%d / %d is %d: a half is rounded away from zero', (dividend, divisor, expected) =>
  expect(roundedQuotient(dividend, divisor)).toBe(expected),
);

test.each([
  ['6684', '100000', 6.7],
  ['6650', '100000', 6.7],
  ['6649', '100000', 6.6],
  ['-6650', '100000', -6.7],
  ['50', '100000', 0.1],
  ['49', '100000', 0],
  ['99950', '100000', 100],
  ['1', '16', 6.3],
  ['7', '0', 0],
])('%s of %s is %d percent', (part, whole, expected) =>
  expect(percentageOf(BigInt(part), BigInt(whole))).toBe(expected),
);

test('a change of 6.684 percent is rounded to 6.7, up or down', () => {
  const before = parseSignedAmount('100000.00');
  expect(percentageChange(parseSignedAmount('106684.00'), before)).toBe(6.7);
  expect(percentageChange(parseSignedAmount('93316.00'), before)).toBe(-6.7);
});

test.each([
  ['13856.19', 100_000n, 1, 13.9],
  ['13849.99', 100_000n, 1, 13.8],
  ['-13850.00', 100_000n, 1, -13.9],
  ['156302.54', 100n, 0, 156_303],
  ['156302.49', 100n, 0, 156_302],
])('%s in units of %d with %d decimals is %d', (amount, unit, decimals, expected) =>
  expect(inUnits(parseSignedAmount(amount), unit, decimals)).toBe(expected),
);

test.each([
  ['0.00', '0', 'one'],
  ['999.49', '999', 'one'],
  ['999.50', '1,000', 'one'],
  ['156302.54', '156,303', 'one'],
  ['-156302.54', '-156,303', 'one'],
  ['999950.00', '999,950', 'one'],
  ['999999.49', '999,999', 'one'],
  ['999999.50', '1', 'million'],
  ['1000000.00', '1', 'million'],
  ['1050000.00', '1.1', 'million'],
  ['38690000.00', '38.7', 'million'],
  ['-38690000.00', '-38.7', 'million'],
  ['999949999.99', '999.9', 'million'],
  ['999950000.00', '1', 'billion'],
  ['1250000000.00', '1.3', 'billion'],
  ['2000000000000.00', '2,000', 'billion'],
] as const)('%s riyals are shortened to %s (%s)', (amount, digits, scale) =>
  expect(shortAmount(parseSignedAmount(amount))).toEqual({ digits, scale }),
);

test('one halala below the boundary of a unit, the smaller unit is used', () => {
  expect(shortAmount(halalas(99_999_949n))).toEqual({ digits: '999,999', scale: 'one' });
  expect(shortAmount(halalas(99_999_950n))).toEqual({ digits: '1', scale: 'million' });
});

test.each([
  [
    [1n, 1n, 1n],
    [33.4, 33.3, 33.3],
  ],
  [
    [1n, 1n, 1n, 1n, 1n, 1n, 1n],
    [14.3, 14.3, 14.3, 14.3, 14.3, 14.3, 14.2],
  ],
  [
    [10_000_000_000_001n, 1n],
    [100, 0],
  ],
  [[5n], [100]],
  [
    [0n, 7n, 0n],
    [0, 100, 0],
  ],
  [
    [0n, 0n],
    [0, 0],
  ],
  [[], []],
])('the parts %j of a whole are %j percent, 100 together', (parts: bigint[], expected: number[]) =>
  expect(percentagesOf(parts)).toEqual(expected),
);
