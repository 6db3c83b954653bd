import { defineStates, type StateOf } from '../../platform/index.js';
import { yearReopened, yearClosedAgain } from '../closing.facts.js';

/** The states of a closing. The decider is the founder, or the person whom the waqf names. */
export const closingStates = defineStates({
  name: 'closing.year',
  noun: { ar: 'إقفال سنة مالية', en: 'Closing of a fiscal year' },
  column: 'closing.year.state',
  initial: ['closed'],
  states: {
    closed: { ar: 'مقفلة', en: 'Closed' },
    renewed: { ar: 'جُدد إقفالها', en: 'Closed again' },
    reopened: { ar: 'أعيد فتحها', en: 'Reopened' },
  },
  transitions: [
    { name: 'renew', from: ['closed'], to: 'renewed', by: ['nazir'], records: yearClosedAgain },
    { name: 'reopen', from: ['closed'], to: 'reopened', by: ['decider'], records: yearReopened },
  ],
  acts: [
    { name: 'ask', in: ['closed'], by: ['nazir'] },
    { name: 'except', in: ['closed'], by: ['waqif'] },
  ],
});
export type ClosingState = StateOf<typeof closingStates>;
