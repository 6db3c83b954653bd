import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Verification } from '../../src/ledger/index.js';
import { SealEntries } from '../../src/ledger/use-cases/seal-entries.js';
import { newId } from '../../src/platform/index.js';
import { Books, runConcurrently, type OneWaqf } from './books.js';

let books: Books;
let waqf: OneWaqf;
beforeAll(async () => {
  books = await Books.start();
});
afterAll(() => books.platform.stop());

/** Each test starts with an empty ledger, so that damage by one test does not affect the next. */
beforeEach(async () => {
  // Holds the sealer's lock, so that the platform's own sealer is not in the middle of a block.
  await books.owner(
    'BEGIN; SELECT FROM ledger.sealer FOR UPDATE; TRUNCATE ledger.seal, ledger.block, ledger.summary, ledger.transfer, ledger.account; COMMIT',
  );
  waqf = await books.newWaqf();
});

const verify = () => books.ledger.verify(books.ctx);
const sealNow = () => books.platform.get(SealEntries).sealAll();

/** Seals until no entry is left: transactions in any database of the server may delay the horizon for a moment. */
async function sealed(): Promise<Verification> {
  for (;;) {
    await sealNow();
    const verification = await verify();
    if (verification.unsealedTail === 0) return verification;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

/** Runs SQL as the owner without triggers and foreign keys, like an attacker with the password of the database. */
const tamper = (sql: string) => books.owner(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

/** The ids of the sealed entries in the order of the chain. */
const chain = async () =>
  (await books.owner<{ id: string }>('SELECT entry_id AS id FROM ledger.seal ORDER BY position')).map(({ id }) => id);

/** A signal that one process gives and another waits for. */
function signal(): { give: () => void; given: Promise<void> } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

async function someEntries(): Promise<string[]> {
  for (const amount of [100, 200, 300]) await waqf.earn(amount);
  await sealed();
  const rent = await waqf.earn(400);
  await waqf.post(
    { from: 'ghalla', to: 'payable', amount: 50 },
    { from: 'ghalla', to: 'contra', amount: 5, kind: 'expense' },
  );
  await books.run((ctx) =>
    books.ledger.reverse(ctx, { entryId: rent, id: newId(), description: 'عكس', occurredAt: new Date() }),
  );
  await sealed();
  return chain();
}

test('an empty ledger verifies', async () => {
  expect(await verify()).toEqual({ ok: true, entries: 0, blocks: 0, head: null, firstBroken: null, unsealedTail: 0 });
});

test('every entry is sealed once, in several blocks that verify', async () => {
  const ids = await someEntries();
  expect(new Set(ids).size).toBe(7);
  const verification = await verify();
  expect(verification).toMatchObject({
    ok: true,
    entries: 7,
    firstBroken: null,
    unsealedTail: 0,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(verification.blocks).toBeGreaterThanOrEqual(2);
  expect(await sealed()).toEqual(verification);
});

test.each([
  ['an amount', (id: string) => `UPDATE ledger.transfer SET amount_halalas = amount_halalas + 1 WHERE id = '${id}'`],
  ['a description', (id: string) => `UPDATE ledger.transfer SET description = 'غيره' WHERE id = '${id}'`],
  [
    'a day',
    (id: string) =>
      `UPDATE ledger.transfer SET occurred_at = occurred_at + interval '1 microsecond' WHERE id = '${id}'`,
  ],
  ['a fingerprint', (id: string) => `UPDATE ledger.transfer SET fingerprint = id WHERE id = '${id}'`],
])('a change of %s in a row is found at that row', async (_what, change) => {
  const ids = await someEntries();
  await tamper(change(ids[4] ?? ''));
  await tamper(change(ids[2] ?? ''));
  expect((await verify()).firstBroken).toEqual({
    reason: 'altered',
    position: 3,
    entryId: ids[2],
    accountId: null,
    waqfId: waqf.waqfId,
  });
});

test('a deleted row is found, also if its seal is deleted too', async () => {
  const ids = await someEntries();
  await tamper(`DELETE FROM ledger.transfer WHERE id = '${ids[4]}'`);
  const verification = await verify();
  expect(verification).toMatchObject({
    ok: false,
    entries: 6,
    firstBroken: { reason: 'missing', position: 5, entryId: ids[4] },
  });
  await tamper(`DELETE FROM ledger.seal WHERE entry_id = '${ids[4]}'`);
  expect((await verify()).firstBroken).toMatchObject({ reason: 'chain', position: 5, entryId: ids[5] });
});

test('an altered row with a recomputed digest breaks the hash of its block', async () => {
  const ids = await someEntries();
  await tamper(
    `UPDATE ledger.transfer SET description = 'غيره' WHERE id = '${ids[1]}'; UPDATE ledger.seal
      SET digest = ledger.entry_digest(t) FROM ledger.transfer t WHERE t.id = entry_id`,
  );
  const [first] = await books.owner<{ id: string }>(
    `SELECT entry_id AS id FROM ledger.seal WHERE block = (SELECT block FROM ledger.seal WHERE entry_id = $1)
      ORDER BY position LIMIT 1`,
    [ids[1]],
  );
  expect((await verify()).firstBroken).toMatchObject({ reason: 'chain', entryId: first?.id });
});

test('a renumbered block and a block deleted at the end are found', async () => {
  const ids = await someEntries();
  await tamper('UPDATE ledger.block SET number = number + 10 WHERE number = (SELECT max(number) FROM ledger.block)');
  expect((await verify()).firstBroken).toMatchObject({ reason: 'chain' });
  await tamper('DELETE FROM ledger.block WHERE number = (SELECT max(number) FROM ledger.block)');
  expect((await verify()).firstBroken).toMatchObject({ reason: 'chain' });
  const before = (await books.owner<{ n: number }>('SELECT sum(entries)::int AS n FROM ledger.block'))[0]?.n ?? -1;
  expect((await verify()).firstBroken?.entryId).toBe(ids[before]);
});

test('a changed balance is found at its account, and a changed summary at its waqf', async () => {
  await someEntries();
  await books.owner(
    `UPDATE ledger.account SET balance_halalas = balance_halalas + 1 WHERE id = '${waqf.account('reserve')}'`,
  );
  expect((await verify()).firstBroken).toMatchObject({
    reason: 'balance',
    accountId: waqf.account('reserve'),
    waqfId: waqf.waqfId,
  });
  await books.owner(
    `UPDATE ledger.account SET balance_halalas = balance_halalas - 1 WHERE id = '${waqf.account('reserve')}'`,
  );
  expect((await verify()).ok).toBe(true);
  for (const sql of [
    `UPDATE ledger.summary SET revenue_halalas = revenue_halalas + 1 WHERE grain = 'all'`,
    `UPDATE ledger.summary SET ghalla_net_halalas = ghalla_net_halalas + 1 WHERE grain = 'month'`,
    `DELETE FROM ledger.summary WHERE grain = 'day'`,
  ]) {
    await books.owner('CREATE TABLE kept AS SELECT * FROM ledger.summary');
    await books.owner(sql);
    expect((await verify()).firstBroken).toMatchObject({ reason: 'summary', waqfId: waqf.waqfId });
    await books.owner('TRUNCATE ledger.summary; INSERT INTO ledger.summary SELECT * FROM kept; DROP TABLE kept');
  }
  expect((await verify()).ok).toBe(true);
});

test('an account that was changed to another fund or waqf is found', async () => {
  await someEntries();
  const id = waqf.account('ghalla');
  const give = (column: string, value: string) =>
    tamper(`UPDATE ledger.account SET ${column} = '${value}' WHERE id = '${id}'`);
  for (const [column, wrong, right] of [
    ['fund', 'held', 'ghalla'],
    ['waqf_id', newId(), waqf.waqfId],
  ] as const) {
    await give(column, wrong);
    expect((await verify()).firstBroken).toMatchObject({ reason: 'balance', accountId: id });
    await give(column, right);
    expect((await verify()).ok).toBe(true);
  }
});

test('a forged unsealed entry is found because the balance no longer adds up', async () => {
  await someEntries();
  // The open transaction keeps everything after it from being sealed.
  const [begun, release] = [signal(), signal()];
  const open = books.run(async (ctx) => {
    await books.ledger.post(ctx, [waqf.posting({ from: 'contra', to: 'ghalla', amount: 1, kind: 'income' })]);
    begun.give();
    await release.given;
  });
  await begun.given;
  await tamper(`INSERT INTO ledger.transfer SELECT (jsonb_populate_record(t, jsonb_build_object('id',
    gen_random_uuid(), 'reverses_id', null))).*
    FROM ledger.transfer t WHERE kind = 'expense' LIMIT 1`);
  expect(await verify()).toMatchObject({
    ok: false,
    unsealedTail: 1,
    firstBroken: { reason: 'balance', waqfId: waqf.waqfId },
  });
  release.give();
  await open;
});

test('an entry of an open transaction is not skipped: later entries are sealed after it', async () => {
  await someEntries();
  const [posted, release] = [signal(), signal()];
  const late = waqf.posting({ from: 'contra', to: 'ghalla', amount: 1, kind: 'income' });
  const open = books.run(async (ctx) => {
    await books.ledger.post(ctx, [late]);
    posted.give();
    await release.given;
  });
  await posted.given;
  const other = await books.newWaqf();
  const younger = await other.earn(7);
  // False while the platform's own sealer is at work.
  while (!(await sealNow())) await new Promise((soon) => setTimeout(soon, 5));
  expect(await chain()).not.toContain(younger);
  expect(await verify()).toMatchObject({ ok: true, unsealedTail: 1 });
  release.give();
  await open;
  expect(await sealed()).toMatchObject({ ok: true, entries: 9 });
  expect((await chain()).slice(-2)).toEqual([late.id, younger]);
});

test('after a restore into a cluster with lower transaction ids, entries are still sealed', async () => {
  await someEntries();
  await books.owner(
    `UPDATE ledger.block SET horizon = '999999999999' WHERE number = (SELECT max(number) FROM ledger.block)`,
  );
  const after = await waqf.earn(3);
  expect(await sealed()).toMatchObject({ ok: true, entries: 8 });
  expect((await chain()).at(-1)).toBe(after);
  await waqf.earn(4);
  expect(await sealed()).toMatchObject({ ok: true, entries: 9 });
});

test('concurrent sealing seals each entry once in one chain', async () => {
  await runConcurrently(40, async (i) => {
    await waqf.earn(1 + i);
    await sealNow();
  });
  expect(await sealed()).toMatchObject({ ok: true, entries: 40 });
  expect(new Set(await chain()).size).toBe(40);
});

test('the application can neither change the chain nor add to it', async () => {
  await someEntries();
  for (const sql of [
    'UPDATE ledger.seal SET position = 1',
    'DELETE FROM ledger.seal',
    'INSERT INTO ledger.block SELECT * FROM ledger.block',
    'UPDATE ledger.block SET hash = hash',
    'SELECT 1 FROM ledger.sealer FOR UPDATE',
  ]) {
    await expect(books.app(sql)).rejects.toThrow('permission denied');
  }
});
