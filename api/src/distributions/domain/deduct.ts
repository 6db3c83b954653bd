import { halalas, type Halalas } from '@waqf/money';
import { rational, roundHalfUp, type Rational } from './rational.js';
import { requestedAmount } from './rule-amount.js';
import { isDeduction, type DeductionKind, type Rule } from './rule.js';

/** An amount taken from the gross yield before the shares. */
export interface Deduction {
  /** `expenses`: the period's expenses, when no upkeep rule covers them. */
  readonly kind: DeductionKind | 'expenses';
  readonly amount: Halalas;
  /** The amount that the percentage was taken of; null when there is no percentage. */
  readonly base: Halalas | null;
  /** The rule behind it; null for expenses that no rule mentions. */
  readonly rule: Rule | null;
  /** Whether more was to be taken than was left. */
  readonly limited: boolean;
}

/** An upkeep rule without a figure means the upkeep that was paid: the period's expenses. */
const isPaidUpkeep = ({ kind, percent, amount }: Rule): boolean =>
  kind === 'maintenance' && percent === null && amount === null;

/** Takes expenses first, then upkeep, reserve and the nazir's fee, each rounded to the nearest halala. */
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
