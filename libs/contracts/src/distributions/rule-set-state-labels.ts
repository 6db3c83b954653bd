import type { Bilingual } from '../problem/index.js';
import type { RuleSetState } from './rule-set-states.js';

/** The states of a version of the rules, as its screens and the platform name them. */
export const ruleSetStateLabels: Readonly<Record<RuleSetState, Bilingual>> = {
  proposed: { ar: 'بانتظار الموافقة', en: 'Awaiting approval' },
  in_force: { ar: 'معمول بها', en: 'In force' },
  superseded: { ar: 'سابقة', en: 'Superseded' },
  rejected: { ar: 'مرفوضة', en: 'Rejected' },
  withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
};
