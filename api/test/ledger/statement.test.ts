import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import type { EntryFilter, ListedEntry } from '../../src/ledger/index.js';
import { Books, type OneWaqf } from './books.js';

let books: Books;
let waqf: OneWaqf;
let held: { accountId: string };
beforeAll(async () => {
  books = await Books.start();
  waqf = await books.newWaqf();
  held = await waqf.held();
  await waqf.earn(1_000, '2026-01-01T09:00:00Z');
  await waqf.post(
    { from: 'ghalla', to: held, amount: 200, at: '2026-01-10T09:00:00Z' },
    { from: 'ghalla', to: 'contra', amount: 50, kind: 'expense', at: '2026-01-20T09:00:00Z' },
    { from: 'ghalla', to: 'reserve', amount: 30, at: '2026-01-25T09:00:00Z' },
    { from: held, to: 'ghalla', amount: 20, at: '2026-02-01T09:00:00Z' },
  );
  // Posted last, but with an earlier day.
  await waqf.earn(7, '2026-01-15T09:00:00Z');
});
afterAll(() => books.platform.stop());

const main = () => ['corpus', 'ghalla', 'reserve', 'payable'].map((fund) => waqf.account(fund as 'ghalla'));

async function all(filter: Partial<EntryFilter>, limit: number): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await books.ledger.entries(books.ctx, {
      waqfIds: [waqf.waqfId],
      ...filter,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return entries;
}

const lines = (entries: readonly ListedEntry[]) => entries.map((entry) => [entry.signed, entry.balance]);

test.each([1, 2, 3, 100])(
  'the statement of an account has a running balance in order of occurrence, in pages of %d',
  async (limit) => {
    expect(lines(await all({ accountIds: [waqf.account('ghalla')] }, limit))).toEqual([
      [20n, 747n],
      [-30n, 727n],
      [-50n, 757n],
      [7n, 807n],
      [-200n, 800n],
      [1_000n, 1_000n],
    ]);
    expect(lines(await all({ accountIds: [held.accountId] }, limit))).toEqual([
      [-20n, 180n],
      [200n, 200n],
    ]);
  },
);

test.each([1, 100])(
  'the main account is the sum of its funds, without movements between them, in pages of %d',
  async (limit) => {
    expect(lines(await all({ accountIds: main() }, limit))).toEqual([
      [20n, 777n],
      [-50n, 757n],
      [7n, 807n],
      [-200n, 800n],
      [1_000n, 1_000n],
    ]);
  },
);

test('a period of a statement starts with its opening balance', async () => {
  const [from, to] = [new Date('2026-01-15T00:00:00Z'), new Date('2026-02-01T09:00:00Z')];
  expect(lines(await all({ accountIds: main(), from, to }, 2))).toEqual([
    [-50n, 757n],
    [7n, 807n],
  ]);
  expect(await books.ledger.openingBalance(books.ctx, main(), from)).toBe(800n);
  expect(await books.ledger.openingBalance(books.ctx, main(), new Date('2025-01-01T00:00:00Z'))).toBe(0n);
  expect(await books.ledger.openingBalance(books.ctx, [held.accountId], new Date('2030-01-01T00:00:00Z'))).toBe(180n);
});

test('without accounts all entries of the waqfs are listed once, newest first, filtered by kind', async () => {
  const every = await all({}, 2);
  expect(every.map((entry) => entry.amount)).toEqual([20n, 30n, 50n, 7n, 200n, 1_000n]);
  expect(every.every((entry) => entry.signed === null && entry.balance === null)).toBe(true);
  expect((await all({ kinds: ['income'] }, 1)).map((entry) => entry.amount)).toEqual([7n, 1_000n]);
  expect(lines(await all({ kinds: ['expense'], accountIds: [waqf.account('ghalla')] }, 1))).toEqual([[-50n, null]]);
  expect(await all({ waqfIds: [newId()] }, 5)).toEqual([]);
  expect(await all({ waqfIds: [newId()], accountIds: [held.accountId] }, 5)).toEqual([]);
});

test('entries of the same moment are neither lost nor repeated between pages', async () => {
  const other = await books.newWaqf();
  await other.post(
    ...Array.from({ length: 25 }, (_, i) => ({ from: 'contra', to: 'ghalla', amount: i + 1, kind: 'income' }) as const),
  );
  const found = await all({ waqfIds: [other.waqfId, waqf.waqfId], from: new Date('2026-03-01T00:00:00Z') }, 4);
  expect(found.map((entry) => Number(entry.amount)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 25 }, (_, i) => i + 1),
  );
  const statement = await all({ waqfIds: [other.waqfId], accountIds: [other.account('ghalla')] }, 7);
  expect(statement.at(0)?.balance).toBe(325n);
  expect(statement.at(-1)?.balance).toBe(statement.at(-1)?.signed);
});

test.each([
  '',
  'x',
  '1.2.3',
  '99999999999999999999.00000000-0000-0000-0000-000000000000.',
  "1.00000000-0000-0000-0000-000000000000.' OR 1",
])('a cursor of %j is refused', async (cursor) => {
  await expect(books.ledger.entries(books.ctx, { waqfIds: [waqf.waqfId], limit: 5, cursor })).rejects.toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test('an entry dated back between two pages is in the balances of the later page', async () => {
  const accountIds = main();
  const filter = { waqfIds: [waqf.waqfId], accountIds };
  const first = await books.ledger.entries(books.ctx, { ...filter, limit: 2 });
  await waqf.earn(500, '2026-01-05T09:00:00Z');
  const later = await books.ledger.entries(books.ctx, { ...filter, limit: 100, cursor: first.nextCursor ?? '' });
  // The books of today without pages: the same entries have the same balances.
  expect(lines(later.entries)).toEqual(lines((await all({ accountIds }, 100)).slice(2)));
  expect(lines(later.entries).at(-1)).toEqual([1_000n, 1_000n]);
});
