import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { zeroHalalas, type Halalas } from '@waqf/money';
import { LedgerFacade, LedgerInsufficientBalanceError, type PostedEntry, type Posting } from '../ledger/index.js';
import { Audit, Outbox, type Ctx } from '../platform/index.js';
import type { Membership } from '../membership/index.js';
import { fundOf, sidesOf, signedAmount, type NewTransaction, type TransactionRecord } from './domain/transaction.js';
import { FinancesInsufficientBalanceError } from './finances.errors.js';
import { transactionRecorded, type TransactionRecorded } from './finances.events.js';
import { Notices } from './notices.js';
import { TransactionRepository } from './persistence/transaction.repository.js';

/** A transaction as it stands in the register and in the books. */
export interface Entered {
  record: TransactionRecord;
  /** What the fund that it touched held right after it. */
  balance: Halalas;
}

export interface Wanted extends NewTransaction {
  /** Of the request's body (`fingerprintOf`), when a client chose the key. */
  fingerprint?: string;
  /** Made from a line of the bank's statement: the bank has it already. */
  fromStatement?: boolean;
}

/**
 * Puts transactions into the ledger and into the register, in the caller's transaction: both or neither. Whoever calls
 * has checked who asks. Money first, so that of two calls with one key the second waits for the ledger and finds the
 * first's row.
 */
@Injectable()
export class EnterTransactions {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly transactions: TransactionRepository,
    private readonly notices: Notices,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * All of one waqf, or none. A key that was used before enters nothing and answers with what it entered.
   * @param quiet tells nobody, for an import of the past
   * @throws FinancesInsufficientBalanceError (422), LedgerKeyReusedError (409)
   */
  async enter(ctx: Ctx, waqf: Membership, wanted: readonly Wanted[], quiet = false): Promise<Entered[]> {
    const posted = await this.post(ctx, waqf, wanted);
    const fresh = wanted.filter((_, index) => !posted[index]?.replayed);
    const records = fresh.map((transaction) => recordOf(ctx, transaction));
    await this.keep(
      ctx,
      records,
      'finances.record',
      new Set(fresh.filter((transaction) => transaction.fromStatement).map(({ id }) => id)),
    );
    if (!quiet && records.length > 0) await this.notices.recorded(ctx, waqf, records);
    const stored = await this.transactions.find(
      ctx,
      wanted.map(({ id }) => id),
    );
    return posted.map((entry) => enteredOf(stored, entry));
  }

  /** A reversal that the ledger has just posted; answers with what is there when the key was used before. */
  async enterReversal(
    ctx: Ctx,
    waqf: Membership,
    of: TransactionRecord,
    entry: PostedEntry,
    reason: string,
  ): Promise<Entered> {
    if (!entry.replayed) {
      const { type, amount, source, category, waqfId } = of;
      const wanted: NewTransaction = {
        id: entry.id,
        waqfId,
        type,
        amount,
        source,
        category,
        description: entry.description,
        occurredAt: entry.occurredAt,
      };
      const record = { ...recordOf(ctx, wanted), reverses: { id: of.id, reason } };
      await this.keep(ctx, [record], 'finances.reverse');
      await this.notices.reversed(ctx, waqf, record);
    }
    return enteredOf(await this.transactions.find(ctx, [entry.id]), entry);
  }

  private async post(ctx: Ctx, waqf: Membership, wanted: readonly Wanted[]): Promise<PostedEntry[]> {
    try {
      return await this.ledger.post(ctx, wanted.map(postingOf));
    } catch (error) {
      if (!(error instanceof LedgerInsufficientBalanceError)) throw error;
      const balances = await this.ledger.balancesOf(ctx, [waqf.waqfId]);
      throw new FinancesInsufficientBalanceError(balances.get(waqf.waqfId)?.ghalla ?? zeroHalalas);
    }
  }

  private async keep(
    ctx: Ctx,
    records: readonly TransactionRecord[],
    action: string,
    fromStatement: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    if (records.length === 0) return;
    await this.transactions.add(ctx, records);
    await this.audit.recordAll(
      ctx,
      records.map((record) => ({
        by: ctx,
        action,
        subject: { type: 'transaction', id: record.id },
        details: traceOf(record),
      })),
    );
    await this.outbox.publishAll(
      ctx,
      transactionRecorded,
      records.map((record) => eventOf(record, fromStatement.has(record.id))),
    );
  }
}

function postingOf(wanted: Wanted): Posting {
  const { id, waqfId, amount, type, description, occurredAt, fingerprint } = wanted;
  return {
    id,
    waqfId,
    amount,
    kind: type,
    description,
    occurredAt,
    ...sidesOf(wanted),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
}

function recordOf(ctx: Ctx, wanted: NewTransaction): TransactionRecord {
  const { id, waqfId, type, amount, description, source, category, occurredAt } = wanted;
  const recordedBy = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
  return {
    id,
    waqfId,
    type,
    amount,
    description,
    source,
    category,
    occurredAt,
    createdAt: ctx.clock.now(),
    recordedBy,
    reverses: null,
    reversedBy: null,
  };
}

/** For the audit trail. */
function traceOf({ waqfId, type, amount, source, category, reverses }: TransactionRecord): Record<string, unknown> {
  return { waqfId, type, amountHalalas: amount.toString(), source, category, reverses: reverses?.id ?? null };
}

function eventOf(record: TransactionRecord, fromStatement: boolean): TransactionRecorded {
  const { id, waqfId, type, amount, description, occurredAt, reverses } = record;
  return {
    transactionId: id,
    waqfId,
    type,
    description,
    amountHalalas: amount.toString(),
    signedAmountHalalas: signedAmount(record).toString(),
    occurredOn: riyadhDay(occurredAt),
    occurredAt: occurredAt.toISOString(),
    reverses: reverses?.id ?? null,
    fromStatement,
  };
}

function enteredOf(stored: ReadonlyMap<string, TransactionRecord>, entry: PostedEntry): Entered {
  const record = stored.get(entry.id);
  if (!record) throw new Error('a transaction in the books has no row in the register');
  return { record, balance: entry.creditFund === fundOf(record) ? entry.creditBalanceAfter : entry.debitBalanceAfter };
}
