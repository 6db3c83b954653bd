import type { Rule } from '@waqf/contracts/distributions';

/** A proposed rule compared with the rules in force. */
export interface RuleChange {
  rule: Rule;
  change: 'same' | 'changed' | 'added';
  /** The rule in force that it replaces, when changed; otherwise null. */
  before: Rule | null;
}

/** What a proposal changes: each of its rules, and the rules in force that it leaves out. */
export function ruleChanges(
  inForce: readonly Rule[],
  proposed: readonly Rule[],
): { rules: RuleChange[]; removed: Rule[] } {
  const left = [...inForce];
  const take = (matches: (rule: Rule) => boolean): Rule | null => {
    const index = left.findIndex(matches);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  // Equal rules are matched first; otherwise a changed rule could be matched with a rule that another one equals.
  const equal = proposed.map((rule) => take((other) => comparisonKey(other) === comparisonKey(rule)));
  const rules = proposed.map((rule, index): RuleChange => {
    if (equal[index]) return { rule, change: 'same', before: null };
    const before = take((other) => other.kind === rule.kind && recipientOf(other) === recipientOf(rule));
    return { rule, change: before ? 'changed' : 'added', before };
  });
  return { rules, removed: left };
}

const recipientOf = ({ to }: Rule): string => to?.beneficiaryId ?? to?.class ?? '';

/** Everything that affects a calculation; the clause that a rule cites changes no amount. */
const comparisonKey = ({ clause: _clause, to, ...figures }: Rule): string =>
  JSON.stringify([Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b)), to?.beneficiaryId, to?.class]);
