import { greatest, least, multiply, rational, type Rational } from './rational.js';
import type { Basis, Rule } from './rule.js';

/** 100% in ten-thousandths of a percent. */
export const wholePercent = 1_000_000n;

export type Bases = Readonly<Record<Basis, Rational>>;

/** What a rule asks for, before it is limited by what is left: its percentage or amount, or all that is left. */
export function requestedAmount(rule: Rule, bases: Bases): Rational {
  let wanted = bases.remaining;
  if (rule.amount !== null) wanted = rational(rule.amount);
  else if (rule.percent !== null) wanted = multiply(bases[rule.basis], rational(rule.percent, wholePercent));
  if (rule.floor !== null) wanted = greatest(wanted, rational(rule.floor));
  return rule.cap === null ? wanted : least(wanted, rational(rule.cap));
}
