import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, namedQuery } from '../../platform/index.js';
import type { Fund } from '../domain/fund.js';
import type { AccountRef, Posting, PostingOutcome, RefusalReason } from '../domain/posting.js';

interface OutcomeRow {
  place: number;
  outcome: 'posted' | 'replayed' | 'refused';
  reason: RefusalReason | null;
  debit_account_id: string;
  debit_fund: Fund;
  debit_balance_after: string;
  credit_account_id: string;
  credit_fund: Fund;
  credit_balance_after: string;
  occurred_at: Date;
  recorded_at: Date;
}

/** The way to the database's posting function. */
@Injectable()
export class PostingRepository {
  /** One round trip for all postings; outcomes in their order. */
  async post(ctx: Ctx, postings: readonly Posting[]): Promise<PostingOutcome[]> {
    if (postings.length === 0) return [];
    const rows = await namedQuery<OutcomeRow>(ctx, 'ledger.post', 'SELECT * FROM ledger.post($1)', [
      JSON.stringify(postings.map(toItem)),
    ]);
    return rows.map((row) => toOutcome(row, postings[row.place - 1]));
  }
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

function toOutcome(row: OutcomeRow, posting: Posting | undefined): PostingOutcome {
  if (!posting) throw new Error('the posting function answered for something else');
  if (row.outcome === 'refused') {
    if (!row.reason) throw new Error('the posting function refused without a reason');
    return { status: 'refused', id: posting.id, reason: row.reason };
  }
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
