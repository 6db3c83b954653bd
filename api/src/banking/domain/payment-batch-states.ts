import { defineStates } from '../../platform/index.js';

/** Life of a batch of payments that the bank gets together. */
export const paymentBatchStates = defineStates({
  name: 'banking.payment-batch',
  noun: { ar: 'دفعة مدفوعات', en: 'Payment batch' },
  column: 'banking.payment_batch.state',
  initial: ['recorded'],
  states: {
    recorded: { ar: 'مقيّدة للإرسال', en: 'To be sent' },
    sent: { ar: 'مرسلة إلى المصرف', en: 'Sent to the bank' },
    settled: { ar: 'منتهية', en: 'Settled' },
  },
  transitions: [
    // Claimed by a process that sends it: the bank may know of it from then on, so its reference is asked for first.
    { name: 'send', from: ['recorded', 'sent'], to: 'sent', by: ['platform'], records: null },
    { name: 'settle', from: ['sent'], to: 'settled', by: ['bank'], records: null },
  ],
});
