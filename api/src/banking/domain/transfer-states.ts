import { defineStates, type StateOf } from '../../platform/index.js';
import { transferCompleted, transferRecorded, transferRejected, transferReversed } from '../banking.facts.js';

/** Life of a transfer. Its first state is `recorded`, or `awaiting_approval` above the waqf's threshold. */
export const transferStates = defineStates({
  name: 'banking.transfer',
  noun: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  column: 'banking.transfer.state',
  initial: ['awaiting_approval', 'recorded'],
  states: {
    awaiting_approval: { ar: 'بانتظار الموافقة', en: 'Awaiting approval' },
    rejected: { ar: 'مرفوض', en: 'Rejected' },
    recorded: { ar: 'مقيّد في الدفاتر', en: 'In the books' },
    sent: { ar: 'مرسل إلى المصرف', en: 'Sent to the bank' },
    completed: { ar: 'مكتمل', en: 'Completed' },
    reversed: { ar: 'معكوس', en: 'Reversed' },
  },
  transitions: [
    { name: 'approve', from: ['awaiting_approval'], to: 'recorded', by: ['waqif'], records: transferRecorded },
    { name: 'reject', from: ['awaiting_approval'], to: 'rejected', by: ['waqif'], records: transferRejected },
    { name: 'withdraw', from: ['awaiting_approval'], to: 'rejected', by: ['nazir'], records: transferRejected },
    // A process has claimed it to send it. The bank may know it from then on, so a retry first asks for its reference.
    { name: 'send', from: ['recorded', 'sent'], to: 'sent', by: ['platform'], records: null },
    // There was no connection to the bank, so that it can't know it.
    { name: 'put-back', from: ['sent'], to: 'recorded', by: ['platform'], records: null },
    { name: 'complete', from: ['sent'], to: 'completed', by: ['bank'], records: transferCompleted },
    { name: 'reverse', from: ['sent'], to: 'reversed', by: ['bank'], records: transferReversed },
  ],
});
export type TransferState = StateOf<typeof transferStates>;
