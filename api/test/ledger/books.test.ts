import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { type Ctx, newId } from '../../src/platform/index.js';
import { ReplicatedPlatform } from '../replicated-platform.js';

let platform: ReplicatedPlatform;
let ledger: LedgerFacade;
beforeAll(async () => {
  platform = await ReplicatedPlatform.start();
  ledger = platform.get(LedgerFacade);
});
afterAll(() => platform.stop());

async function newWaqf(): Promise<{ waqfId: string; account: (fund: string) => string }> {
  const waqfId = newId();
  await platform.inTransaction((ctx) => ledger.openWaqfAccounts(ctx, { waqfId }));
  const rows = await platform.rows<{ id: string; fund: string }>('SELECT id, fund FROM ledger.account WHERE waqf_id = $1', [waqfId]);
  const byFund = new Map(rows.map((row) => [row.fund, row.id]));
  return { waqfId, account: (fund) => byFund.get(fund) ?? '' };
}

/** An entry as the posting function of the owner will write it. */
async function enter(waqfId: string, from: string, to: string, entry: { kind: string; amount: number; at: string; reverses?: string }): Promise<string> {
  const id = newId();
  await platform.first.query(
    `INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, credit_account_id, amount_halalas, kind, reverses_id, description, occurred_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'قيد', $8)`,
    [id, waqfId, from, to, entry.amount, entry.kind, entry.reverses ?? null, entry.at],
  );
  return id;
}

const at = (iso: string): Ctx => ({ ...platform.ctx(), clock: { now: () => new Date(iso) } });
const nothing = { revenue: 0n, expenses: 0n, count: 0 };

test('a waqf has five accounts however often they are opened, all at zero', async () => {
  const { waqfId } = await newWaqf();
  await Promise.all([1, 2, 3].map(() => platform.inTransaction((ctx) => ledger.openWaqfAccounts(ctx, { waqfId }))));
  const rows = await platform.rows<{ fund: string; balance_halalas: string }>(
    'SELECT fund, balance_halalas FROM ledger.account WHERE waqf_id = $1 ORDER BY fund',
    [waqfId],
  );
  expect(rows.map((row) => row.fund)).toEqual(['contra', 'corpus', 'ghalla', 'payable', 'reserve']);
  expect(rows.every((row) => row.balance_halalas === '0')).toBe(true);
});

test('balances come from the accounts; a waqf without accounts has zeroes', async () => {
  const { waqfId, account } = await newWaqf();
  await platform.first.query('UPDATE ledger.account SET balance_halalas = 9007199254740993 WHERE id = $1', [account('ghalla')]);
  await platform.first.query('UPDATE ledger.account SET balance_halalas = 5 WHERE id = $1', [account('corpus')]);
  const unknown = newId();
  const balances = await ledger.balancesOf(platform.ctx(), [waqfId, unknown]);
  expect(balances.get(waqfId)).toEqual({ corpus: 5n, ghalla: 9_007_199_254_740_993n, reserve: 0n, payable: 0n });
  expect(balances.get(unknown)).toEqual({ corpus: 0n, ghalla: 0n, reserve: 0n, payable: 0n });
  expect((await ledger.balancesOf(platform.ctx(), [])).size).toBe(0);
});

test('a month ends at midnight of Riyadh; a reversal counts in its own month', async () => {
  const { waqfId, account } = await newWaqf();
  const [world, ghalla] = [account('contra'), account('ghalla')];
  // 23:59 and 00:00 of Riyadh around the end of January, both still January in UTC.
  await enter(waqfId, world, ghalla, { kind: 'income', amount: 100_00, at: '2026-01-31T20:59:59Z' });
  const rent = await enter(waqfId, world, ghalla, { kind: 'income', amount: 40_50, at: '2026-01-31T21:00:00Z' });
  await enter(waqfId, ghalla, world, { kind: 'expense', amount: 10_25, at: '2026-02-10T09:00:00Z' });
  await enter(waqfId, ghalla, account('reserve'), { kind: 'movement', amount: 5_00, at: '2026-02-10T09:00:00Z' });
  await enter(waqfId, ghalla, world, { kind: 'income', amount: 40_50, at: '2026-03-01T09:00:00Z', reverses: rent });

  expect(await ledger.monthFigures(at('2026-01-15T00:00:00Z'), [waqfId])).toEqual({ revenue: 100_00n, expenses: 0n, count: 1 });
  expect(await ledger.monthFigures(at('2026-01-31T23:30:00Z'), [waqfId])).toEqual({ revenue: 40_50n, expenses: 10_25n, count: 2 });
  expect(await ledger.monthFigures(at('2026-03-15T00:00:00Z'), [waqfId])).toEqual({ revenue: -40_50n, expenses: 0n, count: 1 });
  expect(await ledger.dayFigures(at('2026-02-10T12:00:00Z'), [waqfId])).toEqual({ revenue: 0n, expenses: 10_25n, count: 1 });
  expect(await ledger.totalFigures(at('2030-01-01T00:00:00Z'), [waqfId])).toEqual({ revenue: halalas(100_00n), expenses: 10_25n, count: 4 });
  expect(await ledger.totalFigures(at('2030-01-01T00:00:00Z'), [newId()])).toEqual(nothing);
});

test('the application can’t set a balance, write, change, or take away an entry', async () => {
  const { waqfId, account } = await newWaqf();
  const id = await enter(waqfId, account('contra'), account('ghalla'), { kind: 'income', amount: 1, at: '2026-01-01T00:00:00Z' });
  for (const sql of [
    `UPDATE ledger.account SET balance_halalas = 1`,
    `INSERT INTO ledger.account (id, waqf_id, fund, balance_halalas) VALUES (gen_random_uuid(), gen_random_uuid(), 'ghalla', 1)`,
    `DELETE FROM ledger.account`,
    `INSERT INTO ledger.transfer SELECT * FROM ledger.transfer`,
    `UPDATE ledger.transfer SET amount_halalas = 2 WHERE id = '${id}'`,
    `DELETE FROM ledger.transfer`,
    `TRUNCATE ledger.transfer`,
    `ALTER TABLE ledger.transfer DISABLE TRIGGER ALL`,
  ]) {
    await expect(platform.rows(sql)).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('the database itself refuses a fund below zero, money between two waqfs, and a second reversal', async () => {
  const one = await newWaqf();
  const other = await newWaqf();
  const owner = (sql: string) => platform.first.query(sql);
  await expect(owner(`UPDATE ledger.account SET balance_halalas = -1 WHERE id = '${one.account('ghalla')}'`)).rejects.toThrow('account_floor');
  await owner(`UPDATE ledger.account SET balance_halalas = -1 WHERE id = '${one.account('contra')}'`);

  const entry = { kind: 'income', amount: 1, at: '2026-01-01T00:00:00Z' };
  await expect(enter(one.waqfId, one.account('contra'), other.account('ghalla'), entry)).rejects.toThrow('foreign key');
  await expect(enter(one.waqfId, one.account('contra'), one.account('contra'), entry)).rejects.toThrow('check constraint');
  await expect(enter(one.waqfId, one.account('contra'), one.account('ghalla'), { ...entry, amount: 0 })).rejects.toThrow('check constraint');
  const id = await enter(one.waqfId, one.account('contra'), one.account('ghalla'), entry);
  await enter(one.waqfId, one.account('ghalla'), one.account('contra'), { ...entry, reverses: id });
  await expect(enter(one.waqfId, one.account('ghalla'), one.account('contra'), { ...entry, reverses: id })).rejects.toThrow('unique');
});
