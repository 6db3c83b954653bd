import { defineStates, type StateOf } from '../../platform/index.js';
import { disputeExplained, beneficiaryRemoved } from '../beneficiaries.facts.js';

/** Life of a person's objection to being named as a beneficiary. */
export const disputeStates = defineStates({
  name: 'beneficiaries.dispute',
  noun: { ar: 'اعتراض على الإدراج', en: 'Dispute' },
  column: 'beneficiaries.dispute.state',
  initial: ['open'],
  states: {
    open: { ar: 'بانتظار جواب الناظر', en: 'Awaiting the nazir' },
    removed: { ar: 'أُزيل المستفيد', en: 'The beneficiary was removed' },
    explained: { ar: 'أُجيب بالبيان', en: 'Explained' },
  },
  transitions: [
    { name: 'remove', from: ['open'], to: 'removed', by: ['nazir'], records: beneficiaryRemoved },
    { name: 'explain', from: ['open'], to: 'explained', by: ['nazir'], records: disputeExplained },
  ],
});
export type DisputeState = StateOf<typeof disputeStates>;
