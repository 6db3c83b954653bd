import { halalas, type Halalas } from '@waqf/money';
import { compare, floor, rational, subtract, type Rational } from './rational.js';
import { memoise } from './memoise.js';

export interface Apportioned {
  readonly amounts: readonly Halalas[];
  /** Halalas left over by rounding down; they go to the largest fractions, one each. */
  readonly remainder: bigint;
  /** For each amount that got one of them its place by size of fraction, from 1; null for the others. */
  readonly ranks: readonly (number | null)[];
}

/**
 * Whole halalas for exact amounts: each is rounded down, and what is left goes to the largest fractions, the earlier of
 * equal ones first (largest remainder method). No amount differs from its exact one by a halala or more.
 * @param total the whole part of the sum of `exact`
 */
export function apportion(exact: readonly Rational[], total: bigint): Apportioned {
  const floorOf = memoise(floor);
  const floors = exact.map(floorOf);
  const remainder = total - floors.reduce((all, part) => all + part, 0n);
  const places = placesBySize(
    exact,
    memoise((amount) => subtract(amount, rational(floorOf(amount)))),
  );
  const bySize = exact
    .map((amount, index) => ({ index, place: places.get(amount) ?? 0 }))
    .sort((a, b) => a.place - b.place || a.index - b.index);
  const ranks: (number | null)[] = exact.map(() => null);
  for (let place = 0; place < Number(remainder); place += 1) ranks[bySize[place]?.index ?? 0] = place + 1;
  return {
    amounts: floors.map((amount, index) => halalas(amount + (ranks[index] === null ? 0n : 1n))),
    remainder,
    ranks,
  };
}

/** The place of each amount by the size of its fraction, the largest first; equal fractions share a place. */
function placesBySize(
  exact: readonly Rational[],
  fractionOf: (amount: Rational) => Rational,
): ReadonlyMap<Rational, number> {
  const sorted = [...new Set(exact)].sort((a, b) => compare(fractionOf(b), fractionOf(a)));
  const places = new Map<Rational, number>();
  let place = 0;
  for (const [index, amount] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && compare(fractionOf(before), fractionOf(amount)) !== 0) place = index;
    places.set(amount, place);
  }
  return places;
}
