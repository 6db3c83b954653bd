import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, newId, oneOf, genericPlan, sql } from '../../platform/index.js';
import { type Fund, type FundBalances, noBalances, waqfFunds } from '../domain/fund.js';
import { fundColumn } from './ledger-columns.js';

/** An account of the books. */
export interface LedgerAccount {
  readonly id: string;
  readonly waqfId: string;
  readonly fund: Fund;
  readonly balance: Halalas;
}

const addAccounts = sql({
  name: 'ledger.add-accounts',
  text: `INSERT INTO ledger.account (id, waqf_id, fund)
         SELECT id, $1, fund FROM unnest($2::uuid[], $3::text[]) AS wanted (id, fund)
         ON CONFLICT (waqf_id, fund) WHERE fund <> 'held' DO NOTHING`,
});
const addHeld = sql({
  name: 'ledger.add-held-account',
  text: `INSERT INTO ledger.account (id, waqf_id, fund) VALUES ($1, $2, 'held') ON CONFLICT (id) DO NOTHING`,
});
const findHeld = sql({
  name: 'ledger.find-held-account',
  text: `SELECT id FROM ledger.account WHERE id = $1 AND waqf_id = $2 AND fund = 'held'`,
  row: { id: 'uuid' },
});
const listBalances = sql({
  name: 'ledger.list-balances',
  prepared: true,
  text: `SELECT waqf_id, fund, balance_halalas FROM ledger.account
         WHERE waqf_id = ANY ($1::uuid[]) AND fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
  row: {
    waqf_id: 'uuid',
    fund: oneOf(['corpus', 'ghalla', 'reserve', 'payable'], 'the condition names them'),
    balance_halalas: 'int8',
  },
});
const sumYields = sql({
  name: 'ledger.sum-yields',
  prepared: true,
  text: `SELECT coalesce(sum(balance_halalas), 0) AS held FROM ledger.account
         WHERE waqf_id = ANY ${genericPlan(1, 'uuid[]')} AND fund = 'ghalla'`,
  row: { held: 'numeric' },
});
const listBalancesById = sql({
  name: 'ledger.list-balances-by-id',
  text: 'SELECT id, balance_halalas FROM ledger.account WHERE id = ANY ($1::uuid[])',
  row: { id: 'uuid', balance_halalas: 'int8' },
});
const listAccounts = sql({
  name: 'ledger.list-accounts',
  text: `SELECT id, waqf_id, fund, balance_halalas FROM ledger.account
         WHERE waqf_id = ANY ($1::uuid[]) ORDER BY waqf_id, id`,
  row: { id: 'uuid', waqf_id: 'uuid', fund: fundColumn, balance_halalas: 'int8' },
});

/** Opens accounts and reads their balances. */
@Injectable()
export class LedgerRepository {
  /** Opens those of the waqf's five accounts that are missing; their balance is the column's default, zero. */
  async openAccounts(ctx: Ctx, waqfId: string): Promise<void> {
    await addAccounts.run(ctx, [waqfId, waqfFunds.map(() => newId()), [...waqfFunds]]);
  }

  /** False when the id already belongs to another waqf's account or to a fund account. */
  async openHeld(ctx: Ctx, waqfId: string, bankAccountId: string): Promise<boolean> {
    await addHeld.run(ctx, [bankAccountId, waqfId]);
    return (await findHeld.first(ctx, [bankAccountId, waqfId])) !== undefined;
  }

  async balances(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const rows = await listBalances.rows(ctx, [waqfIds]);
    const byWaqf = new Map<string, FundBalances>();
    for (const row of rows) {
      const balances = byWaqf.get(row.waqf_id) ?? noBalances();
      balances[row.fund] = halalas(BigInt(row.balance_halalas));
      byWaqf.set(row.waqf_id, balances);
    }
    return byWaqf;
  }

  /** The total yield (ghalla) of these waqfs. */
  async yieldHeld(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return halalas(BigInt((await sumYields.one(ctx, [waqfIds])).held));
  }

  async balancesById(ctx: Ctx, accountIds: readonly string[]): Promise<Map<string, Halalas>> {
    const rows = await listBalancesById.rows(ctx, [accountIds]);
    return new Map(rows.map((row) => [row.id, halalas(BigInt(row.balance_halalas))]));
  }

  async accounts(ctx: Ctx, waqfIds: readonly string[]): Promise<LedgerAccount[]> {
    const rows = await listAccounts.rows(ctx, [waqfIds]);
    return rows.map((row) => ({
      id: row.id,
      waqfId: row.waqf_id,
      fund: row.fund,
      balance: halalas(BigInt(row.balance_halalas)),
    }));
  }
}
