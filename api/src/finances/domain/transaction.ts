import { type ExpenseCategory, fundOfSource, type IncomeSource, type TransactionType } from '@waqf/contracts/finances';
import { halalas, type Halalas } from '@waqf/money';

/** What a person says of a transaction. The register keeps it as it is, and so does its reversal. */
export interface TransactionDetails {
  readonly description: string;
  /** Of an income only. */
  readonly source: IncomeSource | null;
  /** Of an expense only. */
  readonly category: ExpenseCategory | null;
}

const detailNames: Readonly<Record<keyof TransactionDetails, true>> = {
  description: true,
  source: true,
  category: true,
};

/** The details alone, of a request or of a row; what was left out is null. */
export function detailsOf(given: { [Name in keyof TransactionDetails]?: unknown }): Required<TransactionDetails> {
  const names = Object.keys(detailNames) as (keyof TransactionDetails)[];
  return Object.fromEntries(
    names.map((name) => [name, given[name] ?? null]),
  ) as unknown as Required<TransactionDetails>;
}

/** A transaction that is to be recorded. */
export interface NewTransaction extends TransactionDetails {
  /** UUID and idempotency key; the ledger's entry has the same. */
  readonly id: string;
  readonly waqfId: string;
  readonly type: TransactionType;
  /** More than zero. */
  readonly amount: Halalas;
  readonly occurredAt: Date;
}

/** A row of the register. */
export interface TransactionRecord extends NewTransaction {
  readonly createdAt: Date;
  /** Null for the platform itself. */
  readonly recordedBy: string | null;
  /** The row that this one undoes, and why. */
  readonly reverses: { readonly id: string; readonly reason: string } | null;
  /** The row that undid this one. */
  readonly reversedBy: { readonly id: string; readonly reason: string; readonly occurredAt: Date } | null;
}

/** The fund that a transaction fills or empties: what belongs to the endowed asset itself is no yield. */
export function fundOf({ type, source }: Pick<NewTransaction, 'type' | 'source'>): 'corpus' | 'ghalla' {
  return type === 'income' && fundOfSource(source) === 'corpus' ? 'corpus' : 'ghalla';
}

/** The two sides of the ledger's entry; `contra` is the world outside the waqf. */
export function sidesOf(transaction: Pick<NewTransaction, 'type' | 'source'>): {
  debit: { fund: 'contra' | 'ghalla' };
  credit: { fund: 'contra' | 'corpus' | 'ghalla' };
} {
  return transaction.type === 'income'
    ? { debit: { fund: 'contra' }, credit: { fund: fundOf(transaction) } }
    : { debit: { fund: 'ghalla' }, credit: { fund: 'contra' } };
}

/** What it does to the waqf's money: an expense takes, and so does the reversal of an income. */
export function signedAmount({
  type,
  amount,
  reverses,
}: Pick<TransactionRecord, 'type' | 'amount'> & { reverses: unknown }): Halalas {
  return (type === 'income') === (reverses === null) ? amount : halalas(-amount);
}

/** No waqf has the nil UUID: of a transaction that is not there the same is asked as of others'. */
export const nobodysWaqf = '00000000-0000-0000-0000-000000000000';
