import { defineStates } from '../../platform/index.js';
import { amendmentApproved, amendmentWithdrawn } from '../endowments.facts.js';

/** The states of an amendment: newer deeds of an approved waqf, which change nothing until it is approved. */
export const amendmentStates = defineStates({
  name: 'endowments.amendment',
  noun: { ar: 'تعديل', en: 'Amendment' },
  column: 'endowments.amendment.status',
  states: {
    open: { ar: 'مفتوح', en: 'Open' },
    approved: { ar: 'معتمد', en: 'Approved' },
    withdrawn: { ar: 'مسحوب', en: 'Withdrawn' },
  },
  initial: ['open'],
  transitions: [
    { name: 'approve', from: ['open'], to: 'approved', by: ['waqif'], records: amendmentApproved },
    { name: 'withdraw', from: ['open'], to: 'withdrawn', by: ['waqif'], records: amendmentWithdrawn },
  ],
  acts: [{ name: 'review', in: ['open'], by: ['waqif'] }],
});
