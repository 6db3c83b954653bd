import { defineStates } from '../../platform/index.js';

/**
 * Life of a line of a run. The money of an unpaid line stays in the payable fund until the bank confirms the payment,
 * so that a failed line needs no reversal.
 */
export const runLineStates = defineStates({
  name: 'distributions.run-line',
  noun: { ar: 'بند في دورة توزيع', en: 'Line of a distribution run' },
  column: 'distributions.run_line.state',
  initial: ['calculated', 'excluded'],
  states: {
    calculated: { ar: 'محسوب', en: 'Calculated' },
    payable: { ar: 'مستحق الصرف', en: 'Payable' },
    withheld: { ar: 'محفوظ لصاحبه', en: 'Withheld' },
    excluded: { ar: 'بلا نصيب في هذه الدورة', en: 'No share in this run' },
    sent: { ar: 'مرسل إلى المصرف', en: 'Sent to the bank' },
    paid: { ar: 'مصروف', en: 'Paid' },
    failed: { ar: 'تعذّر صرفه', en: 'Failed' },
  },
  transitions: [
    // A run that is calculated again before it is submitted keeps the ids of its lines.
    { name: 'exclude', from: ['calculated'], to: 'excluded', by: ['nazir'], records: null },
    { name: 'include', from: ['excluded'], to: 'calculated', by: ['nazir'], records: null },
    { name: 'allot', from: ['calculated'], to: 'payable', by: ['decider'], records: null },
    { name: 'withhold', from: ['calculated'], to: 'withheld', by: ['decider'], records: null },
    // Since the approval or the order, the beneficiary has disputed being named, was suspended, has died or the like.
    { name: 'hold', from: ['payable', 'sent'], to: 'withheld', by: ['nazir'], records: null },
    // A withheld line is sent once the reason for withholding it is gone.
    { name: 'send', from: ['payable', 'failed', 'withheld'], to: 'sent', by: ['nazir'], records: null },
    { name: 'confirm', from: ['sent'], to: 'paid', by: ['bank'], records: null },
    { name: 'refuse', from: ['sent'], to: 'failed', by: ['bank'], records: null },
    { name: 'pay-by-hand', from: ['payable', 'failed', 'withheld'], to: 'paid', by: ['nazir'], records: null },
  ],
});
