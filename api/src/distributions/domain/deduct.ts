import { halalas, type Halalas } from '@waqf/money';
import { rational, roundHalfUp, type Rational } from './rational.js';
import { requestedAmount } from './rule-amount.js';
import { isDeduction, type DeductionKind, type Rule } from './rule.js';

/** Taken from the gross yield before anybody's share. */
export interface Deduction {
  /** `expenses`: what the period has cost, where no rule of upkeep speaks of it. */
  readonly kind: DeductionKind | 'expenses';
  readonly amount: Halalas;
  /** What the percentage was taken of; null for an amount as it is. */
  readonly base: Halalas | null;
  /** The rule behind it; null for expenses that no rule mentions. */
  readonly rule: Rule | null;
  /** The rule would have taken more than there was. */
  readonly limited: boolean;
}

/** An upkeep rule without a figure means the upkeep that was paid: the period's expenses. */
const isPaidUpkeep = ({ kind, percent, amount }: Rule): boolean =>
  kind === 'maintenance' && percent === null && amount === null;

/** Expenses first, then upkeep, reserve and the nazir's fee, each to the nearest halala. */
export function deduct(
  ordered: readonly Rule[],
  gross: Rational,
  net: Rational,
): { deductions: readonly Deduction[]; pool: bigint } {
  let left = gross.n;
  const deductions: Deduction[] = [];
  const take = (kind: Deduction['kind'], wanted: bigint, base: Rational | null, rule: Rule | null): void => {
    const amount = wanted < left ? wanted : left;
    left -= amount;
    deductions.push({
      kind,
      amount: halalas(amount),
      base: base && halalas(base.n),
      rule,
      limited: amount < wanted,
    });
  };
  const upkeep = ordered.find(isPaidUpkeep) ?? null;
  if (upkeep || net.n < gross.n) take(upkeep ? 'maintenance' : 'expenses', gross.n - net.n, null, upkeep);
  for (const rule of ordered) {
    if (!isDeduction(rule) || isPaidUpkeep(rule)) continue;
    const bases = { gross, net, remaining: rational(left) };
    take(rule.kind, roundHalfUp(requestedAmount(rule, bases)), rule.percent === null ? null : bases[rule.basis], rule);
  }
  return { deductions, pool: left };
}
