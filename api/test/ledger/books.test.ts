import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import { Books } from './books.js';

let books: Books;
beforeAll(async () => {
  books = await Books.start();
});
afterAll(() => books.platform.stop());

const nothing = { revenue: 0n, expenses: 0n, count: 0 };

test('opening the accounts of a waqf repeatedly gives five accounts with balance zero', async () => {
  const { waqfId } = await books.newWaqf();
  await Promise.all([1, 2, 3].map(() => books.run((ctx) => books.ledger.openWaqfAccounts(ctx, { waqfId }))));
  const accounts = await books.ledger.accountsOf(books.ctx, [waqfId]);
  expect(accounts.map((account) => account.fund).toSorted()).toEqual([
    'contra',
    'corpus',
    'ghalla',
    'payable',
    'reserve',
  ]);
  expect(accounts.every((account) => account.balance === 0n)).toBe(true);
});

test('a sub-account has one ledger account with the same id, in one waqf only', async () => {
  const [one, other] = [await books.newWaqf(), await books.newWaqf()];
  const { accountId } = await one.held();
  const open = (waqfId: string, bankAccountId: string) =>
    books.run((ctx) => books.ledger.openHeldAccount(ctx, { waqfId, bankAccountId }));
  await open(one.waqfId, accountId);
  await expect(open(other.waqfId, accountId)).rejects.toThrow('another one');
  await expect(open(one.waqfId, one.account('ghalla'))).rejects.toThrow('another one');
  expect((await books.ledger.accountsOf(books.ctx, [one.waqfId])).filter((account) => account.fund === 'held')).toEqual(
    [{ id: accountId, waqfId: one.waqfId, fund: 'held', balance: 0n }],
  );
});

test('balances may exceed the range of a double, and a waqf without accounts has zero balances', async () => {
  const waqf = await books.newWaqf();
  const held = await waqf.held();
  await waqf.earn(9_007_199_254_740_993n + 7n);
  await waqf.post({ from: 'contra', to: 'corpus', amount: 5, kind: 'income' }, { from: 'ghalla', to: held, amount: 7 });
  const unknown = newId();
  const balances = await books.ledger.balancesOf(books.ctx, [waqf.waqfId, unknown]);
  expect(balances.get(waqf.waqfId)).toEqual({ corpus: 5n, ghalla: 9_007_199_254_740_993n, reserve: 0n, payable: 0n });
  expect(balances.get(unknown)).toEqual({ corpus: 0n, ghalla: 0n, reserve: 0n, payable: 0n });
  expect((await books.ledger.balancesOf(books.ctx, [])).size).toBe(0);
  expect(await books.ledger.balanceOfAccounts(books.ctx, [held.accountId, unknown])).toEqual(
    new Map([[held.accountId, 7n]]),
  );
});

test('a month ends at midnight in Riyadh, and a reversal counts in its own month', async () => {
  const waqf = await books.newWaqf();
  const ids = [waqf.waqfId];
  // 23:59 and 00:00 in Riyadh around the end of January; both are still in January in UTC.
  await waqf.earn(100_00, '2026-01-31T20:59:59Z');
  const rent = await waqf.earn(40_50, '2026-01-31T21:00:00Z');
  await waqf.post(
    { from: 'ghalla', to: 'contra', kind: 'expense', amount: 10_25, at: '2026-02-10T09:00:00Z' },
    { from: 'ghalla', to: 'reserve', amount: 5_00, at: '2026-02-10T09:00:00Z' },
  );
  await books.run((ctx) =>
    books.ledger.reverse(ctx, {
      entryId: rent,
      id: newId(),
      description: 'عكس',
      occurredAt: new Date('2026-03-01T09:00:00Z'),
    }),
  );

  expect(await books.ledger.monthFigures(books.at('2026-01-15T00:00:00Z'), ids)).toEqual({
    revenue: 100_00n,
    expenses: 0n,
    count: 1,
  });
  expect(await books.ledger.monthFigures(books.at('2026-01-31T23:30:00Z'), ids)).toEqual({
    revenue: 40_50n,
    expenses: 10_25n,
    count: 2,
  });
  expect(await books.ledger.monthFigures(books.at('2026-03-15T00:00:00Z'), ids)).toEqual({
    revenue: -40_50n,
    expenses: 0n,
    count: 1,
  });
  expect(await books.ledger.monthFigures(books.at('2026-04-15T00:00:00Z'), ids)).toEqual(nothing);
  expect(await books.ledger.dayFigures(books.at('2026-02-10T12:00:00Z'), ids)).toEqual({
    revenue: 0n,
    expenses: 10_25n,
    count: 1,
  });
  expect(await books.ledger.dayFigures(books.at('2026-02-10T21:00:00Z'), ids)).toEqual(nothing);
  expect(await books.ledger.totalFigures(books.at('2030-01-01T00:00:00Z'), ids)).toEqual({
    revenue: 100_00n,
    expenses: 10_25n,
    count: 4,
  });
  expect(await books.ledger.totalFigures(books.at('2030-01-01T00:00:00Z'), [newId()])).toEqual(nothing);
  expect(await books.ledger.monthReport(books.ctx, ids, { from: '2025-12', to: '2026-03' })).toEqual([
    { year: 2025, month: 12, revenue: 0n, expenses: 0n, count: 0, closing: 0n },
    { year: 2026, month: 1, revenue: 100_00n, expenses: 0n, count: 1, closing: 100_00n },
    { year: 2026, month: 2, revenue: 40_50n, expenses: 10_25n, count: 2, closing: 125_25n },
    { year: 2026, month: 3, revenue: -40_50n, expenses: 0n, count: 1, closing: 84_75n },
  ]);
});

test('allotted yield is what moved from yield to payable this year, less reversals', async () => {
  const waqf = await books.newWaqf();
  await waqf.earn(1_000, '2025-05-01T09:00:00Z');
  await waqf.post({ from: 'ghalla', to: 'payable', amount: 100, at: '2025-12-31T20:59:59Z' });
  const [allotted] = await waqf.post({ from: 'ghalla', to: 'payable', amount: 300, at: '2025-12-31T21:00:00Z' });
  await waqf.post(
    { from: 'ghalla', to: 'payable', amount: 50, at: '2026-06-01T09:00:00Z' },
    { from: 'payable', to: 'ghalla', amount: 20 },
  );
  const thisYear = () => books.ledger.yieldAllottedThisYear(books.at('2026-07-01T00:00:00Z'), [waqf.waqfId]);
  expect(await thisYear()).toBe(350n);
  const occurredAt = new Date('2026-06-02T09:00:00Z');
  await books.run((ctx) =>
    books.ledger.reverse(ctx, { entryId: allotted?.id ?? '', id: newId(), description: 'عكس', occurredAt }),
  );
  expect(await thisYear()).toBe(50n);
});

test('the application cannot set balances or summaries, or insert, change or delete entries', async () => {
  const waqf = await books.newWaqf();
  const id = await waqf.earn(1);
  for (const sql of [
    `UPDATE ledger.account SET balance_halalas = 1`,
    `INSERT INTO ledger.account (id, waqf_id, fund, balance_halalas)
      VALUES (gen_random_uuid(), gen_random_uuid(), 'ghalla', 1)`,
    `INSERT INTO ledger.account (id, waqf_id, fund, entries) VALUES (gen_random_uuid(), gen_random_uuid(), 'ghalla',
      1)`,
    `DELETE FROM ledger.account`,
    `INSERT INTO ledger.transfer SELECT * FROM ledger.transfer`,
    `UPDATE ledger.transfer SET amount_halalas = 2 WHERE id = '${id}'`,
    `DELETE FROM ledger.transfer`,
    `TRUNCATE ledger.transfer`,
    `ALTER TABLE ledger.transfer DISABLE TRIGGER ALL`,
    `UPDATE ledger.summary SET revenue_halalas = 0`,
    `DELETE FROM ledger.summary`,
    `CREATE OR REPLACE FUNCTION ledger.post(postings jsonb) RETURNS void LANGUAGE sql AS 'SELECT'`,
    `SET session_replication_role = replica`,
  ]) {
    await expect(books.app(sql)).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('the database refuses negative funds, transfers between waqfs, spent corpus and wrong reversals', async () => {
  const [one, other] = [await books.newWaqf(), await books.newWaqf()];
  const rent = await one.earn(10);
  await one.post({ from: 'contra', to: 'corpus', amount: 100, kind: 'income' });
  await expect(
    books.owner(`UPDATE ledger.account SET balance_halalas = -1 WHERE id = '${one.account('ghalla')}'`),
  ).rejects.toThrow('account_floor');

  /** Inserts an entry as the owner of the database, without the posting function. */
  const enter = (row: {
    from?: string;
    debit?: string;
    to?: string;
    credit?: string;
    amount?: number;
    kind?: string;
    reverses?: string;
  }) => {
    const [from, to] = [row.from ?? 'contra', row.to ?? 'ghalla'];
    return books.owner(
      `INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, debit_fund, debit_number, debit_balance_after,
        credit_account_id, credit_fund,
         credit_number, credit_balance_after, amount_halalas, kind, reverses_id, description, occurred_at)
       VALUES ($1, $2, $3, $4, 1, 0, $5, $6, 1, 0, $7, $8, $9, 'قيد', '2026-01-01')`,
      [
        newId(),
        one.waqfId,
        row.debit ?? one.account(from as 'contra'),
        from,
        row.credit ?? one.account(to as 'ghalla'),
        to,
        row.amount ?? 1,
        row.kind ?? 'income',
        row.reverses ?? null,
      ],
    );
  };
  await expect(enter({ credit: other.account('ghalla') })).rejects.toThrow('transfer_credits_own_account');
  await expect(enter({ debit: newId() })).rejects.toThrow('transfer_debits_own_account');
  // An account with the name of another fund, as if corpus were yield.
  await expect(enter({ debit: one.account('corpus'), from: 'ghalla', to: 'contra', kind: 'expense' })).rejects.toThrow(
    'transfer_debits_own_account',
  );
  await expect(enter({ from: 'corpus', to: 'contra', kind: 'expense' })).rejects.toThrow('transfer_keeps_corpus');
  await expect(enter({ from: 'corpus', to: 'payable', kind: 'movement' })).rejects.toThrow('transfer_keeps_corpus');
  await expect(enter({ from: 'corpus', to: 'contra', kind: 'income', reverses: rent })).rejects.toThrow('mirror');
  await expect(enter({ from: 'contra', to: 'contra' })).rejects.toThrow('check constraint');
  await expect(enter({ amount: 0 })).rejects.toThrow('check constraint');
  await expect(enter({ from: 'reserve', to: 'ghalla', kind: 'income' })).rejects.toThrow('transfer_kind_faces_outside');
  await expect(enter({ from: 'ghalla', to: 'reserve', kind: 'expense' })).rejects.toThrow(
    'transfer_kind_faces_outside',
  );
  await expect(enter({ from: 'ghalla', to: 'contra', amount: 9, reverses: rent })).rejects.toThrow('mirror');
  await expect(enter({ from: 'ghalla', to: 'contra', amount: 10, kind: 'movement', reverses: rent })).rejects.toThrow(
    'mirror',
  );
  await expect(enter({ from: 'contra', to: 'ghalla', amount: 10, reverses: rent, kind: 'expense' })).rejects.toThrow(
    'mirror',
  );
  await expect(enter({ from: 'ghalla', to: 'contra', amount: 10, reverses: newId() })).rejects.toThrow(
    /mirror|foreign key/,
  );
  // Neither an entry nor the account it names can be changed to another waqf or fund.
  await expect(
    books.owner(`UPDATE ledger.transfer SET credit_account_id = '${other.account('ghalla')}' WHERE id = '${rent}'`),
  ).rejects.toThrow('transfer_credits_own_account');
  await expect(books.owner(`UPDATE ledger.transfer SET waqf_id = '${other.waqfId}'`)).rejects.toThrow('own_account');
  for (const [column, value] of [
    ['id', newId()],
    ['waqf_id', other.waqfId],
    ['fund', 'held'],
  ])
    await expect(
      books.owner(`UPDATE ledger.account SET ${column} = '${value}' WHERE id = '${one.account('ghalla')}'`),
    ).rejects.toThrow('keep their identity');
  await expect(books.owner(`DELETE FROM ledger.account WHERE id = '${one.account('ghalla')}'`)).rejects.toThrow(
    'keep their identity',
  );
  await expect(books.owner('TRUNCATE ledger.account')).rejects.toThrow('not taken away');
  await enter({ from: 'ghalla', to: 'contra', amount: 10, reverses: rent });
  await expect(enter({ from: 'ghalla', to: 'contra', amount: 10, reverses: rent })).rejects.toThrow('unique');
});
