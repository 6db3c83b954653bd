import { defineStates, type StateOf } from '../../platform/index.js';
import { transactionReversed } from '../finances.facts.js';
import type { TransactionRecord } from './transaction.js';

/**
 * Life cycle of a financial transaction: it is never changed or deleted; a mistake is undone once, by another
 * transaction.
 */
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

/** Derives the state from the rows, because rows are only ever added. */
export function stateOf({
  reverses,
  reversedBy,
}: Pick<TransactionRecord, 'reverses' | 'reversedBy'>): TransactionState {
  if (reverses !== null) return 'reversal';
  return reversedBy === null ? 'recorded' : 'reversed';
}
