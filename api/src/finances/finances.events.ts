import type { TransactionType } from '@waqf/contracts/finances';
import { defineEvent } from '../platform/index.js';

/** An income or an expense stands in the books. Amounts are halalas as texts, for an event is JSON. */
export interface TransactionRecorded {
  transactionId: string;
  waqfId: string;
  type: TransactionType;
  /** Positive. */
  amountHalalas: string;
  /** Into the waqf's main account positive, out of it negative: a reversed income is negative. */
  signedAmountHalalas: string;
  description: string;
  /** Day of Asia/Riyadh. */
  occurredOn: string;
  /** ISO moment. */
  occurredAt: string;
  /** Id of the transaction that this one undoes, or null. */
  reverses: string | null;
  /**
   * True when it was made from a line of the bank's statement: the money moved at the bank before it stood in the
   * books.
   */
  fromStatement: boolean;
}

export const transactionRecorded = defineEvent<TransactionRecorded>('finances.transaction-recorded');
