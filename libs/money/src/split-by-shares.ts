import { halalas, type Halalas } from './halalas';
import { stepsOfPercent } from './shares';

/**
 * Splits an amount in proportion to shares, without losing or creating a halala: the parts always sum to the amount.
 * Each part is rounded down, and the remaining halalas are given one each to the largest remainders. Equal remainders
 * are served in the given order, so the same input always gives the same parts.
 *
 * Shares are relative weights. To distribute percentages that don't reach 100, pass the rest as a separate share.
 * @param amount any sign; a negative amount is split like the positive one
 * @param shares each ≥ 0 with at most 4 decimals, at least one above zero
 * @returns one part per share, in order
 * @throws RangeError when a share is negative, not finite, finer than 4 decimals, or all are zero
 */
export function splitByShares(amount: Halalas, shares: readonly number[]): Halalas[] {
  const weights = shares.map(toWeight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) throw new RangeError('No share is above zero');

  const size = amount < 0n ? -amount : amount;
  const parts = weights.map((weight) => (size * weight) / whole);
  let left = size - parts.reduce((sum, part) => sum + part, 0n);

  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (size * weight) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => halalas(amount < 0n ? -part : part));
}

function toWeight(share: number): bigint {
  const scaled = Math.round(share * stepsOfPercent);
  const isExact = Number.isSafeInteger(scaled) && Math.abs(scaled / stepsOfPercent - share) < 1e-9;
  if (!isExact || share < 0) throw new RangeError(`Not a share: ${share}`);
  return BigInt(scaled);
}
