import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { transactionList } from '@waqf/contracts/finances';
import { walks } from '../../src/finances/persistence/newest-transactions.js';
import { mostFound } from '../../src/finances/persistence/transaction.repository.js';
import { lexemesOf } from '../../src/search/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

/** More rows than a page of 50 reads by the index of words. */
const manyRows = mostFound(50) + 1;
let api: TestApi;
let nazir: Browser;
let waqfId: string;
let otherId: string;

beforeAll(async () => {
  api = await startApi();
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api, { name: 'وقف الصفوف الكثيرة' });
  otherId = await approvedWaqf(api, { name: 'وقف آخر' });
  await addRows(waqfId, 'نخيل', manyRows);
  await addRows(otherId, 'نخيل', 2);
  await addRows(otherId, 'زعفران', 3);
  await addRows(otherId, 'قمح', 8, walks.short / 4);
  await addRows(otherId, 'شعير', 5, walks.short / 2);
  await addRows(await approvedWaqf(api, { name: 'وقف ناظر آخر', nazir: people.otherNazir }), 'قمح', 9);
}, 180_000);
afterAll(() => api.stop());

/** Adds transactions `apart` minutes apart up to now, without ledger entries, which a search does not read. */
async function addRows(waqf: string, word: string, rows: number, apart = 1): Promise<void> {
  await api.query('ALTER TABLE finances.transaction DISABLE TRIGGER ALL');
  await api.query(
    `INSERT INTO finances.transaction (id, waqf_id, type, amount_halalas, source, description, occurred_at, created_at,
       words)
     SELECT gen_random_uuid(), $1, 'income', 100 + n, 'rent', $2 || ' ' || n,
       now() - make_interval(mins => ($3 - n) * $5::int), now(), array_to_tsvector($4::text[] || n::text)
     FROM generate_series(1, $3::int) AS n`,
    [waqf, word, rows, lexemesOf([word]), apart],
  );
  await api.query('ALTER TABLE finances.transaction ENABLE TRIGGER ALL');
}

async function found(query: Record<string, string>): Promise<{ descriptions: string[]; count: number | undefined }> {
  const { status, body } = await nazir.get(`/api/transactions?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  const { transactions, totals } = transactionList.parse(body);
  return { descriptions: transactions.map(({ description }) => description), count: totals?.count };
}

test('a word in more rows than the search limit finds the newest rows and the full count', async () => {
  const newest = [0, 1, 2].map((n) => `نخيل ${manyRows - n}`);
  expect(await found({ q: 'نخيل', waqfId, limit: '3' })).toEqual({ descriptions: newest, count: manyRows });
  expect((await found({ q: 'نخيل', waqfId: otherId })).descriptions).toEqual(['نخيل 2', 'نخيل 1']);
  expect((await found({ q: 'نخيل', limit: '1' })).count).toBe(manyRows + 2);
});

test('a word in few rows is found with any sort order and filter', async () => {
  expect(await found({ q: 'زعفران' })).toEqual({ descriptions: ['زعفران 3', 'زعفران 2', 'زعفران 1'], count: 3 });
  expect((await found({ q: 'زعفران', sort: 'amount', limit: '2' })).descriptions).toEqual(['زعفران 1', 'زعفران 2']);
  expect((await found({ q: 'زعفران', min: '1.02', max: '1.02' })).descriptions).toEqual(['زعفران 2']);
  expect((await found({ q: 'زعفران', waqfId })).descriptions).toEqual([]);
  expect((await found({ q: 'زنجبيل' })).descriptions).toEqual([]);
});

test('rows of other waqfs are not found on the way', async () => {
  expect((await found({ q: 'قمح', waqfId })).descriptions).toEqual([]);
  expect((await found({ q: 'قمح', waqfId: otherId, limit: '1' })).descriptions).toEqual(['قمح 8']);
});

test.each([
  [
    'قمح',
    [
      [8, 7, 6],
      [5, 4, 3],
      [2, 1],
    ],
  ],
  [
    'شعير',
    [
      [5, 4, 3],
      [2, 1],
    ],
  ],
])('pages of %s that the newest rows fill and pages that need the index leave no gap', async (q, wanted) => {
  const pages: string[][] = [];
  for (let cursor: string | null = null; pages.length === 0 || cursor !== null; ) {
    const query = new URLSearchParams({ q, limit: '3', ...(cursor === null ? {} : { cursor }) });
    const { status, body } = await nazir.get(`/api/transactions?${query.toString()}`);
    expect(status).toBe(200);
    const { transactions, nextCursor } = transactionList.parse(body);
    pages.push(transactions.map(({ description }) => description));
    cursor = nextCursor;
  }
  expect(pages).toEqual(wanted.map((numbers) => numbers.map((number) => `${q} ${number}`)));
});
