import {
  daysOf,
  exclusionOf,
  isNamedBy,
  partOf,
  type Days,
  type Exclusion,
  type Period,
  type Person,
} from './person.js';
import { add, least, multiply, rational, subtract, zero, type Rational } from './rational.js';
import { requestedAmount, wholePercent } from './rule-amount.js';
import { isDeduction, type Rule, type Split } from './rule.js';

/** How one rule comes to one person's part: `exact = portion × part × days.entitled ÷ (whole × days.of)`. */
export interface Step {
  readonly rule: Rule;
  /** What the rule divides. */
  readonly portion: Rational;
  /** What the person counts for, and what all count for together: for shares, ten-thousandths of a percent. */
  readonly part: bigint;
  readonly whole: bigint;
  readonly days: Days;
  readonly exact: Rational;
}

/** A rule named the person and gave nothing. */
export interface Considered {
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

export interface Given {
  readonly steps: ReadonlyMap<string, readonly Step[]>;
  readonly considered: ReadonlyMap<string, readonly Considered[]>;
  readonly allocated: Rational;
}

/** The shares of those entitled are more than the whole. */
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

/** Applies the rules of shares in their turn to the pool. */
export function applyShareRules(ordered: readonly Rule[], input: ShareInput): Given {
  const steps = new Map<string, Step[]>();
  const considered = new Map<string, Considered[]>();
  let left = rational(input.pool);
  let allocated = zero;
  let servedTier: number | null = null;
  for (const rule of ordered) {
    if (isDeduction(rule)) continue;
    const candidates = candidatesOf(rule, input);
    if (rule.tier !== null && servedTier !== null && rule.tier > servedTier) {
      for (const { person } of candidates) note(considered, person, { rule, because: 'earlier-tier' });
      continue;
    }
    const entitled = candidates.filter(({ exclusion }) => exclusion === null);
    for (const { person, exclusion } of candidates) {
      if (exclusion !== null) note(considered, person, { rule, because: exclusion });
    }
    if (rule.tier !== null) {
      // A tier that nobody is left in takes nothing: its part goes on to the next tier.
      if (entitled.length === 0) continue;
      servedTier = rule.tier;
    }
    const portion = least(requestedAmount(rule, { gross: input.gross, net: input.net, remaining: left }), left);
    left = subtract(left, portion);
    if (portion.n === 0n) {
      for (const { person } of entitled) note(considered, person, { rule, because: 'nothing-left' });
      continue;
    }
    // With nobody entitled the portion stays undistributed.
    if (entitled.length === 0) continue;
    const division = divide(rule, portion, entitled);
    allocated = add(allocated, division.total);
    for (const { beneficiaryId, step } of division.steps) push(steps, beneficiaryId, step);
  }
  return { steps, considered, allocated };
}

function candidatesOf(rule: Rule, { people, period }: ShareInput): Candidate[] {
  const split = splitOf(rule);
  return people
    .filter((person) => isNamedBy(person, rule))
    .map((person) => {
      const days = daysOf(person, period);
      return { person, days, exclusion: exclusionOf(person, split, days) };
    });
}

/** Somebody named alone gets the rule's whole amount, whatever their share of the rest is. */
function splitOf({ to, split }: Rule): Split {
  return to !== null && 'beneficiaryId' in to ? 'equal' : split;
}

interface Division {
  readonly total: Rational;
  readonly steps: readonly { beneficiaryId: string; step: Step }[];
}

/**
 * Shares, and a person named alone, lose the days in which they were not entitled. Where the whole is divided, each
 * part is weighed with its days, so that the others get what those days would have given.
 */
function divide(rule: Rule, portion: Rational, entitled: readonly Candidate[]): Division {
  const split = splitOf(rule);
  if (split === 'shares') refuseAbove100(entitled);
  const alone = rule.to !== null && 'beneficiaryId' in rule.to;
  const dividesWhole = split !== 'shares' && !alone;
  const weighed = entitled.map(({ person, days }) => partOf(person, split) * days.entitled);
  const total = weighed.reduce((all, part) => all + part, 0n);
  const whole = dividesWhole ? total : alone ? 1n : wholePercent;
  const of = dividesWhole ? 1n : (entitled[0]?.days.of ?? 1n);
  const perPart = multiply(portion, rational(1n, whole * of));
  return {
    total: multiply(perPart, rational(total)),
    steps: entitled.map(({ person, days }, index) => ({
      beneficiaryId: person.beneficiaryId,
      step: {
        rule,
        portion,
        part: dividesWhole ? (weighed[index] ?? 0n) : partOf(person, split),
        whole,
        days: dividesWhole ? { entitled: 1n, of: 1n } : days,
        exact: multiply(perPart, rational(weighed[index] ?? 0n)),
      },
    })),
  };
}

function refuseAbove100(entitled: readonly Candidate[]): void {
  const total = entitled.reduce((all, { person }) => all + person.share, 0n);
  if (total <= wholePercent) return;
  throw new SharesAbove100Error(
    total,
    entitled.map(({ person: { beneficiaryId, share } }) => ({ beneficiaryId, share })),
  );
}

function note(all: Map<string, Considered[]>, { beneficiaryId }: Person, entry: Considered): void {
  push(all, beneficiaryId, entry);
}

function push<T>(all: Map<string, T[]>, key: string, entry: T): void {
  const own = all.get(key);
  if (own) own.push(entry);
  else all.set(key, [entry]);
}
