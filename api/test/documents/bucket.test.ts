import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase, createTemplateDatabase } from '@waqf/testing';
import { BackupKey, restoreBackup } from '../../src/backups/index.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Environment, isIntact, openBlobs } from '../../src/platform/index.js';
import { newestBackup } from '../backups/newest-backup.js';
import { blobNames, type BucketServer, startBucketServer } from '../bucket-server.js';
import { deedBytes, Founder } from '../endowments/founder.js';
import { cacheDeedReadings } from './cached-readings.js';
import { startApi, type TestApi } from '../harness.js';

let server: BucketServer;
let api: TestApi;
beforeAll(async () => {
  cacheDeedReadings();
  server = await startBucketServer();
  api = await startApi({ samples: 'people', environment: { bucket: { ...server.settings, prefix: 'waqf/one' } } });
}, 180_000);
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('deeds are stored in, read from and served from the bucket, restored by a backup, and never on disk', async () => {
  const founder = new Founder(await api.signIn('1000000016'));
  const waqfId = await founder.create();
  const { id } = await founder.uploadDeed(waqfId, 'waqf_deed', 'doc001.pdf');
  const { documents } = await founder.read(waqfId);
  expect(documents.map(({ status }) => status)).toEqual(['processed']);
  const address = `/api/waqf/${waqfId}/documents/${id}`;
  expect((await founder.browser.get(`${address}/file`)).status).toBe(200);
  expect((await founder.browser.get(`${address}/pages/1.png`)).status).toBe(200);
  expect(await filesBelow('blobs')).toEqual([]);
  expect(await filesBelow('incoming-blobs')).toEqual([]);
  const deed = sha256Of(deedBytes('doc001.pdf'));
  const blobs = openBlobs(api.application.app.get(Environment));
  const stored = await blobNames(blobs);
  expect(stored).toContain(deed);

  const admin = await api.signIn('1000000131');
  expect((await admin.post('/api/admin/system/backup', {})).status).toBe(202);
  await api.settled();
  const { fileName, files, trial } = await newestBackup(admin);
  expect(trial?.result).toBe('whole');
  // The bucket also contains released remotes, if they have been built.
  expect(files).toBeGreaterThanOrEqual(stored.length);
  for (const name of stored) await blobs.remove(name);
  await restored(join(api.dataFolder, 'backups', fileName));
  expect(await blobNames(blobs)).toEqual(stored);
  expect(await isIntact(blobs, deed)).toBe(true);
}, 120_000);

/** The names of files in a folder of the platform's data. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(api.dataFolder, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Restores into another database and folder, with the same bucket. */
async function restored(path: string): Promise<void> {
  const target = await cloneDatabase(await createTemplateDatabase(migrate));
  const dataFolder = await mkdtemp(join(tmpdir(), 'waqf-restored-'));
  const key = await new BackupKey(api.application.app.get(Environment)).read();
  const environment = { ...api.application.app.get(Environment), databaseUrl: target.url, dataFolder };
  const isWhole = () => Promise.resolve(true);
  await restoreBackup({ environment, path, key }, { safetyCopy: false, isWhole });
  await target.drop();
  await rm(dataFolder, { recursive: true });
}
