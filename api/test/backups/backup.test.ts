import { jest } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase, createTemplateDatabase } from '@waqf/testing';
import { DataSource } from 'typeorm';
import { ArchiveProcess } from '../../src/backups/archive/archive-process.js';
import { checkArchive } from '../../src/backups/archive/restore-archive.js';
import { BackupKey, checkBackup, restoreBackup } from '../../src/backups/index.js';
import { BackupFiles } from '../../src/backups/persistence/backup-files.js';
import { MaintainBackups } from '../../src/backups/use-cases/maintain-backups.js';
import { TestRestore } from '../../src/backups/use-cases/test-restore.js';
import { verifyRestored } from '../../src/restored-database.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Environment } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { waitUntilDelivered } from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { systemCtx } from '../membership/approved-waqf.js';
import { type ListedBackup, newestBackup } from './newest-backup.js';

let api: TestApi;
let admin: Browser;

beforeAll(async () => {
  api = await startApi();
  // The tests run its rounds themselves: one by the clock would come between their steps.
  await api.application.app.get(MaintainBackups, { strict: false }).onModuleDestroy();
  admin = await api.signIn('1000000131');
});
afterAll(() => api.stop());

const moment = new Date('2026-01-01T00:00:00Z');

async function backUp({ tried = true } = {}): Promise<ListedBackup & { path: string; key: Buffer }> {
  const started = await admin.post('/api/admin/system/backup', {});
  expect(started.status).toBe(202);
  const backup = await newestBackup(admin, { tried });
  const key = await new BackupKey(api.application.app.get(Environment)).read();
  return { ...backup, path: join(api.dataFolder, 'backups', backup.fileName), key };
}

/** A backup without its restore on trial, which takes longer than the backup itself. */
async function backUpUntried(): ReturnType<typeof backUp> {
  const trial = jest.spyOn(api.application.app.get(TestRestore, { strict: false }), 'execute').mockResolvedValue();
  try {
    return await backUp({ tried: false });
  } finally {
    trial.mockRestore();
  }
}

/** The first backup of this file, for tests that need any backup: each takes seconds, because it is test-restored. */
let first: ReturnType<typeof backUp> | undefined;
const anyBackup = (): ReturnType<typeof backUp> => (first ??= backUp());

/** How many sessions are open, and how many release tokens and development flags are valid. */
async function access(url: string): Promise<number[]> {
  const source = await new DataSource({ type: 'postgres', url }).initialize();
  const rows = await source.query(`SELECT count(*)::int AS open FROM identity.session WHERE ended_at IS NULL
    UNION ALL SELECT count(*)::int FROM releases.release_token WHERE revoked_at IS NULL
    UNION ALL SELECT count(*)::int FROM releases.development_flag WHERE revoked_at IS NULL`);
  await source.destroy();
  return (rows as { open: number }[]).map(({ open }) => open);
}

/** Every table of the platform, row by row, as one text. */
async function contentOf(url: string): Promise<string> {
  const source = await new DataSource({ type: 'postgres', url }).initialize();
  const tables: { name: string }[] = await source.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('ledger', 'banking',
       'endowments', 'documents', 'finances', 'beneficiaries', 'distributions') ORDER BY 1`,
  );
  let text = '';
  for (const { name } of tables) {
    const [{ sum }] = await source.query(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} t`,
    );
    text += `${name} ${sum}\n`;
  }
  await source.destroy();
  return text;
}

/** A backup whose content is known: before, transfers of the sample data may still be pending at the bank. */
async function backUpAtRest() {
  for (let tries = 1; ; tries += 1) {
    await api.settled();
    const before = await contentOf(api.database.url);
    const backup = await backUpUntried();
    const content = await contentOf(api.database.url);
    if (content === before) return { ...backup, content };
    if (tries === 5) throw new Error('the books never come to rest');
  }
}

test('a backup is made, restored on trial and listed; its file is encrypted', async () => {
  const backup = await anyBackup();
  expect(backup).toMatchObject({ state: 'ready', failure: null, trial: { result: 'whole', failure: null } });
  const [{ entries } = { entries: 0 }] = await api.query<{ entries: number }>(
    'SELECT count(*)::int AS entries FROM ledger.transfer',
  );
  expect(entries).toBeGreaterThan(0);
  expect(backup.entries).toBe(entries);
  expect(backup.damagedFiles).toBe(0);
  const bytes = await readFile(backup.path);
  expect(bytes.includes('ledger')).toBe(false);
});

test('a restore brings back the same rows and files, and keeps the previous database', async () => {
  await api.query(
    `INSERT INTO releases.release_token (id, remote, name, secret_hash, public_key, made_at)
     VALUES (gen_random_uuid(), 'mf-nazir', 'الفريق', repeat('0', 64), 'key', now())`,
  );
  await api.query(
    `INSERT INTO releases.development_flag (id, remote, name, made_by, made_at, until)
     VALUES (gen_random_uuid(), 'mf-nazir', 'مطور', gen_random_uuid(), now(), now() + interval '1 hour')`,
  );
  const { path, key, content } = await backUpAtRest();
  const target = await cloneDatabase(await createTemplateDatabase(migrate));
  const dataFolder = await mkdtemp(join(tmpdir(), 'waqf-restored-'));
  const environment = { ...api.application.app.get(Environment), databaseUrl: target.url, dataFolder };
  expect((await checkBackup({ environment, path, key }, { older: false })).figures.damaged).toBe(0);
  let restored = '';
  const isWhole = async (url: string) => {
    restored = await contentOf(url);
    return (await verifyRestored({ ...environment, databaseUrl: url }, { moment, present: null })) !== null;
  };
  const documents = await api.query<{ sha256: string }>('SELECT DISTINCT sha256 FROM documents.document');
  expect(documents.length).toBeGreaterThan(0);
  // A document that has been damaged on the disk since is written again.
  const [{ sha256: damaged } = { sha256: '' }] = documents;
  const folder = join(dataFolder, 'blobs', damaged.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, damaged), 'damaged');
  const { safetyCopy } = await restoreBackup({ environment, path, key }, { safetyCopy: true, isWhole });
  expect(restored).toBe(content);
  // No session, token or flag of the time of the backup is valid again.
  expect(await access(target.url)).toEqual([0, 0, 0]);
  expect(await access(api.database.url)).toEqual([expect.any(Number), 1, 1]);
  for (const { sha256 } of documents) {
    const bytes = await readFile(join(dataFolder, 'blobs', sha256.slice(0, 2), sha256));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  expect(safetyCopy).toContain('_before_');
  await target.drop();
  await api.query(`DROP DATABASE "${safetyCopy}"`);
  await rm(dataFolder, { recursive: true });
});

test('while a restored database is verified, nothing is sent to the bank, also when it is then not used', async () => {
  const { path, key } = await anyBackup();
  const target = await cloneDatabase(await createTemplateDatabase(migrate));
  const dataFolder = await mkdtemp(join(tmpdir(), 'waqf-restored-'));
  const environment = { ...api.application.app.get(Environment), databaseUrl: target.url, dataFolder };
  let transfers: unknown;
  const isWhole = async (url: string) => {
    const source = await new DataSource({ type: 'postgres', url }).initialize();
    // A transfer that was recorded and not sent when the backup was made.
    await source.query(
      `UPDATE banking.transfer SET state = 'recorded', attempts = 0, ask_at = clock_timestamp(), settled_at = NULL,
         bank_reference = NULL
       WHERE id = (SELECT id FROM banking.transfer WHERE state = 'completed' ORDER BY id LIMIT 1)`,
    );
    expect(await verifyRestored({ ...environment, databaseUrl: url }, { moment, present: null })).not.toBeNull();
    transfers = await source.query("SELECT attempts FROM banking.transfer WHERE state = 'recorded'");
    await source.destroy();
    return false;
  };
  const restoring = restoreBackup({ environment, path, key }, { safetyCopy: true, isWhole });
  await expect(restoring).rejects.toMatchObject({ code: 'backups.books-broken' });
  expect(transfers).toEqual([{ attempts: 0 }]);
  await target.drop();
  await rm(dataFolder, { recursive: true });
});

test('a database that is in use is not touched', async () => {
  const { path, key } = await anyBackup();
  const environment = api.application.app.get(Environment);
  await expect(checkBackup({ environment, path, key }, { older: false })).rejects.toMatchObject({
    code: 'backups.in-use',
  });
});

test('a file that is no backup, truncated, altered, or of another key or format is refused', async () => {
  const { path, key } = await anyBackup();
  const bytes = await readFile(path);
  const changed = join(api.dataFolder, 'changed');
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const faults: [string, Buffer, Buffer][] = [
    ['foreign', Buffer.from('PK\u0003\u0004 something else altogether'), key],
    ['damaged', bytes.subarray(0, bytes.length - 1), key],
    ['damaged', bytes.subarray(0, bytes.length >> 1), key],
    ['damaged', flipped, key],
    ['wrong-key', bytes, randomBytes(32)],
    ['newer', Buffer.from(bytes.toString('latin1').replace('"format":1', '"format":2'), 'latin1'), key],
  ];
  for (const [fault, content, withKey] of faults) {
    await writeFile(changed, content);
    await expect(checkArchive(changed, withKey, { older: false })).rejects.toMatchObject({ fault });
  }
});

test('a newer schema is refused; an older one is restored only on request, and is upgraded', async () => {
  await api.query(`INSERT INTO platform.migration (name) VALUES ('9999-later')`);
  const newer = await backUpUntried();
  await api.query(`DELETE FROM platform.migration WHERE name IN ('9999-later', '1601-backups-backup')`);
  const older = await backUp();
  await api.query(`INSERT INTO platform.migration (name) VALUES ('1601-backups-backup')`);
  await expect(checkArchive(newer.path, newer.key, { older: true })).rejects.toMatchObject({ fault: 'newer' });
  await expect(checkArchive(older.path, older.key, { older: false })).rejects.toMatchObject({ fault: 'older' });
  expect((await checkArchive(older.path, older.key, { older: true })).figures.entries).toBe(older.entries);
  // The test restore has loaded it and migrated it to the present version.
  expect(older.trial).toMatchObject({ result: 'whole' });
});

test('a backup that cannot be written fails with its reason and leaves no file', async () => {
  const files = api.application.app.get(BackupFiles, { strict: false });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const write = jest.spyOn(files, 'nameFor').mockImplementation(() => {
    throw full;
  });
  await admin.post('/api/admin/system/backup', {});
  expect(await newestBackup(admin)).toMatchObject({ state: 'failed', failure: 'storage-full' });
  write.mockRestore();
  const folder = await readdir(join(api.dataFolder, 'backups'));
  expect(folder.filter((name) => name.startsWith('incoming'))).toEqual([]);
  expect((await backUpUntried()).state).toBe('ready');
});

test('a download needs a fresh confirmation and is audited', async () => {
  const { id, path } = await anyBackup();
  const address = `/api/admin/backups/${id}/download`;
  expect(await admin.post(address, {})).toMatchObject({ status: 403, body: { code: 'identity.step-up-needed' } });
  expect((await admin.confirmed('POST', address, { body: {} })).status).toBe(200);
  const audited = await api.query(`SELECT FROM platform.audit_entry WHERE action = 'backups.downloaded'`);
  expect(audited).toHaveLength(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a due backup is made once; one that a killed process left unfinished is marked as failed', async () => {
  const tend = api.application.app.get(MaintainBackups, { strict: false });
  api.clock.advance({ hours: 24 });
  admin = await api.signIn('1000000131');
  const before = await count();
  await tend.execute();
  expect(await newestBackup(admin)).toMatchObject({ state: 'ready' });
  await tend.execute();
  expect(await count()).toBe(before + 1);
  await api.query(`UPDATE backups.backup SET state = 'running', seen_at = now() - interval '3 minutes'
    WHERE id = (SELECT id FROM backups.backup ORDER BY started_at DESC LIMIT 1)`);
  expect((await admin.post('/api/admin/system/backup', {})).body).toMatchObject({ code: 'backups.under-way' });
  await tend.execute();
  expect(await newestBackup(admin)).toMatchObject({ state: 'failed', failure: 'interrupted' });
});

test('a trial restore without a recent sign of life is marked as failed, one that still runs is not', async () => {
  const tend = api.application.app.get(MaintainBackups, { strict: false });
  admin = await api.signIn('1000000131');
  const { id } = await anyBackup();
  const trial = async () => {
    const { backups } = (await admin.get('/api/admin/backups')).body as { backups: ListedBackup[] };
    return backups.find((one) => one.id === id)?.trial;
  };
  const seen = (ago: string) =>
    api.query(`UPDATE backups.backup SET trial = 'running', seen_at = now() - interval '${ago}' WHERE id = '${id}'`);
  await seen('1 minute');
  await tend.execute();
  expect(await trial()).toMatchObject({ result: 'running' });
  await seen('3 minutes');
  await tend.execute();
  expect(await trial()).toMatchObject({ result: 'failed', failure: 'interrupted' });
});

test('a backup that waits for its turn or for a processor is not taken for abandoned', async () => {
  const tend = api.application.app.get(MaintainBackups, { strict: false });
  const archives = api.application.app.get(ArchiveProcess, { strict: false });
  admin = await api.signIn('1000000131');
  let giveUp: (why: Error) => void = () => undefined;
  const slow = new Promise<never>((_, reject) => (giveUp = reject));
  const run = jest.spyOn(archives, 'run').mockReturnValue(slow);
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  try {
    expect((await admin.post('/api/admin/system/backup', {})).status).toBe(202);
    await api.query(`UPDATE backups.backup SET seen_at = now() - interval '3 minutes' WHERE state = 'running'`);
    jest.advanceTimersByTime(30_000);
    while (await isOverdue()) await new Promise((resolve) => setTimeout(resolve, 20));
    await tend.execute();
    expect(await running()).toHaveLength(1);
  } finally {
    jest.useRealTimers();
    giveUp(new Error('given up by the test'));
    expect(await newestBackup(admin)).toMatchObject({ state: 'failed', failure: 'unexpected' });
    run.mockRestore();
  }
});

test('administrators are told of a backup that is not completed, and of one that fails its test restore', async () => {
  const titles = async () => {
    await waitUntilDelivered(api);
    const rows = await api.query<{ title: string }>(
      `SELECT title_en AS title FROM notifications.notification
       WHERE user_id = (SELECT id FROM identity.person WHERE national_id = '1000000131')
         AND action_url = '/admin/backups'`,
    );
    return rows.map(({ title }) => title).toSorted();
  };
  const before = await titles();
  expect(before).toContain('A backup was not completed');
  const { id, path } = await backUpUntried();
  expect(await titles()).toEqual(before);
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
  await writeFile(path, bytes);
  await api.application.app.get(TestRestore, { strict: false }).execute(systemCtx(api), id);
  expect((await newestBackup(admin)).trial).toMatchObject({ result: 'broken', failure: 'file-damaged' });
  expect(await titles()).toEqual([...before, 'A backup failed its test restore'].toSorted());
});

const running = () =>
  api.query<{ late: boolean }>(
    `SELECT seen_at < now() - interval '2 minutes' AS late FROM backups.backup WHERE state = 'running'`,
  );
const isOverdue = async (): Promise<boolean> => (await running()).some(({ late }) => late);

const count = async (): Promise<number> =>
  (await api.query<{ n: number }>('SELECT count(*)::int AS n FROM backups.backup'))[0]?.n ?? 0;
