import { objectionStateLabels } from '@waqf/contracts/objections';
import { defineStates, type StateOf } from '../../platform/index.js';
import {
  objectionConfirmed,
  objectionEscalated,
  objectionGranted,
  objectionRevised,
  objectionUpheld,
  objectionWithdrawn,
} from '../objections.facts.js';

/**
 * The states of an objection to a payment. The answerer is the nazir, or the founder when it is the nazir's own
 * objection; the reviewer is neither of the two.
 */
export const objectionStates = defineStates({
  name: 'objections.objection',
  noun: { ar: 'اعتراض على دفعة', en: 'Objection' },
  column: 'objections.objection.state',
  initial: ['open'],
  states: objectionStateLabels,
  transitions: [
    { name: 'grant', from: ['open'], to: 'granted', by: ['answerer'], records: objectionGranted },
    { name: 'uphold', from: ['open'], to: 'upheld', by: ['answerer'], records: objectionUpheld },
    { name: 'withdraw', from: ['open'], to: 'withdrawn', by: ['beneficiary'], records: objectionWithdrawn },
    {
      name: 'escalate',
      from: ['open', 'granted', 'upheld'],
      to: 'escalated',
      by: ['beneficiary'],
      records: objectionEscalated,
    },
    { name: 'revise', from: ['escalated'], to: 'revised', by: ['reviewer'], records: objectionRevised },
    { name: 'confirm', from: ['escalated'], to: 'confirmed', by: ['reviewer'], records: objectionConfirmed },
  ],
  acts: [
    { name: 'accept', in: ['granted', 'upheld'], by: ['beneficiary'] },
    { name: 'attach', in: ['open', 'escalated'], by: ['beneficiary'] },
    { name: 'request-paper', in: ['open'], by: ['answerer'] },
    { name: 'request-paper-again', in: ['escalated'], by: ['reviewer'] },
  ],
});
export type ObjectionState = StateOf<typeof objectionStates>;
