/** The states of a version of the rules. */
export const ruleSetStates = ['proposed', 'in_force', 'superseded', 'rejected', 'withdrawn'] as const;
export type RuleSetState = (typeof ruleSetStates)[number];
