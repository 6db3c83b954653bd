import { searchAnswer } from '@waqf/contracts/search';
import { report } from '@waqf/contracts/reporting';
import { startStreaming, type Streaming } from '@waqf/testing/streaming';
import { migrate } from '../src/platform/database/migrate.js';
import { refuseForeignReplica } from '../src/platform/replica/refuse-foreign-replica.js';
import { Contexts, Transactions } from '../src/platform/index.js';
import { ReadReplica } from '../src/platform/replica/read-replica.js';
import type { Browser } from './browser.js';
import { headRow, sheetOf } from './exports/read-sheet.js';
import { add, rent } from './finances/money-people.js';
import { startApi, type TestApi } from './harness.js';
import { approvedWaqf, people } from './membership/approved-waqf.js';

let streaming: Streaming;
let api: TestApi;
let nazir: Browser;
let admin: Browser;
let waqfId: string;

/** Starts a real primary with a real standby, and the platform that uses both. */
beforeAll(async () => {
  streaming = await startStreaming(migrate);
  const { primary, standby } = streaming;
  const database = { name: 'waqf', url: primary.url, drop: () => Promise.resolve() };
  api = await startApi({ samples: 'people', database, environment: { readUrl: standby.url } });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, admin] = [await api.signIn(people.nazir), await api.signIn(people.admin)];
  waqfId = await approvedWaqf(api, { name: 'وقف النخيل' });
  await api.query(
    `INSERT INTO endowments.waqf_search (waqf_id, name_key, waqif_name, words)
     VALUES ($1, 'وقف النخيل', 'x', array_to_tsvector(ARRAY['وقف', 'النخيل']))`,
    [waqfId],
  );
  await api.settled();
  await caughtUp();
}, 120_000);
afterAll(async () => {
  await api?.stop();
  await streaming?.stop();
}, 60_000);

const pause = () => streaming.onStandby('SELECT pg_wal_replay_pause()');
const resume = () => streaming.onStandby('SELECT pg_wal_replay_resume()');
const replica = (): ReadReplica => api.application.app.get(ReadReplica, { strict: false });

// Resumes the replica, so that a failed test does not leave it paused.
afterEach(() => resume().catch(() => undefined));

/** Waits until the replica is in use, or is not in use. */
async function inUse(wanted: boolean): Promise<void> {
  for (let tries = 0; replica().figures.inUse !== wanted; tries += 1) {
    if (tries > 200) throw new Error(`the replica is ${wanted ? 'not read' : 'still read'}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits until the replica has everything that was written, including writes whose position is in no browser's cookie.
 */
async function caughtUp(): Promise<void> {
  await inUse(true);
  const [{ position } = { position: '' }] = await api.query<{ position: string }>(
    'SELECT pg_current_wal_lsn()::text AS position',
  );
  for (;;) {
    const [row] = await streaming.onStandby(`SELECT pg_last_wal_replay_lsn() >= '${position}'::pg_lsn AS reached`);
    if ((row as { reached: boolean }).reached) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function incomeSeenBy(browser: Browser): Promise<{ income: string | undefined; asOf: string | undefined }> {
  const answer = await browser.get(`/api/reports/financial?waqfId=${waqfId}`);
  const read = report.parse(answer.body).report;
  return { income: read.figures?.income, asOf: read.asOf };
}

test('reports, search and files are read from the replica and say their time', async () => {
  const before = replica().figures;
  expect((await incomeSeenBy(admin)).asOf).toMatch(/^\d{4}-/);
  const found = searchAnswer.parse((await admin.get(`/api/search?q=${encodeURIComponent('النخيل')}`)).body);
  expect([found.asOf, found.groups[0]?.kind]).toEqual([expect.stringMatching(/^\d{4}-/), 'waqf']);
  const file = await admin.post('/api/exports', { table: 'waqfs' });
  const sheet = await sheetOf(file);
  expect(headRow(sheet)).toBeGreaterThan(0);
  expect(String(sheet.getCell('A2').value)).toContain('البيانات كما كانت في');
  expect(replica().figures).toMatchObject({ replica: before.replica + 3, primary: before.primary });
});

test('a user reads their own writes at once, while others may still read the previous state', async () => {
  await caughtUp();
  const { income: before } = await incomeSeenBy(admin);
  await pause();
  await add(nazir, rent(waqfId, '700.00'));
  const own = await incomeSeenBy(nazir);
  expect(own.asOf).toBeUndefined();
  expect(Number(own.income)).toBe(Number(before) + 700);
  expect(await incomeSeenBy(admin)).toEqual({ income: before, asOf: expect.any(String) });
  await resume();
  await caughtUp();
  expect(await incomeSeenBy(nazir)).toEqual({ income: own.income, asOf: expect.any(String) });
});

test('each write is in the next read of its writer, whichever database answers', async () => {
  await caughtUp();
  for (let turn = 0; turn < 15; turn += 1) {
    const before = Number((await incomeSeenBy(nazir)).income);
    await add(nazir, rent(waqfId, '1.00'));
    expect(Number((await incomeSeenBy(nazir)).income)).toBe(before + 1);
  }
});

test('a revoked right is gone at once, even if the replica still has it', async () => {
  await caughtUp();
  const search = async () =>
    searchAnswer.parse((await nazir.get(`/api/search?q=${encodeURIComponent('النخيل')}`)).body).groups;
  expect(await search()).toHaveLength(1);
  const give = (nationalId: string) =>
    api.query(
      'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
      [waqfId, nationalId],
    );
  await pause();
  await give(people.otherNazir);
  expect(await search()).toEqual([]);
  expect((await nazir.get(`/api/reports/financial?waqfId=${waqfId}`)).status).toBe(404);
  await give(people.nazir);
  await resume();
});

test('a transaction on the replica cannot write', async () => {
  await caughtUp();
  const ctx = { ...api.application.app.get(Contexts, { strict: false }).system('test') };
  const transactions = api.application.app.get(Transactions, { strict: false });
  await expect(transactions.reading(ctx, (ctx) => ctx.manager.query('CREATE TEMPORARY TABLE t ()'))).rejects.toThrow(
    /read-only|recovery/,
  );
});

test('the database answers while the replica is away, and the replica is used again later', async () => {
  await caughtUp();
  await streaming.standby.stop();
  const { income, asOf } = await incomeSeenBy(admin);
  expect([Number(income) > 0, asOf]).toEqual([true, undefined]);
  await inUse(false);
  await streaming.startStandby();
  await inUse(true);
  expect(await incomeSeenBy(admin)).toEqual({ income, asOf: expect.any(String) });
}, 60_000);

test('a start refuses a foreign database, the primary and a wrong login, but not an absent replica', async () => {
  const { primary, standby } = streaming;
  const otherDatabase = new URL(standby.url);
  otherDatabase.pathname = '/postgres';
  const wrongLogin = new URL(standby.url);
  wrongLogin.password = 'wrong';
  await expect(refuseForeignReplica(primary.url, standby.url)).resolves.toBeUndefined();
  await expect(refuseForeignReplica(primary.url, otherDatabase.href)).rejects.toThrow('another database');
  await expect(refuseForeignReplica(primary.url, primary.url)).rejects.toThrow('no standby');
  await expect(refuseForeignReplica(primary.url, wrongLogin.href)).rejects.toThrow('it refuses');
  await expect(refuseForeignReplica(primary.url, 'postgres://127.0.0.1:1/waqf')).resolves.toBeUndefined();
});
