import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, isWhole, oneOf, orNull, type RowOf, rowOf, sql, violatedConstraint } from '../../platform/index.js';
import { LedgerPeriodClosedError } from '../ledger.errors.js';
import { type AccountRef, type Posting, type PostingOutcome, refusalReasons } from '../domain/posting.js';
import { fundColumn } from './ledger-columns.js';

const outcomeRow = rowOf({
  place: 'int4',
  outcome: oneOf(['posted', 'replayed', 'refused']),
  reason: orNull(oneOf(refusalReasons)),
  // A refused posting has no entry.
  debit_account_id: 'uuid?',
  debit_fund: orNull(fundColumn),
  debit_balance_after: 'int8?',
  credit_account_id: 'uuid?',
  credit_fund: orNull(fundColumn),
  credit_balance_after: 'int8?',
  occurred_at: 'timestamptz?',
  recorded_at: 'timestamptz?',
});
const post = sql({
  name: 'ledger.post',
  prepared: true,
  text: 'SELECT * FROM ledger.post($1)',
  row: outcomeRow,
});

/** Calls the database's posting function. */
@Injectable()
export class PostingRepository {
  /** Sends all postings in one round trip; the outcomes are in the same order. @throws LedgerPeriodClosedError (409) */
  async post(ctx: Ctx, postings: readonly Posting[]): Promise<PostingOutcome[]> {
    if (postings.length === 0) return [];
    const rows = await post.rows(ctx, [JSON.stringify(postings.map(toItem))]).catch(asRefusal);
    return rows.map((row) => toOutcome(row, postings[row.place - 1]));
  }
}

/** Translates the error of the entry trigger, for a year that was closed after the check. */
function asRefusal(error: unknown): never {
  throw violatedConstraint(error) === 'transfer_period_open' ? new LedgerPeriodClosedError() : error;
}

function toItem(posting: Posting): object {
  return {
    id: posting.id,
    waqf: posting.waqfId,
    ...side('debit', posting.debit),
    ...side('credit', posting.credit),
    amount: posting.amount.toString(),
    kind: posting.kind,
    description: posting.description,
    at: posting.occurredAt.toISOString(),
    reverses: posting.reversesId,
    fingerprint: posting.fingerprint,
  };
}

function side(name: 'debit' | 'credit', ref: AccountRef): object {
  return 'fund' in ref ? { [`${name}_fund`]: ref.fund } : { [`${name}_account`]: ref.accountId };
}

function toOutcome({ reason, ...row }: RowOf<typeof outcomeRow>, posting: Posting | undefined): PostingOutcome {
  if (!posting) throw new Error('the posting function answered for something else');
  if (row.outcome === 'refused') {
    if (!reason) throw new Error('the posting function refused without a reason');
    return { status: 'refused', id: posting.id, reason };
  }
  if (!isWhole(row)) throw new Error('the posting function answered without the entry');
  return {
    status: row.outcome,
    entry: {
      id: posting.id,
      waqfId: posting.waqfId,
      debitAccountId: row.debit_account_id,
      debitFund: row.debit_fund,
      debitBalanceAfter: halalas(BigInt(row.debit_balance_after)),
      creditAccountId: row.credit_account_id,
      creditFund: row.credit_fund,
      creditBalanceAfter: halalas(BigInt(row.credit_balance_after)),
      amount: posting.amount,
      kind: posting.kind,
      description: posting.description,
      occurredAt: row.occurred_at,
      recordedAt: row.recorded_at,
      reversesId: posting.reversesId ?? null,
      replayed: row.outcome === 'replayed',
    },
  };
}
