import { type ExpenseCategory, fundOfSource, type IncomeSource, type TransactionType } from '@waqf/contracts/finances';
import { halalas, type Halalas } from '@waqf/money';

/**
 * What a user enters about a transaction. The register stores it unchanged, and its reversal repeats it. A further
 * detail is optional, so that those who record without it (the bank statement, the samples) stay as they are.
 */
export interface TransactionDetails {
  readonly description: string;
  /** Set for an income only. */
  readonly source: IncomeSource | null;
  /** Set for an expense only. */
  readonly category: ExpenseCategory | null;
}

const named: Readonly<Record<keyof TransactionDetails, true>> = {
  description: true,
  source: true,
  category: true,
};
export const detailNames = Object.keys(named) as readonly (keyof TransactionDetails)[];

type Given = { readonly [Name in keyof TransactionDetails]?: TransactionDetails[Name] | null | undefined };

/** Only the details of a request or a record; missing ones are null. */
export function detailsOf(given: Given): Required<TransactionDetails> {
  return Object.fromEntries(
    detailNames.map((name) => [name, given[name] ?? null]),
  ) as unknown as Required<TransactionDetails>;
}

/** A transaction to be recorded. */
export interface NewTransaction extends TransactionDetails {
  /** UUID and idempotency key; the ledger entry has the same id. */
  readonly id: string;
  readonly waqfId: string;
  readonly type: TransactionType;
  /** Greater than zero. */
  readonly amount: Halalas;
  readonly occurredAt: Date;
}

/** A row of the register. */
export interface TransactionRecord extends NewTransaction {
  readonly createdAt: Date;
  /** Null when the platform itself recorded it. */
  readonly recordedBy: string | null;
  /** The transaction that this one undoes, and why; null when it is not a reversal. */
  readonly reverses: { readonly id: string; readonly reason: string } | null;
  /** The transaction that undid this one; null when there is none. */
  readonly reversedBy: { readonly id: string; readonly reason: string; readonly occurredAt: Date } | null;
}

/** The fund that a transaction increases or reduces: income for the endowed asset itself is not yield. */
export function fundOf({ type, source }: Pick<NewTransaction, 'type' | 'source'>): 'corpus' | 'ghalla' {
  return type === 'income' && fundOfSource(source) === 'corpus' ? 'corpus' : 'ghalla';
}

/** The two sides of the ledger entry; `contra` is the world outside the waqf. */
export function sidesOf(transaction: Pick<NewTransaction, 'type' | 'source'>): {
  debit: { fund: 'contra' | 'ghalla' };
  credit: { fund: 'contra' | 'corpus' | 'ghalla' };
} {
  return transaction.type === 'income'
    ? { debit: { fund: 'contra' }, credit: { fund: fundOf(transaction) } }
    : { debit: { fund: 'ghalla' }, credit: { fund: 'contra' } };
}

/** The effect on the waqf's money: negative for an expense and for the reversal of an income. */
export function signedAmount({
  type,
  amount,
  reverses,
}: Pick<TransactionRecord, 'type' | 'amount'> & { reverses: unknown }): Halalas {
  return (type === 'income') === (reverses === null) ? amount : halalas(-amount);
}

/**
 * No waqf has the nil UUID: a missing transaction is checked with this id, so it gets the same answer as one of another
 * waqf.
 */
export const noWaqfId = '00000000-0000-0000-0000-000000000000';
