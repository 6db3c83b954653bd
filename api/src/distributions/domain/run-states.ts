import { runStateLabels } from '@waqf/contracts/distributions';
import { defineStates, type StateOf } from '../../platform/index.js';
import {
  runApproved,
  runClosed,
  runLinesRetried,
  runPaymentStarted,
  runSettled,
  runCalculated,
  runCancelled,
  runRejected,
  runSubmitted,
  runWithdrawn,
} from '../distributions.facts.js';

/** Life of a distribution run. The decider is whoever the waqf's policy of approvals names. */
export const runStates = defineStates({
  name: 'distributions.run',
  noun: { ar: 'دورة توزيع', en: 'Distribution run' },
  column: 'distributions.run.state',
  initial: ['draft'],
  states: runStateLabels,
  transitions: [
    { name: 'calculate', from: ['draft', 'calculated'], to: 'calculated', by: ['nazir'], records: runCalculated },
    { name: 'submit', from: ['calculated'], to: 'submitted', by: ['nazir'], records: runSubmitted },
    { name: 'withdraw', from: ['submitted'], to: 'calculated', by: ['nazir'], records: runWithdrawn },
    { name: 'approve', from: ['submitted'], to: 'approved', by: ['decider'], records: runApproved },
    { name: 'reject', from: ['submitted'], to: 'rejected', by: ['decider'], records: runRejected },
    { name: 'pay', from: ['approved'], to: 'paying', by: ['nazir'], records: runPaymentStarted },
    { name: 'retry', from: ['paid', 'partially_failed'], to: 'paying', by: ['nazir'], records: runLinesRetried },
    {
      name: 'settle',
      from: ['approved', 'paying', 'partially_failed'],
      to: 'paid',
      by: ['bank', 'nazir'],
      records: runSettled,
    },
    { name: 'fail', from: ['paying'], to: 'partially_failed', by: ['bank'], records: runSettled },
    { name: 'close', from: ['paid', 'partially_failed'], to: 'closed', by: ['nazir'], records: runClosed },
    { name: 'cancel', from: ['draft', 'calculated'], to: 'cancelled', by: ['nazir'], records: runCancelled },
  ],
});

/** Whether a run is still being prepared for approval; a waqf has at most one such run at a time. */
export const isPrepared = (state: StateOf<typeof runStates>): boolean =>
  state === 'draft' || state === 'calculated' || state === 'submitted';

/** Whether failed and withheld lines of the run can be paid again. A closed run stays closed while they are paid. */
export const mayRetry = (state: StateOf<typeof runStates>): boolean =>
  state === 'closed' || state === 'paying' || runStates.startsIn('retry', state);
