import fc from 'fast-check';
import {
  displayAmount,
  formatAmountForWire,
  halalas,
  isAmountText,
  MoneyFormatError,
  parseAmount,
  parseSignedAmount,
  percentageChange,
  splitByShares,
  sumHalalas,
} from './index';

const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(halalas);
const shares = fc
  .array(
    fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 10_000),
    { minLength: 1, maxLength: 12 },
  )
  .filter((list) => list.some((share) => share > 0));

describe('amounts in requests and answers', () => {
  test.each([
    ['0', 0n],
    ['1234.5', 123450n],
    ['1234.50', 123450n],
    ['0.01', 1n],
    ['9999999999999.99', 999_999_999_999_999n],
  ])('%s is read as %s halalas', (text, expected) => expect(parseAmount(text)).toBe(expected));

  test.each([
    '',
    '.5',
    '1.',
    '1.234',
    '-1',
    '+1',
    '1,000',
    '١٢',
    '1e3',
    ' 1',
    '1 ',
    '12345678901234',
    'NaN',
    '1.2.3',
    '1\n',
  ])('refuses %j', (text) => {
    expect(isAmountText(text)).toBe(false);
    expect(() => parseAmount(text)).toThrow(MoneyFormatError);
  });

  test('every amount is read back unchanged; parseSignedAmount reads negative ones', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseAmount(formatAmountForWire(amount))).toBe(amount);
        expect(parseSignedAmount(formatAmountForWire(halalas(-amount)))).toBe(-amount);
      }),
    );
  });

  test('an amount is always written with two decimals', () => {
    expect(formatAmountForWire(halalas(5n))).toBe('0.05');
    expect(formatAmountForWire(halalas(-5n))).toBe('-0.05');
    expect(formatAmountForWire(halalas(123450n))).toBe('1234.50');
  });
});

describe('displayed amounts', () => {
  test('an amount is shown with thousands separators and two decimals', () => {
    expect(displayAmount(halalas(441_033_125n))).toBe('4,410,331.25');
    expect(displayAmount(halalas(0n))).toBe('0.00');
    expect(displayAmount(halalas(99_999n))).toBe('999.99');
    expect(displayAmount(halalas(100_000n))).toBe('1,000.00');
  });

  test('the minus is U+2212, the plus is optional, and zero has no sign', () => {
    expect(displayAmount(halalas(-7500n))).toBe('\u221275.00');
    expect(displayAmount(halalas(7500n), { sign: 'always' })).toBe('+75.00');
    expect(displayAmount(halalas(0n), { sign: 'always' })).toBe('0.00');
    expect(displayAmount(halalas(-7500n), { sign: 'never' })).toBe('75.00');
  });
});

describe('splitting by shares', () => {
  test('when one riyal is split in three, the remaining halala goes to the first', () => {
    expect(splitByShares(halalas(100n), [1, 1, 1])).toEqual([34n, 33n, 33n]);
  });

  test('the remaining halalas go to the largest remainders first', () => {
    expect(splitByShares(halalas(10n), [12.5, 12.6, 74.9])).toEqual([1n, 1n, 8n]);
    expect(splitByShares(halalas(3n), [50, 30, 20])).toEqual([1n, 1n, 1n]);
  });

  test('the parts add up to the amount, and each is within one halala of its exact share', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, list) => {
        const parts = splitByShares(amount, list);
        expect(sumHalalas(parts)).toBe(amount);
        const weights = list.map((share) => BigInt(Math.round(share * 10_000)));
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        parts.forEach((part, index) => {
          const difference = part * whole - amount * (weights[index] ?? 0n);
          expect(difference < whole && difference > -whole).toBe(true);
        });
      }),
    );
  });

  test('a share of zero gets nothing, and a larger share never gets less than a smaller one', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, list) => {
        const parts = splitByShares(amount, list);
        list.forEach((share, i) => {
          if (share === 0) expect(parts[i]).toBe(0n);
          list.forEach((other, j) => {
            if (share > other) expect((parts[i] ?? 0n) >= (parts[j] ?? 0n)).toBe(true);
          });
        });
      }),
    );
  });

  test('a negative amount is split like the positive one, with negative parts', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, list) => {
        expect(splitByShares(halalas(-amount), list)).toEqual(splitByShares(amount, list).map((part) => -part));
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN]], [[1.00001]], [[Number.POSITIVE_INFINITY]]])(
    'refuses %j',
    (list) => expect(() => splitByShares(halalas(1n), list)).toThrow(RangeError),
  );
});

test('a change is null when the earlier amount is zero, and signed otherwise', () => {
  expect(percentageChange(halalas(500n), halalas(0n))).toBeNull();
  expect(percentageChange(halalas(150n), halalas(100n))).toBe(50);
  expect(percentageChange(halalas(0n), halalas(3n))).toBe(-100);
  expect(percentageChange(halalas(1n), halalas(3n))).toBe(-66.7);
  expect(percentageChange(halalas(-1n), halalas(2n))).toBeNull();
  expect(percentageChange(halalas(1n), halalas(-2n))).toBeNull();
});
