import { ruleInput, type Rule, type RuleInput } from '@waqf/contracts/distributions';

/** A rule of an answer in the form of a request; undefined when a newer server sends what this page does not know. */
function ruleInputOf(rule: Rule): RuleInput | undefined {
  const read = ruleInput.safeParse(rule);
  return read.success ? read.data : undefined;
}

/** All rules, or undefined when one is not fully known: then they cannot be tried. */
export function ruleInputsOf(rules: readonly Rule[]): RuleInput[] | undefined {
  const inputs = rules.flatMap((rule) => ruleInputOf(rule) ?? []);
  return inputs.length === rules.length ? inputs : undefined;
}
