import { ruleInput, type Rule, type RuleInput } from '@waqf/contracts/distributions';

/** A rule of an answer as a request carries it; undefined where a newer server knows what this page does not. */
function ruleInputOf(rule: Rule): RuleInput | undefined {
  const read = ruleInput.safeParse(rule);
  return read.success ? read.data : undefined;
}

/** All of them, or undefined: rules that are only partly known are not tried. */
export function ruleInputsOf(rules: readonly Rule[]): RuleInput[] | undefined {
  const inputs = rules.flatMap((rule) => ruleInputOf(rule) ?? []);
  return inputs.length === rules.length ? inputs : undefined;
}
