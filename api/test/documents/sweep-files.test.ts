import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { FileStore } from '../../src/documents/persistence/file-store.js';
import { SweepFiles } from '../../src/documents/use-cases/sweep-files.js';
import { Blobs, Contexts } from '../../src/platform/index.js';
import { deedBytes, documentOf, Founder } from '../endowments/founder.js';
import { cacheDeedReadings } from './cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { untilSomebodyWaits } from '../lock-waits.js';

const limit = 1_000_000;
let api: TestApi;
let founder: Founder;
let sweep: SweepFiles;
let files: FileStore;
let blobs: Blobs;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  const { app } = api.application;
  sweep = app.get(SweepFiles, { strict: false });
  files = app.get(FileStore, { strict: false });
  blobs = app.get(Blobs, { strict: false });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await api.query('DELETE FROM documents.stored_file');
});

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pathOf = (sha256: string): string => join(api.dataFolder, 'blobs', sha256.slice(0, 2), sha256);
const isStored = (sha256: string): boolean => existsSync(pathOf(sha256));
const noted = async (): Promise<string[]> =>
  (await api.query<{ sha256: string }>('SELECT sha256 FROM documents.stored_file')).map((row) => row.sha256);

/** Stores a file that no document refers to. */
async function store(text: string): Promise<string> {
  const ctx = api.application.app.get(Contexts, { strict: false }).system('test.store');
  return (await files.write(ctx, Readable.from([Buffer.from(text)]), limit)).sha256;
}

const age = (hours: number): Promise<object[]> =>
  api.query(`UPDATE documents.stored_file SET stored_at = clock_timestamp() - make_interval(hours => $1)`, [hours]);

test('a refused upload is deleted after its retention time; the file of a version is kept', async () => {
  const waqfId = await founder.create();
  const deed = await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  await founder.uploadDeed(waqfId, 'property_deed', 'doc003.pdf');
  const broken = Buffer.concat([deedBytes('doc001.pdf').subarray(0, 5000), Buffer.from('x')]);
  expect((await founder.upload(waqfId, 'waqf_deed', broken)).status).toBe(422);
  const [superseded, current, refused] = [
    sha256Of(deedBytes('doc000.pdf')),
    sha256Of(deedBytes('doc003.pdf')),
    sha256Of(broken),
  ];
  expect(await noted()).toEqual(expect.arrayContaining([superseded, current, refused]));

  await age(23);
  expect(await sweep.execute()).toEqual({ removed: 0, failed: 0 });
  expect(isStored(refused)).toBe(true);

  await age(25);
  expect(await sweep.execute()).toEqual({ removed: 1, failed: 0 });
  expect([isStored(superseded), isStored(current), isStored(refused)]).toEqual([true, true, false]);
  // The rows of files that are kept, and of files that are removed, are deleted.
  expect(await noted()).toEqual([]);
  expect(documentOf(await founder.view(waqfId), 'property_deed')).toMatchObject({ version: 2 });
  expect((await founder.browser.get(`/api/waqf/${waqfId}/documents/${deed.id}/file`)).status).toBe(200);
  // The file that users download is a separate one, and is kept as long as the version.
  const [row] = await api.query<{ served: string }>('SELECT served_sha256 AS served FROM documents.served_file');
  expect(row!.served).not.toBe(superseded);
  await age(25);
  await sweep.execute();
  expect([isStored(superseded), isStored(row!.served)]).toEqual([true, true]);
});

test('pictures of pages are kept, and so are files of other contexts', async () => {
  const waqfId = await founder.create();
  const { id } = await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  await founder.read(waqfId);
  expect((await founder.browser.get(`/api/waqf/${waqfId}/documents/${id}/pages/1.png`)).status).toBe(200);
  const [picture] = await api.query<{ sha256: string }>(
    `SELECT drawing.sha256 FROM documents.page_drawing AS drawing
      JOIN documents.document ON document.sha256 = drawing.file_sha256 WHERE document.id = $1`,
    [id],
  );
  const others = (await blobs.write(Readable.from([Buffer.from('of another context')]), limit)).sha256;
  expect(await noted()).toContain(picture?.sha256);
  await age(10_000);
  expect(await sweep.execute()).toEqual({ removed: 0, failed: 0 });
  expect([isStored(picture?.sha256 ?? ''), isStored(others)]).toEqual([true, true]);
});

test('content that is uploaded again counts as new', async () => {
  const sha256 = await store('uploaded twice');
  await age(25);
  expect(await store('uploaded twice')).toBe(sha256);
  expect(await sweep.execute()).toEqual({ removed: 0, failed: 0 });
  expect(isStored(sha256)).toBe(true);
});

test('an upload of content that the sweep is deleting waits, and has its file', async () => {
  const sha256 = await store('uploaded again at the worst moment');
  await age(25);
  const remove = blobs.remove.bind(blobs);
  let upload: Promise<string> | undefined;
  const spied = jest.spyOn(blobs, 'remove').mockImplementation(async (name) => {
    upload = store('uploaded again at the worst moment');
    await untilSomebodyWaits(api, 'documents.stored_file');
    await remove(name);
  });
  try {
    expect(await sweep.execute()).toEqual({ removed: 1, failed: 0 });
    expect(await upload).toBe(sha256);
  } finally {
    spied.mockRestore();
  }
  expect(readFileSync(pathOf(sha256), 'utf8')).toBe('uploaded again at the worst moment');
  expect(await noted()).toEqual([sha256]);
  expect(await sweep.execute()).toEqual({ removed: 0, failed: 0 });
  expect(isStored(sha256)).toBe(true);
});

test('an upload that claimed the content after the sweep saw it as old wins', async () => {
  const [first, second] = [await store('goes'), await store('stays')];
  await api.query(
    `UPDATE documents.stored_file SET stored_at = clock_timestamp() - make_interval(hours => CASE sha256 WHEN $1
      THEN 30 ELSE 25 END)`,
    [first],
  );
  const remove = blobs.remove.bind(blobs);
  const spied = jest.spyOn(blobs, 'remove').mockImplementation(async (name) => {
    if (name === first) await store('stays');
    await remove(name);
  });
  try {
    expect(await sweep.execute()).toEqual({ removed: 1, failed: 0 });
  } finally {
    spied.mockRestore();
  }
  expect([isStored(first), isStored(second)]).toEqual([false, true]);
});

test('during concurrent sweeps and uploads of the same content, every acknowledged upload has its file', async () => {
  for (let round = 0; round < 40; round += 1) {
    const sha256 = await store('contested');
    await age(25);
    const [, again] = await Promise.all([sweep.execute(), store('contested'), sweep.execute()]);
    expect([again, isStored(sha256)]).toEqual([sha256, true]);
  }
}, 60_000);

test('a file that cannot be deleted is counted, and the following files are deleted', async () => {
  const [stuck, other] = [await store('stuck'), await store('other')];
  await api.query(
    `UPDATE documents.stored_file SET stored_at = clock_timestamp() - make_interval(hours => CASE sha256 WHEN $1
      THEN 30 ELSE 25 END)`,
    [stuck],
  );
  const remove = blobs.remove.bind(blobs);
  const spied = jest.spyOn(blobs, 'remove').mockImplementation(async (name) => {
    if (name === stuck) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    await remove(name);
  });
  try {
    expect(await sweep.execute()).toEqual({ removed: 1, failed: 1 });
  } finally {
    spied.mockRestore();
  }
  expect([isStored(stuck), isStored(other)]).toEqual([true, false]);
  expect(await sweep.execute()).toEqual({ removed: 1, failed: 0 });
});

test('hundreds of files are deleted in one run', async () => {
  for (let index = 0; index < 205; index += 1) await store(`refused ${index}`);
  await age(25);
  expect(await sweep.execute()).toEqual({ removed: 205, failed: 0 });
});
