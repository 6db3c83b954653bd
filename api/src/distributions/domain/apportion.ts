import { halalas, type Halalas } from '@waqf/money';
import { compare, floor, rational, subtract, type Rational } from './rational.js';

export interface Apportioned {
  readonly amounts: readonly Halalas[];
  /** Halalas that whole parts left over and that went to the largest fractions, one each. */
  readonly remainder: bigint;
  /** Who got one of them: their places by size of fraction, from 1; null for the others. */
  readonly ranks: readonly (number | null)[];
}

/**
 * Whole halalas for exact amounts: each rounded down, what is left goes to the largest fractions, the earlier of equals
 * first (largest remainder method). No amount is a halala or more away from its exact one.
 * @param total whole part of the sum of `exact`
 */
export function apportion(exact: readonly Rational[], total: bigint): Apportioned {
  const floors = exact.map(floor);
  const remainder = total - floors.reduce((all, part) => all + part, 0n);
  const fractions = exact.map((amount, index) => subtract(amount, rational(floors[index] ?? 0n)));
  const bySize = exact
    .map((_amount, index) => index)
    .sort((a, b) => compare(fractions[b] ?? rational(0n), fractions[a] ?? rational(0n)) || a - b);
  const ranks: (number | null)[] = exact.map(() => null);
  for (let place = 0; place < Number(remainder); place += 1) ranks[bySize[place] ?? 0] = place + 1;
  return {
    amounts: floors.map((amount, index) => halalas(amount + (ranks[index] === null ? 0n : 1n))),
    remainder,
    ranks,
  };
}
