import { approvalStateLabels } from '@waqf/contracts/approvals';
import { defineStates, type StateOf } from '../../platform/index.js';
import { approvalExpired, approvalGranted, approvalRejected, approvalWithdrawn } from '../approvals.facts.js';

/**
 * Life cycle of a request for approval. `decider` is anybody whom the kind's `decidedBy` names, `requester` the person
 * who asked.
 */
export const approvalStates = defineStates({
  name: 'approvals.request',
  noun: { ar: 'طلب موافقة', en: 'Request for approval' },
  column: 'approvals.request.state',
  initial: ['requested'],
  states: approvalStateLabels,
  transitions: [
    { name: 'approve', from: ['requested'], to: 'approved', by: ['decider'], records: approvalGranted },
    { name: 'reject', from: ['requested'], to: 'rejected', by: ['decider'], records: approvalRejected },
    { name: 'withdraw', from: ['requested'], to: 'withdrawn', by: ['requester'], records: approvalWithdrawn },
    { name: 'expire', from: ['requested'], to: 'expired', by: ['platform'], records: approvalExpired },
  ],
});
export type ApprovalState = StateOf<typeof approvalStates>;
