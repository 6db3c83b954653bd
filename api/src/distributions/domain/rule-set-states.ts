import { ruleSetStateLabels } from '@waqf/contracts/distributions';
import { defineStates } from '../../platform/index.js';
import { rulesApproved, rulesRejected, rulesWithdrawn } from '../distributions.facts.js';

/** Life of a version of a waqf's rules. The decider is the founder, or the nazir when the founder proposed it. */
export const ruleSetStates = defineStates({
  name: 'distributions.rule-set',
  noun: { ar: 'قواعد التوزيع', en: 'Distribution rules' },
  column: 'distributions.rule_set.state',
  initial: ['proposed'],
  states: ruleSetStateLabels,
  transitions: [
    { name: 'approve', from: ['proposed'], to: 'in_force', by: ['decider'], records: rulesApproved },
    { name: 'reject', from: ['proposed'], to: 'rejected', by: ['decider'], records: rulesRejected },
    { name: 'withdraw', from: ['proposed'], to: 'withdrawn', by: ['proposer'], records: rulesWithdrawn },
    { name: 'supersede', from: ['in_force'], to: 'superseded', by: ['platform'], records: null },
  ],
});
