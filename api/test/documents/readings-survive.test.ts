import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeedDocument } from '@waqf/contracts/documents';
import { documentOf, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let founder: Founder;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waqf-readers-'));
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => void delete process.env['WAQF_READER_ENTRY']);

/**
 * Replaces the reader's child process by another program.
 * @returns how often it was started
 */
function readerThat(end: 'dies' | 'hangs'): () => number {
  const log = join(folder, `${end}-${Date.now()}.log`);
  const entry = join(folder, `${end}-${Date.now()}.mjs`);
  const act = end === 'dies' ? `process.kill(process.pid, 'SIGKILL');` : 'setInterval(() => {}, 1000);';
  writeFileSync(log, '');
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';\nprocess.once('message', () => { appendFileSync(` +
      `${JSON.stringify(log)}, 'x'); ${act}` +
      ` });\nprocess.once('disconnect', () => process.exit(0));\n`,
  );
  process.env['WAQF_READER_ENTRY'] = entry;
  return () => readFileSync(log, 'utf8').length;
}

async function until<T>(look: () => Promise<T>, good: (value: T) => boolean, timeoutMs: number): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const value = await look();
    if (good(value)) return value;
    if (Date.now() > deadline) throw new Error(`not in time: ${JSON.stringify(value)}`);
  }
}

async function uploaded(): Promise<{
  waqfId: string;
  look: () => Promise<DeedDocument>;
  attempts: () => Promise<number>;
}> {
  const waqfId = await founder.create();
  const { id } = await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  const look = async () => documentOf(await founder.view(waqfId), 'property_deed');
  const attempts = async () =>
    (await api.query<{ attempts: number }>('SELECT attempts FROM documents.document WHERE id = $1', [id]))[0]
      ?.attempts ?? -1;
  return { waqfId, look, attempts };
}

test('a deed that crashes its reader gets an error after three attempts, and can be replaced', async () => {
  const { waqfId, look } = await uploaded();
  const starts = readerThat('dies');
  await founder.process(waqfId);
  const failed = await until(look, (document) => document.status !== 'processing', 60_000);
  expect(failed).toMatchObject({ status: 'error', fields: [], error: { code: 'documents.gave-up' } });
  expect(starts()).toBe(3);

  delete process.env['WAQF_READER_ENTRY'];
  await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  expect(documentOf(await founder.read(waqfId), 'property_deed')).toMatchObject({ status: 'processed', version: 2 });
}, 120_000);

test('after one crash of the reader, the next attempt reads the deed', async () => {
  const { waqfId, look, attempts } = await uploaded();
  const starts = readerThat('dies');
  await founder.process(waqfId);
  await until(
    async () => starts(),
    (count) => count === 1,
    30_000,
  );
  delete process.env['WAQF_READER_ENTRY'];
  const read = await until(look, (document) => document.status !== 'processing', 60_000);
  expect(read).toMatchObject({ status: 'processed', error: null });
  expect(read.fields).toHaveLength(5);
  expect(await attempts()).toBe(2);
}, 120_000);

test('a deed that a killed process was reading is read by the next process, even without its job', async () => {
  const { waqfId, look } = await uploaded();
  // The state after a kill -9 of all processes: claimed, half of the stages done, no job, and nobody renews the claim.
  await api.query(
    `UPDATE documents.document SET status = 'processing', queued_at = now() - interval '1 minute', attempts = 1, claim
      = gen_random_uuid(),
       claimed_until = now() - interval '1 second', stages = jsonb_set(stages, '{0,state}', '"done"')
         WHERE waqf_id = $1`,
    [waqfId],
  );
  const read = await until(look, (document) => document.status !== 'processing', 60_000);
  expect(read.status).toBe('processed');
  expect(read.stages.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
}, 120_000);

test('a stopping platform releases its deed for the next start, and the stop is no attempt', async () => {
  const { waqfId, look } = await uploaded();
  const starts = readerThat('hangs');
  await founder.process(waqfId);
  await until(
    async () => starts(),
    (count) => count === 1,
    30_000,
  );
  expect((await look()).status).toBe('processing');
  await api.application.stop();
  delete process.env['WAQF_READER_ENTRY'];
  const next = await startApi({ database: api.database, dataFolder: api.dataFolder });
  try {
    const again = new Founder(await next.signIn('1000000016'));
    const read = await until(
      async () => documentOf(await again.view(waqfId), 'property_deed'),
      (document) => document.status !== 'processing',
      60_000,
    );
    expect(read.status).toBe('processed');
    expect(await next.query('SELECT attempts FROM documents.document WHERE id = $1', [read.id])).toEqual([
      { attempts: 1 },
    ]);
  } finally {
    await next.stop();
  }
}, 120_000);
