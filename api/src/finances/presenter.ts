import { Injectable } from '@nestjs/common';
import { fundOfSource, type Transaction } from '@waqf/contracts/finances';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import { DocumentsFacade } from '../documents/index.js';
import { IdentityFacade } from '../identity/index.js';
import type { Ctx } from '../platform/index.js';
import { Memberships, type Membership } from '../membership/index.js';
import { stateOf, transactionStates } from './domain/transaction-states.js';
import { detailsOf, signedAmount, type TransactionRecord } from './domain/transaction.js';

/** Converts rows of the register to the contract's format, with three queries for any number of rows. */
@Injectable()
export class TransactionPresenter {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly documents: DocumentsFacade,
  ) {}

  /** Rows of waqfs that the person may see, in the same order; other rows are left out. */
  async all(ctx: Ctx, records: readonly TransactionRecord[]): Promise<Transaction[]> {
    if (records.length === 0) return [];
    const writers = [...new Set(records.flatMap(({ recordedBy }) => recordedBy ?? []))];
    const [memberships, people, receipts] = await Promise.all([
      this.memberships.ofAll(
        ctx,
        records.map((record) => record.waqfId),
      ),
      this.identity.people(ctx, writers),
      this.documents.attachmentsOf(
        ctx,
        records.map(({ id }) => id),
      ),
    ]);
    return records.flatMap((record) => {
      const membership = memberships.get(record.waqfId);
      return membership
        ? [
            {
              ...describe(
                record,
                membership,
                (record.recordedBy !== null && people.get(record.recordedBy)?.fullName) || null,
              ),
              receipt: receiptOf(receipts.get(record.id)),
            },
          ]
        : [];
    });
  }

  /** @throws Error for a row of a waqf that the person may not see */
  async one(ctx: Ctx, record: TransactionRecord): Promise<Transaction> {
    const [transaction] = await this.all(ctx, [record]);
    if (!transaction) throw new Error('a transaction of a waqf that the person does not see');
    return transaction;
  }
}

function describe(
  record: TransactionRecord,
  { waqfName, relations }: Membership,
  recordedBy: string | null,
): Transaction {
  const { id, waqfId, type, amount, occurredAt, createdAt, reverses, reversedBy } = record;
  return {
    id,
    waqfId,
    waqfName,
    type,
    amount: formatAmountForWire(amount),
    signedAmount: formatAmountForWire(signedAmount(record)),
    ...detailsOf(record),
    fund: type === 'income' ? fundOfSource(record.source) : null,
    occurredOn: riyadhDay(occurredAt),
    occurredAt: occurredAt.toISOString(),
    createdAt: createdAt.toISOString(),
    recordedBy,
    reverses,
    reversedBy: reversedBy && { ...reversedBy, occurredAt: reversedBy.occurredAt.toISOString() },
    mayReverse: transactionStates.mayNow(stateOf(record), relations).includes('reverse'),
  };
}

function receiptOf(kept: { fileName: string; size: number; addedAt: Date } | undefined): Transaction['receipt'] {
  if (!kept) return null;
  return { fileName: kept.fileName, bytes: kept.size, addedAt: kept.addedAt.toISOString() };
}
