/**
 * Quotient rounded to the nearest whole number; halves are rounded away from zero, so that −0.5 mirrors 0.5. `divisor`
 * must be above zero.
 */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

/**
 * An amount in a larger unit, for charts: 13,856.19 riyals in thousands with one decimal are 13.9.
 * @param unit halalas of one unit, above zero
 */
export function inUnits(halalas: bigint, unit: bigint, decimals: number): number {
  const scale = 10 ** decimals;
  return Number(roundedQuotient(halalas * BigInt(scale), unit)) / scale;
}

/**
 * The percentage of `whole` that `part` is, rounded to `decimals`; 0 when `whole` is 0.
 * @param whole not negative
 */
export function percentageOf(part: bigint, whole: bigint, decimals = 1): number {
  return whole === 0n ? 0 : inUnits(part * 100n, whole, decimals);
}

/**
 * The percentages that these parts are of their sum, rounded to `decimals` so that they add up to exactly 100: each is
 * rounded down, and the steps that are left go to the largest remainders. All are 0 when there is nothing.
 * @param parts not negative
 */
export function percentagesOf(parts: readonly bigint[], decimals = 1): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0);
  const scale = 10 ** decimals;
  const steps = BigInt(100 * scale);
  const down = parts.map((part) => (part * steps) / whole);
  const left = Number(steps - down.reduce((sum, part) => sum + part, 0n));
  const raised = new Set(
    parts
      .map((part, at) => ({ at, remainder: (part * steps) % whole }))
      .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return down.map((part, at) => (Number(part) + (raised.has(at) ? 1 : 0)) / scale);
}
