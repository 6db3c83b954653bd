import { client } from '@waqf/testing/product';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { liftCallLimit } from '../../bench/shared/product-database.mjs';
import { check } from './checker.mjs';
import { readBooks } from './database-bank.mjs';
import { prepareWaqf, productBank } from './product-bank.mjs';
import { liftLimits, readMainAccount } from './product-books.mjs';

const admin = '1000000131';

/**
 * A waqf with money, clients that transfer it, and the check of the result.
 * @param {{url: string, database: string, clients: number}} product
 */
export async function judgedBooks({ url, database, clients }) {
  await asOwner(database, liftCallLimit);
  const waqf = await prepareWaqf(url, { yieldRiyals: '1000000.00', subAccounts: 4 });
  await asOwner(database, (sql) => liftLimits(sql, waqf));
  const before = await asOwner(database, (sql) => readMainAccount(sql, waqf));
  const banks = [];
  for (let one = 0; one < clients; one += 1) banks.push(await productBank(url, waqf.waqfId));
  return {
    waqf,
    /** The input for `play`. */
    bank: { clients, accounts: waqf.accounts, connect: async (one) => banks[one] },
    /** Checks the history against the books, and reads the product's own verification of its ledger. */
    async judge(history) {
      const watcher = client(url);
      await watcher.signIn(admin);
      const { verification: ledger } = await watcher.expect(200, 'GET', '/api/ledger/verify');
      const books = await asOwner(database, (sql) =>
        readBooks(sql, waqf.waqfId, waqf.accounts, before.aliases, before.offsets),
      );
      return { verdict: check({ ...history, ...books, total: before.total }), ledger };
    },
  };
}
