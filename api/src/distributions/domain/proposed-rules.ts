import type { RuleInput } from '@waqf/contracts/distributions';
import { arabicSearchKey } from '@waqf/formats';
import type { ReadCondition } from './read-conditions.js';

const byShares: RuleInput = { kind: 'residual', basis: 'remaining', split: 'shares' };

/**
 * The rules that were read from conditions, without duplicates, with classes spelled as recorded. What no condition
 * divides is divided by the recorded shares, as before.
 */
export function proposedRules(read: readonly ReadCondition[], classes: readonly string[]): RuleInput[] {
  const rules = read.flatMap(({ rules: found }) => found).map((rule) => withKnownClass(rule, classes));
  const unique = rules.filter((rule, index) => rules.findIndex((other) => isSame(rule, other)) === index);
  return unique.some(({ kind }) => kind === 'residual') ? unique : [...unique, byShares];
}

function withKnownClass(rule: RuleInput, classes: readonly string[]): RuleInput {
  if (!rule.to || !('class' in rule.to)) return rule;
  const key = arabicSearchKey(rule.to.class);
  const known = classes.find((name) => arabicSearchKey(name) === key);
  return known === undefined ? rule : { ...rule, to: { class: known } };
}

const isSame = (one: RuleInput, other: RuleInput): boolean =>
  JSON.stringify({ ...one, clause: null }) === JSON.stringify({ ...other, clause: null });
