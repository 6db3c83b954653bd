import type { DistributionInput } from '../../src/distributions/domain/distribute.js';
import type { Person } from '../../src/distributions/domain/person.js';
import type { Rule } from '../../src/distributions/domain/rule.js';

/** Numerator and denominator, not reduced. */
type Fraction = readonly [bigint, bigint];
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const whole = 1_000_000n;

/**
 * A second implementation of the rules that uses no part of the engine: the exact amount due to each person, and the
 * pool. Deductions come in the order upkeep, reserve, fee; then the tiers; in each tier fixed, percent, class,
 * residual.
 */
export function expectedOf(input: DistributionInput): { pool: bigint; exact: Map<string, Fraction> } {
  const pool = poolOf(input);
  const exact = new Map<string, Fraction>();
  let left: Fraction = [pool - owedOf(input, pool), 1n];
  let tierInUse = 0;
  for (const rule of shareRules(input.rules)) {
    if (rule.tier !== null && tierInUse > 0 && rule.tier > tierInUse) continue;
    const heirs = input.people.filter((person) => takesPart(person, rule, input));
    if (rule.tier !== null && heirs.length === 0) continue;
    if (rule.tier !== null) tierInUse = rule.tier;
    const portion = portionOf(rule, input, left);
    left = [left[0] * portion[1] - portion[0] * left[1], left[1] * portion[1]];
    for (const heir of heirs) {
      const [n, d] = dueOf(heir, heirs, rule, input);
      const before = exact.get(heir.beneficiaryId) ?? [0n, 1n];
      const due: Fraction = [portion[0] * n, portion[1] * d];
      exact.set(heir.beneficiaryId, [before[0] * due[1] + due[0] * before[1], before[1] * due[1]]);
    }
  }
  return { pool, exact };
}

/** The amounts still owed for granted objections, oldest first, as long as each can be paid completely. */
function owedOf({ corrections }: DistributionInput, pool: bigint): bigint {
  let owed = 0n;
  for (const { amount } of corrections ?? []) {
    if (owed + amount > pool) return owed;
    owed += amount;
  }
  return owed;
}

function poolOf({ gross, net, rules }: DistributionInput): bigint {
  let left: bigint = net;
  for (const kind of ['maintenance', 'reserve', 'nazir_fee']) {
    for (const rule of rules.filter((one) => one.kind === kind && (one.percent !== null || one.amount !== null))) {
      const base = { gross, net, remaining: left }[rule.basis];
      let wanted: Fraction = rule.amount === null ? [base * (rule.percent ?? 0n), whole] : [rule.amount, 1n];
      wanted = limited(rule, wanted);
      const rounded = (wanted[0] * 2n + wanted[1]) / (wanted[1] * 2n);
      left -= rounded > left ? left : rounded;
    }
  }
  return left;
}

const shareOrder = ['fixed', 'percent', 'class', 'residual'];

function shareRules(rules: readonly Rule[]): Rule[] {
  const tiers = [null, ...new Set(rules.flatMap(({ tier }) => tier ?? []))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return tiers.flatMap((tier) =>
    shareOrder.flatMap((kind) => rules.filter((rule) => rule.tier === tier && rule.kind === kind)),
  );
}

function limited(rule: Rule, amount: Fraction): Fraction {
  let result = amount;
  if (rule.floor !== null && less(result, [rule.floor, 1n])) result = [rule.floor, 1n];
  if (rule.cap !== null && less([rule.cap, 1n], result)) result = [rule.cap, 1n];
  return result;
}

function portionOf(rule: Rule, { gross, net }: DistributionInput, left: Fraction): Fraction {
  let wanted = left;
  if (rule.percent !== null) {
    const base: Fraction = rule.basis === 'remaining' ? left : [rule.basis === 'net' ? net : gross, 1n];
    wanted = [base[0] * rule.percent, base[1] * whole];
  }
  if (rule.amount !== null) wanted = [rule.amount, 1n];
  wanted = limited(rule, wanted);
  return less(left, wanted) ? left : wanted;
}

function daysOf(person: Person, { period }: DistributionInput): Fraction {
  if (!period) return [1n, 1n];
  let entitled = 0n;
  let all = 0n;
  for (let day = Date.parse(period.from); day <= Date.parse(period.to); day += 86_400_000) {
    const iso = new Date(day).toISOString().slice(0, 10);
    all += 1n;
    const begun = iso >= (person.entitledFrom ?? '') && iso >= (person.bornOn ?? '');
    if (begun && (person.diedOn === null || iso <= person.diedOn)) entitled += 1n;
  }
  return [entitled, all];
}

const isAlone = ({ to }: Rule): boolean => to !== null && 'beneficiaryId' in to;

function takesPart(person: Person, rule: Rule, input: DistributionInput): boolean {
  const { to, tier, split } = rule;
  const named = to === null || ('class' in to ? to.class === person.class : to.beneficiaryId === person.beneficiaryId);
  const ofTier = tier === null || person.tier === null || person.tier === tier;
  if (!named || !ofTier || !person.active || daysOf(person, input)[0] === 0n) return false;
  if (isAlone(rule) || split === 'equal') return true;
  if (split === 'shares') return (person.share ?? 0n) > 0n;
  return split === 'weights' ? person.weight > 0n : person.gender !== null;
}

function dueOf(heir: Person, heirs: readonly Person[], rule: Rule, input: DistributionInput): Fraction {
  const [entitled, of] = daysOf(heir, input);
  if (isAlone(rule)) return [entitled, of];
  if (rule.split === 'shares') return [(heir.share ?? 0n) * entitled, whole * of];
  const counts = ({ gender, weight }: Person): bigint => {
    if (rule.split === 'equal') return 1n;
    if (rule.split === 'weights') return weight;
    return gender === 'male' ? 2n : 1n;
  };
  const all = heirs.reduce((sum, other) => sum + counts(other) * daysOf(other, input)[0], 0n);
  return [counts(heir) * entitled, all];
}
