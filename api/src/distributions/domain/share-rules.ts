import {
  daysIn,
  exclusionOf,
  isNamedBy,
  divisionWeight,
  type Days,
  type Exclusion,
  type Period,
  type Person,
} from './person.js';
import { memoise } from './memoise.js';
import { add, least, multiply, rational, subtract, zero, type Rational } from './rational.js';
import { requestedAmount, wholePercent } from './rule-amount.js';
import { isDeduction, type Rule, type Split } from './rule.js';
import { SharedLists } from './shared-lists.js';

/** How one rule leads to one person's part: `exact = portion × part × days.entitled ÷ (whole × days.of)`. */
export interface Step {
  readonly rule: Rule;
  /** The amount that the rule divides. */
  readonly portion: Rational;
  /** The weight of the person and of all persons together; for shares, in ten-thousandths of a percent. */
  readonly part: bigint;
  readonly whole: bigint;
  readonly days: Days;
  readonly exact: Rational;
}

/** A rule that named the person but gave nothing, with the reason. */
export interface RuleWithoutShare {
  readonly rule: Rule;
  readonly because: Exclusion | 'earlier-tier' | 'nothing-left';
}

export interface ShareInput {
  readonly gross: Rational;
  readonly net: Rational;
  readonly pool: bigint;
  readonly people: readonly Person[];
  readonly period: Period | null;
}

/** What each person is given; people with the same entries share one list. */
export interface SharesByPerson {
  readonly steps: SharedLists<Step>;
  readonly considered: SharedLists<RuleWithoutShare>;
  readonly allocated: Rational;
}

/** The shares of those entitled add up to more than 100%. */
export class SharesAbove100Error extends Error {
  constructor(
    /** Their sum in ten-thousandths of a percent. */
    readonly total: bigint,
    readonly shares: readonly { beneficiaryId: string; share: bigint }[],
  ) {
    super('the shares exceed 100%');
  }
}

interface Candidate {
  readonly person: Person;
  readonly days: Days;
  readonly exclusion: Exclusion | null;
}

/** Applies the share rules to the pool, in order. */
export function applyShareRules(ordered: readonly Rule[], input: ShareInput): SharesByPerson {
  const steps = new SharedLists<Step>();
  const considered = new SharedLists<RuleWithoutShare>();
  let left = rational(input.pool);
  let allocated = zero;
  let servedTier: number | null = null;
  for (const rule of ordered) {
    if (isDeduction(rule)) continue;
    const candidates = candidatesOf(rule, input);
    const noted = memoise((because: RuleWithoutShare['because']): RuleWithoutShare => ({ rule, because }));
    if (rule.tier !== null && servedTier !== null && rule.tier > servedTier) {
      for (const { person } of candidates) considered.add(person.beneficiaryId, noted('earlier-tier'));
      continue;
    }
    const entitled = candidates.filter(({ exclusion }) => exclusion === null);
    for (const { person, exclusion } of candidates) {
      if (exclusion !== null) considered.add(person.beneficiaryId, noted(exclusion));
    }
    if (rule.tier !== null) {
      // A tier in which nobody is entitled takes nothing: its part goes to the next tier.
      if (entitled.length === 0) continue;
      servedTier = rule.tier;
    }
    const portion = least(requestedAmount(rule, { gross: input.gross, net: input.net, remaining: left }), left);
    left = subtract(left, portion);
    if (portion.n === 0n) {
      for (const { person } of entitled) considered.add(person.beneficiaryId, noted('nothing-left'));
      continue;
    }
    // When nobody is entitled, the portion stays undistributed.
    if (entitled.length === 0) continue;
    const division = divide(rule, portion, entitled);
    allocated = add(allocated, division.total);
    for (const [index, step] of division.steps.entries()) steps.add(entitled[index]?.person.beneficiaryId ?? '', step);
  }
  return { steps, considered, allocated };
}

function candidatesOf(rule: Rule, { people, period }: ShareInput): Candidate[] {
  const split = splitOf(rule);
  const daysOf = daysIn(period);
  return people
    .filter((person) => isNamedBy(person, rule))
    .map((person) => {
      const days = daysOf(person);
      return { person, days, exclusion: exclusionOf(person, split, days) };
    });
}

/** A person named alone gets the rule's whole amount, whatever their recorded share is. */
function splitOf({ to, split }: Rule): Split {
  return to !== null && 'beneficiaryId' in to ? 'equal' : split;
}

interface Division {
  readonly total: Rational;
  /** One step per entitled person, in their order; people with the same weight and days share one object. */
  readonly steps: readonly Step[];
}

/**
 * Recorded shares, and the amount of a person named alone, are reduced for days without entitlement. When the whole is
 * divided among several, each part is weighted with its days instead, so that the others get what is reduced.
 */
function divide(rule: Rule, portion: Rational, entitled: readonly Candidate[]): Division {
  const split = splitOf(rule);
  if (split === 'shares') refuseAbove100(entitled);
  const alone = rule.to !== null && 'beneficiaryId' in rule.to;
  const dividesWhole = split !== 'shares' && !alone;
  const weighed = entitled.map(({ person, days }) => divisionWeight(person, split) * days.entitled);
  const total = weighed.reduce((all, part) => all + part, 0n);
  const whole = dividesWhole ? total : alone ? 1n : wholePercent;
  const of = dividesWhole ? 1n : (entitled[0]?.days.of ?? 1n);
  const perPart = multiply(portion, rational(1n, whole * of));
  const step = memoise((days: Days) =>
    memoise(
      (part: bigint): Step => ({
        rule,
        portion,
        part,
        whole,
        days,
        exact: multiply(perPart, rational(part * days.entitled)),
      }),
    ),
  );
  return {
    total: multiply(perPart, rational(total)),
    steps: entitled.map(({ person, days }, index) =>
      dividesWhole ? step(wholeDays)(weighed[index] ?? 0n) : step(days)(divisionWeight(person, split)),
    ),
  };
}

/** The days of a step whose part is already weighted with its days. */
const wholeDays: Days = { entitled: 1n, of: 1n };

function refuseAbove100(entitled: readonly Candidate[]): void {
  const total = entitled.reduce((all, { person }) => all + (person.share ?? 0n), 0n);
  if (total <= wholePercent) return;
  throw new SharesAbove100Error(
    total,
    entitled.map(({ person: { beneficiaryId, share } }) => ({ beneficiaryId, share: share ?? 0n })),
  );
}
