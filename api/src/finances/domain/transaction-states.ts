import { defineStates, type StateOf } from '../../platform/index.js';
import { transactionReversed } from '../finances.facts.js';
import type { TransactionRecord } from './transaction.js';

/** Life of a financial transaction: nothing is changed or deleted, a mistake is undone once by another transaction. */
export const transactionStates = defineStates({
  name: 'finances.transaction',
  noun: { ar: 'معاملة مالية', en: 'Financial transaction' },
  initial: ['recorded', 'reversal'],
  states: {
    recorded: { ar: 'مسجلة', en: 'Recorded' },
    reversed: { ar: 'معكوسة', en: 'Reversed' },
    reversal: { ar: 'قيد عكسي', en: 'Reversal' },
  },
  transitions: [
    { name: 'reverse', from: ['recorded'], to: 'reversed', by: ['nazir', 'admin'], records: transactionReversed },
  ],
});
export type TransactionState = StateOf<typeof transactionStates>;

/** The state follows from the rows: the register is only ever added to. */
export function stateOf({
  reverses,
  reversedBy,
}: Pick<TransactionRecord, 'reverses' | 'reversedBy'>): TransactionState {
  if (reverses !== null) return 'reversal';
  return reversedBy === null ? 'recorded' : 'reversed';
}
