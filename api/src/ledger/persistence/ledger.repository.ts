import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, newId } from '../../platform/index.js';
import { type Figures, type Fund, type FundBalances, noBalances, waqfFunds } from '../domain/fund.js';
import { periodAround, type PeriodName } from '../domain/period.js';

/** Reads the ledger's two tables, and opens accounts. */
@Injectable()
export class LedgerRepository {
  /** Opens what is missing of the waqf's five accounts; balances start at the column's default, zero. */
  async openAccounts(ctx: Ctx, waqfId: string): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO ledger.account (id, waqf_id, fund)
       SELECT id, $1, fund FROM unnest($2::uuid[], $3::text[]) AS wanted (id, fund)
       ON CONFLICT (waqf_id, fund) DO NOTHING`,
      [waqfId, waqfFunds.map(() => newId()), [...waqfFunds]],
    );
  }

  async balances(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const rows: { waqf_id: string; fund: Fund; balance_halalas: string }[] = await ctx.manager.query(
      `SELECT waqf_id, fund, balance_halalas FROM ledger.account WHERE waqf_id = ANY ($1::uuid[]) AND fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
      [waqfIds],
    );
    const byWaqf = new Map<string, FundBalances>();
    for (const row of rows) {
      const balances = byWaqf.get(row.waqf_id) ?? noBalances();
      if (row.fund !== 'contra' && row.fund !== 'held') balances[row.fund] = halalas(BigInt(row.balance_halalas));
      byWaqf.set(row.waqf_id, balances);
    }
    return byWaqf;
  }

  /** A reversal takes away in its own period what it undoes, whichever period that was booked in. */
  async figures(ctx: Ctx, waqfIds: readonly string[], name: PeriodName): Promise<Figures> {
    const { from, to } = periodAround(ctx.clock.now(), name);
    const [row]: { revenue: string; expenses: string; count: string }[] = await ctx.manager.query(
      `SELECT coalesce(sum(signed) FILTER (WHERE kind = 'income'), 0) AS revenue,
              coalesce(sum(signed) FILTER (WHERE kind = 'expense'), 0) AS expenses,
              count(*) FILTER (WHERE kind IN ('income', 'expense')) AS count
       FROM (SELECT kind, CASE WHEN reverses_id IS NULL THEN amount_halalas ELSE -amount_halalas END AS signed
             FROM ledger.transfer
             WHERE waqf_id = ANY ($1::uuid[])
               AND ($2::timestamptz IS NULL OR occurred_at >= $2)
               AND ($3::timestamptz IS NULL OR occurred_at < $3)) AS entry`,
      [waqfIds, from, to],
    );
    return {
      revenue: halalas(BigInt(row?.revenue ?? 0)),
      expenses: halalas(BigInt(row?.expenses ?? 0)),
      count: Number(row?.count ?? 0),
    };
  }

  /** From the yield to what is owed to beneficiaries. A reversal goes the other way and takes away in its own period. */
  async allotted(ctx: Ctx, waqfIds: readonly string[], name: PeriodName): Promise<Halalas> {
    const { from, to } = periodAround(ctx.clock.now(), name);
    const [row]: { allotted: string }[] = await ctx.manager.query(
      `SELECT coalesce(sum(CASE WHEN entry.reverses_id IS NULL THEN entry.amount_halalas ELSE -entry.amount_halalas END), 0) AS allotted
       FROM ledger.transfer entry
       JOIN ledger.account debit ON debit.id = entry.debit_account_id
       JOIN ledger.account credit ON credit.id = entry.credit_account_id
       WHERE entry.waqf_id = ANY ($1::uuid[])
         AND ($2::timestamptz IS NULL OR entry.occurred_at >= $2)
         AND ($3::timestamptz IS NULL OR entry.occurred_at < $3)
         AND (debit.fund, credit.fund) = (CASE WHEN entry.reverses_id IS NULL THEN 'ghalla' ELSE 'payable' END,
                                          CASE WHEN entry.reverses_id IS NULL THEN 'payable' ELSE 'ghalla' END)`,
      [waqfIds, from, to],
    );
    return halalas(BigInt(row?.allotted ?? 0));
  }
}
