import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { zeroHalalas, type Halalas } from '@waqf/money';
import { LedgerFacade, LedgerInsufficientBalanceError, type PostedEntry, type Posting } from '../../ledger/index.js';
import type { Membership } from '../../membership/index.js';
import { Facts, type Ctx } from '../../platform/index.js';
import {
  detailsOf,
  fundOf,
  sidesOf,
  signedAmount,
  type NewTransaction,
  type TransactionRecord,
} from '../domain/transaction.js';
import { isTooLongAgo } from '../domain/transaction-day.js';
import { FinancesInsufficientBalanceError, FinancesOccurredTooLongAgoError } from '../finances.errors.js';
import { transactionRecorded, transactionReversed } from '../finances.facts.js';
import { RepeatingRepository } from '../persistence/repeating.repository.js';
import { TransactionRepository } from '../persistence/transaction.repository.js';

/** A transaction as it is stored in the register and in the books. */
export interface Entered {
  record: TransactionRecord;
  /** Balance of the affected fund right after it, in halalas. */
  balance: Halalas;
}

export interface TransactionInput extends NewTransaction {
  /** Fingerprint of the request body (`fingerprintOf`), when the client sent a key. */
  fingerprint?: string;
  /** Created from a line of the bank statement: the bank has already executed it. */
  fromStatement?: boolean;
}

/**
 * Writes transactions to the ledger and the register, in the caller's transaction: both or neither. The caller checks
 * access. The ledger is written first: of two calls with the same key, the second waits there and then finds the row of
 * the first.
 */
@Injectable()
export class EnterTransactions {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly transactions: TransactionRepository,
    private readonly repeating: RepeatingRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Enters all transactions of one waqf, or none. A key that was used before enters nothing and returns the earlier
   * result.
   * @param imported taken over from another system: nobody is notified
   * @throws FinancesOccurredTooLongAgoError, FinancesInsufficientBalanceError (422), LedgerKeyReusedError (409)
   */
  async enter(ctx: Ctx, waqf: Membership, inputs: readonly TransactionInput[], imported = false): Promise<Entered[]> {
    const now = ctx.clock.now();
    if (inputs.some(({ occurredAt }) => isTooLongAgo(riyadhDay(occurredAt), now)))
      throw new FinancesOccurredTooLongAgoError();
    const posted = await this.post(ctx, waqf, inputs);
    const fresh = inputs.filter((_, index) => !posted[index]?.replayed);
    const records = fresh.map((input) => recordOf(ctx, input));
    if (records.length > 0) await this.transactions.add(ctx, records);
    await this.facts.recordAll(
      ctx,
      transactionRecorded,
      fresh.map((input) => ({
        by: ctx,
        fact: { ...factOf(recordOf(ctx, input)), fromStatement: input.fromStatement === true, imported },
      })),
    );
    const stored = await this.transactions.find(
      ctx,
      inputs.map(({ id }) => id),
    );
    return posted.map((entry) => enteredOf(stored, entry));
  }

  /**
   * Registers a reversal that the ledger has just posted; returns the existing one when the key was used before. A day
   * of a repeating transaction that the reversed one had answered waits again: the books have no entry for it.
   */
  async enterReversal(ctx: Ctx, of: TransactionRecord, entry: PostedEntry, reason: string): Promise<Entered> {
    if (!entry.replayed) {
      const { type, amount, waqfId } = of;
      const input: NewTransaction = {
        id: entry.id,
        waqfId,
        type,
        amount,
        ...detailsOf(of),
        description: entry.description,
        occurredAt: entry.occurredAt,
      };
      const record = { ...recordOf(ctx, input), reverses: { id: of.id, reason } };
      await this.transactions.add(ctx, [record]);
      await this.repeating.reopen(ctx, of.id);
      await this.facts.record(ctx, transactionReversed, { ...factOf(record), reverses: of.id, reason });
    }
    return enteredOf(await this.transactions.find(ctx, [entry.id]), entry);
  }

  private async post(ctx: Ctx, waqf: Membership, inputs: readonly TransactionInput[]): Promise<PostedEntry[]> {
    try {
      return await this.ledger.post(ctx, inputs.map(postingOf));
    } catch (error) {
      if (!(error instanceof LedgerInsufficientBalanceError)) throw error;
      const balances = await this.ledger.balancesOf(ctx, [waqf.waqfId]);
      const available = balances.get(waqf.waqfId)?.ghalla ?? zeroHalalas;
      const [only, ...others] = inputs;
      throw new FinancesInsufficientBalanceError(available, others.length === 0 && only ? only.amount : null);
    }
  }
}

function postingOf(input: TransactionInput): Posting {
  const { id, waqfId, amount, type, description, occurredAt, fingerprint } = input;
  return {
    id,
    waqfId,
    amount,
    kind: type,
    description,
    occurredAt,
    ...sidesOf(input),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
}

function recordOf(ctx: Ctx, input: NewTransaction): TransactionRecord {
  const { id, waqfId, type, amount, occurredAt } = input;
  const recordedBy = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
  return {
    id,
    waqfId,
    type,
    amount,
    ...detailsOf(input),
    occurredAt,
    createdAt: ctx.clock.now(),
    recordedBy,
    reverses: null,
    reversedBy: null,
  };
}

function factOf(record: TransactionRecord) {
  const { id, waqfId, type, amount, source, category, description, occurredAt, recordedBy } = record;
  return {
    transactionId: id,
    waqfId,
    type,
    source,
    category,
    description,
    amountHalalas: amount.toString(),
    signedAmountHalalas: signedAmount(record).toString(),
    occurredOn: riyadhDay(occurredAt),
    occurredAt: occurredAt.toISOString(),
    recordedBy,
  };
}

function enteredOf(stored: ReadonlyMap<string, TransactionRecord>, entry: PostedEntry): Entered {
  const record = stored.get(entry.id);
  if (!record) throw new Error('a transaction in the books has no row in the register');
  return { record, balance: entry.creditFund === fundOf(record) ? entry.creditBalanceAfter : entry.debitBalanceAfter };
}
