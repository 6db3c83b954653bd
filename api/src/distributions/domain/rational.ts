/** An exact fraction in lowest terms; the denominator is positive. Amounts are in halalas. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError for a denominator of zero */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new RangeError('a fraction has no denominator of zero');
  const sign = d < 0n ? -1n : 1n;
  const divisor = gcd(n, d * sign) || 1n;
  return { n: (n * sign) / divisor, d: (d * sign) / divisor };
}

export const zero: Rational = { n: 0n, d: 1n };

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const sum = (all: readonly Rational[]): Rational => all.reduce(add, zero);

/** Negative, zero or positive, as `a` is less than, equal to or more than `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export const least = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);
export const greatest = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);

/** The whole number at or below a fraction that is not negative. */
export const floor = ({ n, d }: Rational): bigint => n / d;

/** The nearest whole number of a fraction that is not negative; a half is rounded up. */
export const roundHalfUp = ({ n, d }: Rational): bigint => (2n * n + d) / (2n * d);

/** `p/q`, the wire form of an exact amount in halalas. */
export const show = ({ n, d }: Rational): string => `${n}/${d}`;
