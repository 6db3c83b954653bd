import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, newId } from '../../platform/index.js';
import { type Fund, type FundBalances, noBalances, waqfFunds } from '../domain/fund.js';

/** An account of the books. */
export interface LedgerAccount {
  readonly id: string;
  readonly waqfId: string;
  readonly fund: Fund;
  readonly balance: Halalas;
}

/** Opens accounts and reads what they hold. */
@Injectable()
export class LedgerRepository {
  /** Opens what is missing of the waqf's five accounts; balances start at the column's default, zero. */
  async openAccounts(ctx: Ctx, waqfId: string): Promise<void> {
    await ctx.manager.query(
      `INSERT INTO ledger.account (id, waqf_id, fund)
       SELECT id, $1, fund FROM unnest($2::uuid[], $3::text[]) AS wanted (id, fund)
       ON CONFLICT (waqf_id, fund) WHERE fund <> 'held' DO NOTHING`,
      [waqfId, waqfFunds.map(() => newId()), [...waqfFunds]],
    );
  }

  /** False when the id is already that of another waqf's account, or of a fund. */
  async openHeld(ctx: Ctx, waqfId: string, bankAccountId: string): Promise<boolean> {
    await ctx.manager.query(
      `INSERT INTO ledger.account (id, waqf_id, fund) VALUES ($1, $2, 'held') ON CONFLICT (id) DO NOTHING`,
      [bankAccountId, waqfId],
    );
    const [own]: unknown[] = await ctx.manager.query(
      `SELECT 1 FROM ledger.account WHERE id = $1 AND waqf_id = $2 AND fund = 'held'`,
      [bankAccountId, waqfId],
    );
    return own !== undefined;
  }

  async balances(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const rows: { waqf_id: string; fund: keyof FundBalances; balance_halalas: string }[] = await ctx.manager.query(
      `SELECT waqf_id, fund, balance_halalas FROM ledger.account
       WHERE waqf_id = ANY ($1::uuid[]) AND fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
      [waqfIds],
    );
    const byWaqf = new Map<string, FundBalances>();
    for (const row of rows) {
      const balances = byWaqf.get(row.waqf_id) ?? noBalances();
      balances[row.fund] = halalas(BigInt(row.balance_halalas));
      byWaqf.set(row.waqf_id, balances);
    }
    return byWaqf;
  }

  async balancesById(ctx: Ctx, accountIds: readonly string[]): Promise<Map<string, Halalas>> {
    const rows: { id: string; balance_halalas: string }[] = await ctx.manager.query(
      'SELECT id, balance_halalas FROM ledger.account WHERE id = ANY ($1::uuid[])',
      [accountIds],
    );
    return new Map(rows.map((row) => [row.id, halalas(BigInt(row.balance_halalas))]));
  }

  async accounts(ctx: Ctx, waqfIds: readonly string[]): Promise<LedgerAccount[]> {
    const rows: { id: string; waqf_id: string; fund: Fund; balance_halalas: string }[] = await ctx.manager.query(
      'SELECT id, waqf_id, fund, balance_halalas FROM ledger.account WHERE waqf_id = ANY ($1::uuid[]) ORDER BY waqf_id, id',
      [waqfIds],
    );
    return rows.map((row) => ({
      id: row.id,
      waqfId: row.waqf_id,
      fund: row.fund,
      balance: halalas(BigInt(row.balance_halalas)),
    }));
  }
}
