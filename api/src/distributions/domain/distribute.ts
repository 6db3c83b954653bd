import { halalas, type Halalas } from '@waqf/money';
import { apportion } from './apportion.js';
import { type Correction, coveredCorrections } from './correction.js';
import { deduct, type Deduction } from './deduct.js';
import type { Period, Person } from './person.js';
import { floor, rational, sum, zero, type Rational } from './rational.js';
import { memoise } from './memoise.js';
import { inComputationOrder, type Rule } from './rule.js';
import { applyShareRules, type RuleWithoutShare, type Step } from './share-rules.js';

export interface DistributionInput {
  /** Yield income of the period in halalas; in a preview, the amount entered. */
  readonly gross: Halalas;
  /** `gross` less the period's expenses; never negative. */
  readonly net: Halalas;
  readonly rules: readonly Rule[];
  readonly people: readonly Person[];
  /** Null in a preview, where entitlement days are not counted. */
  readonly period: Period | null;
  /** Corrections owed from earlier distributions, oldest first. */
  readonly corrections?: readonly Correction[];
}

/** What one person gets and how it came about: the amount can be recomputed by hand from the steps alone. */
export interface Line {
  readonly beneficiaryId: string;
  readonly amount: Halalas;
  readonly exact: Rational;
  readonly steps: readonly Step[];
  /** Place by size of fraction, from 1, when the person got a halala of the rounding remainder; otherwise null. */
  readonly roundingRank: number | null;
  /** Rules that named the person but gave nothing, with the reason. */
  readonly considered: readonly RuleWithoutShare[];
}

export interface Distribution {
  readonly deductions: readonly Deduction[];
  /** What is left for the beneficiaries: gross less deductions. */
  readonly pool: Halalas;
  /** Sum of the lines and of the corrections. */
  readonly allocated: Halalas;
  /** What nobody is entitled to; it stays in the yield. `allocated` and `unallocated` add up to the pool. */
  readonly unallocated: Halalas;
  /** Halalas left over by rounding down and given to the largest fractions; included in `allocated`. */
  readonly remainder: bigint;
  readonly lines: readonly Line[];
  /** The corrections that the pool covers; their sum is taken from it before the shares. */
  readonly corrections: readonly Correction[];
}

/**
 * Divides a yield by the founder's conditions. Pure and exact: no float, no clock, no database; the same input gives
 * the same output.
 * @throws SharesAbove100Error when the shares of those entitled exceed the whole
 */
export function distribute({ gross, net, rules, people, period, corrections }: DistributionInput): Distribution {
  const ordered = inComputationOrder(rules);
  const { deductions, pool } = deduct(ordered, rational(gross), rational(net));
  const owed = coveredCorrections(corrections ?? [], pool);
  const forShares = { gross: rational(gross), net: rational(net), pool: pool - owed.total, people, period };
  const given = applyShareRules(ordered, forShares);
  const named = people
    .map(({ beneficiaryId: id }) => ({
      beneficiaryId: id,
      steps: given.steps.of(id),
      considered: given.considered.of(id),
    }))
    .filter(({ steps, considered }) => steps.length > 0 || considered.length > 0);
  const exactOfAll = memoise(exactOf);
  const exact = named.map(({ steps }) => exactOfAll(steps));
  const shared = floor(given.allocated);
  const { amounts, remainder, ranks } = apportion(exact, shared);
  const allocated = shared + owed.total;
  return {
    deductions,
    pool: halalas(pool),
    allocated: halalas(allocated),
    unallocated: halalas(pool - allocated),
    remainder,
    corrections: owed.taken,
    lines: named.map((person, index) => ({
      ...person,
      amount: amounts[index] ?? halalas(0n),
      exact: exact[index] ?? zero,
      roundingRank: ranks[index] ?? null,
    })),
  };
}

/** The exact sum of the amounts of all steps. */
export const exactOf = (steps: readonly Step[]): Rational => sum(steps.map(({ exact }) => exact));

/** Income less expenses, at least zero. */
export function netOf(gross: Halalas, expenses: Halalas): Halalas {
  return halalas(gross > expenses ? gross - expenses : 0n);
}
