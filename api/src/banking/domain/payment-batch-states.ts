import { defineStates } from '../../platform/index.js';

/** Life of a batch of payments that are sent to the bank together. */
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
    // A process has claimed it to send it. The bank may know it from then on, so a retry first asks for its reference.
    { name: 'send', from: ['recorded', 'sent'], to: 'sent', by: ['platform'], records: null },
    // There was no connection to the bank, so that it can't know it.
    { name: 'put-back', from: ['sent'], to: 'recorded', by: ['platform'], records: null },
    { name: 'settle', from: ['sent'], to: 'settled', by: ['bank'], records: null },
  ],
});
