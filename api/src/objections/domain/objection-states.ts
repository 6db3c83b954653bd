import { defineStates, type StateOf } from '../../platform/index.js';
import { objectionGranted, objectionUpheld, objectionWithdrawn } from '../objections.facts.js';

/** Life of an objection to a payment. Who answers is the nazir, or where it is the nazir's own, the founder. */
export const objectionStates = defineStates({
  name: 'objections.objection',
  noun: { ar: 'اعتراض على دفعة', en: 'Objection' },
  column: 'objections.objection.state',
  initial: ['open'],
  states: {
    open: { ar: 'بانتظار الجواب', en: 'Awaiting the answer' },
    granted: { ar: 'قُبل', en: 'Granted' },
    upheld: { ar: 'بقي المبلغ كما هو', en: 'The amount stands' },
    withdrawn: { ar: 'سحبه صاحبه', en: 'Withdrawn' },
  },
  transitions: [
    { name: 'grant', from: ['open'], to: 'granted', by: ['answerer'], records: objectionGranted },
    { name: 'uphold', from: ['open'], to: 'upheld', by: ['answerer'], records: objectionUpheld },
    { name: 'withdraw', from: ['open'], to: 'withdrawn', by: ['beneficiary'], records: objectionWithdrawn },
  ],
});
export type ObjectionState = StateOf<typeof objectionStates>;
