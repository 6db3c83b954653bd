import { createHash, randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { exportEnvelope, type ReportExport } from '@waqf/contracts/exports';
import { documentVerification } from '@waqf/contracts/reporting';
import { Blobs, StorageFullError } from '../../src/platform/index.js';
import { FailLostExports } from '../../src/reporting/use-cases/fail-lost-exports.js';
import { Typesetter } from '../../src/reporting/typesetting/typesetter.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { tellFigures } from '../proof-figures.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api);
}, 180_000);
afterEach(() => void jest.restoreAllMocks());
afterAll(() => api.stop());

async function ended(format: 'pdf' | 'csv'): Promise<ReportExport> {
  const asked = await nazir.post('/api/exports', { report: 'position', format, filters: { waqfId } });
  const { id } = exportEnvelope.parse(asked.body).export;
  await api.settled();
  return exportEnvelope.parse((await nazir.get(`/api/exports/${id}`)).body).export;
}
const issued = async () =>
  Number((await api.query<{ count: string }>('SELECT count(*) FROM reporting.issued_document'))[0]?.count);
const part = <T>(type: abstract new (...args: never[]) => T): T => api.application.app.get(type, { strict: false });

test('if a template fails, export and audit trail have its reference, and no document is issued', async () => {
  const failing = jest.spyOn(part(Typesetter), 'typeset').mockRejectedValue(new Error('the template did not compile'));
  const failed = await ended('pdf');
  expect(failed).toMatchObject({ state: 'failed', fileName: null, number: null });
  const trail = await api.query<{ reference: string }>(
    `SELECT details ->> 'reference' AS reference FROM platform.audit_entry
     WHERE subject_id = $1 AND action = 'reporting.export-failed'`,
    [failed.id],
  );
  expect(failed.reference).toMatch(/^[0-9a-f-]{12,36}$/);
  expect(trail).toEqual([{ reference: failed.reference }]);
  expect(await issued()).toBe(0);
  failing.mockRestore();
  expect(await ended('pdf')).toMatchObject({ state: 'ready', reference: null });
  expect(await issued()).toBe(1);
}, 120_000);

test('an export whose job is lost fails, and the same report can be requested again', async () => {
  const { id } = await ended('csv');
  const watch = part(FailLostExports);
  // As three kills while the file was made leave it.
  await api.query(`UPDATE reporting.export SET state = 'running', file_name = NULL, sha256 = NULL, size = NULL,
    expires_at = NULL WHERE id = '${id}'`);
  const setJob = (state: string) =>
    api.query(`UPDATE pgboss.job SET state = $2, start_after = now() + interval '1 hour' WHERE singleton_key = $1`, [
      id,
      state,
    ]);
  await setJob('retry');
  expect(await watch.execute()).toBe(0);
  await setJob('failed');
  expect(await watch.execute()).toBe(1);
  expect(exportEnvelope.parse((await nazir.get(`/api/exports/${id}`)).body).export).toMatchObject({
    state: 'failed',
    reference: expect.stringMatching(/^[0-9a-f-]{12,36}$/),
  });
  expect(await watch.execute()).toBe(0);
  await setJob('completed');
  expect(await ended('csv')).toMatchObject({ state: 'ready', id: expect.not.stringMatching(id) });
}, 120_000);

test('if the disk is full, no export is marked ready without its file', async () => {
  const full = jest.spyOn(part(Blobs), 'write').mockRejectedValue(new StorageFullError());
  const failed = await ended('csv');
  expect(failed).toMatchObject({ state: 'failed', fileName: null, expiresAt: null });
  expect((await nazir.get(`/api/exports/${failed.id}/file`)).status).toBe(409);
  full.mockRestore();
  expect((await ended('csv')).state).toBe('ready');
}, 120_000);

test('100 altered copies of a PDF are told from the genuine one by the published hash', async () => {
  const { id } = await ended('pdf');
  const pdf = Buffer.from(await (await nazir.open('GET', `/api/exports/${id}/file`)).arrayBuffer());
  const [row] = await api.query<{ sha256: string }>(
    'SELECT d.sha256 FROM reporting.issued_document d JOIN reporting.export e ON e.document_id = d.id WHERE e.id = $1',
    [id],
  );
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hashOf(pdf)).toBe(row?.sha256);
  const altered = Array.from({ length: 100 }, () => {
    const copy = Buffer.from(pdf);
    const at = randomInt(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << randomInt(8));
    return hashOf(copy);
  });
  const distinguished = altered.filter((hash) => hash !== row?.sha256).length;
  expect(distinguished).toBe(100);
  tellFigures(`${distinguished} of 100 altered PDFs are told from the genuine one`);
}, 60_000);

test('a guessed code is answered with the same fields as a known one, all empty', async () => {
  const { body } = await api.browser().get(`/api/verify/${'0'.repeat(32)}`);
  const answer = documentVerification.parse(body);
  expect(Object.keys(answer).toSorted()).toEqual(Object.keys(documentVerification.shape).toSorted());
  expect(Object.values(answer).filter((value) => value !== null && value !== false)).toEqual([]);
});
