import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { WaqfHistory, WaqfList } from '@waqf/contracts/endowments';
import { RemindFounders } from '../../src/endowments/use-cases/remind-founders.js';
import type { Answer, Browser } from '../browser.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { records, sheetOf } from '../exports/read-sheet.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
let admin: Browser;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  founder = new Founder(await api.signIn('1000000016'));
  admin = await api.signIn('1000000131');
});

const act = (waqfId: string, name: 'discard' | 'restore', by = founder.browser): Promise<Answer> =>
  by.post(`/api/waqf/${waqfId}/${name}`, {});
const discard = async (waqfId: string) => expectStatus(await act(waqfId, 'discard'), 200);
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const list = async (query = '', by = founder.browser): Promise<WaqfList> =>
  expectStatus(await by.get(`/api/waqfs${query}`), 200);
const idsIn = ({ waqfs }: WaqfList) => waqfs.map(({ id }) => id);
const warningsOf = async (waqfId: string) => (await founder.view(waqfId)).warnings.map(({ code }) => code);

it('a discarded draft leaves the lists and figures, and is found by the filter of states', async () => {
  const kept = await founder.create('وقف باقٍ');
  const waqfId = await founder.create('وقف بدأ خطأ');
  await discard(waqfId);
  expect((await founder.view(waqfId)).waqf).toMatchObject({ status: 'discarded', discardedAt: expect.any(String) });

  const all = await list();
  expect(idsIn(all)).toContain(kept);
  expect(idsIn(all)).not.toContain(waqfId);
  expect(idsIn(await list('?status=draft'))).not.toContain(waqfId);
  expect(idsIn(await list('?status=discarded'))).toEqual([waqfId]);
  expect(idsIn(await list('?status=discarded', admin))).toContain(waqfId);
  expect(idsIn(await list('', admin))).not.toContain(waqfId);
  expect(all.counts).toEqual({ draft: 1, pending: 0, approved: 0, discarded: 1 });
  const stats = expectStatus(await founder.browser.get('/api/dashboard/stats'), 200);
  expect(stats).toMatchObject({ stats: { totalWaqfs: 1, draftWaqfs: 1 } });

  await api.settled();
  const found = expectStatus(await founder.browser.get(`/api/search?q=${encodeURIComponent('بدأ خطأ')}`), 200);
  expect(JSON.stringify(found)).not.toContain(waqfId);
  const exported = (filters: Record<string, string>) =>
    founder.browser.post('/api/exports', { table: 'waqfs', filters, columns: ['name', 'status'] });
  expect(records(await sheetOf(await exported({})))).toEqual([['وقف باقٍ', 'مسودة']]);
  expect(records(await sheetOf(await exported({ status: 'discarded' })))).toEqual([['وقف بدأ خطأ', 'ملغى']]);
  await discard(kept);
});

it('nothing is done with a discarded waqf before it is taken back, and reading it ends', async () => {
  const waqfId = await founder.create('وقف متوقف');
  const deed = await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  // As while a reader works on it.
  await api.query(
    `UPDATE documents.document SET status = 'processing', claim = $2, queued_at = now(),
       claimed_until = now() + interval '1 hour' WHERE id = $1`,
    [deed.id, randomUUID()],
  );
  await discard(waqfId);
  const [row] = await api.query('SELECT status, claim FROM documents.document WHERE id = $1', [deed.id]);
  expect(row).toEqual({ status: 'uploaded', claim: null });
  const view = await founder.view(waqfId);
  expect(Object.entries(view.may).filter(([, may]) => may)).toEqual([['restore', true]]);
  expect(documentOf(view, 'property_deed').status).toBe('uploaded');

  const refused = [409, 'endowments.discarded'];
  const path = `/api/waqf/${waqfId}`;
  expect(codeOf(await founder.upload(waqfId, 'waqf_deed', deedBytes('doc001.pdf')))).toEqual(refused);
  expect(codeOf(await founder.browser.patch(path, { name: 'اسم آخر' }))).toEqual(refused);
  expect(codeOf(await founder.browser.post(`${path}/process`))).toEqual(refused);
  expect(codeOf(await admin.post(`${path}/process`))).toEqual(refused);
  expect(codeOf(await founder.browser.post(`${path}/approve`, {}))).toEqual(refused);
  expect(codeOf(await founder.browser.post(`${path}/name/from-deed`, {}))).toEqual(refused);
  expect(codeOf(await founder.correct(waqfId, deed.id, { location: 'جدة' }))).toEqual(refused);
  expect(codeOf(await founder.enterByHand(waqfId, deed.id))).toEqual(refused);
  expect(codeOf(await act(waqfId, 'discard'))).toEqual(refused);
});

it('a waqf under review comes back as it was, with a fact for each step', async () => {
  const waqfId = await founder.pending();
  await discard(waqfId);
  const restored = expectStatus(await act(waqfId, 'restore'), 200);
  expect(restored).toMatchObject({ waqf: { status: 'pending', discardedAt: null } });
  expect(codeOf(await act(waqfId, 'restore'))).toEqual([409, 'endowments.not-discarded']);
  const { entries } = expectStatus<WaqfHistory>(await founder.browser.get(`/api/waqf/${waqfId}/history?limit=3`), 200);
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    ['endowments.waqf-moved-to-review', [{ field: 'status', before: 'draft', after: 'pending' }]],
    ['endowments.waqf-restored', [{ field: 'status', before: 'discarded', after: 'draft' }]],
    ['endowments.waqf-discarded', [{ field: 'status', before: 'pending', after: 'discarded' }]],
  ]);
  expectStatus(await founder.approve(waqfId), 200);
  expect(codeOf(await act(waqfId, 'discard'))).toEqual([409, 'endowments.already-approved']);
});

it('another waqf may use the deeds of a discarded one, until it is taken back', async () => {
  const first = await founder.create('وقف أول');
  await founder.uploadDeed(first, 'waqf_deed', 'doc005.pdf');
  const second = await founder.create('وقف ثان');
  await founder.uploadDeed(second, 'waqf_deed', 'doc005.pdf');
  expect(await warningsOf(second)).toContain('endowments.deed-reused');
  await discard(first);
  expect(await warningsOf(second)).toEqual([]);
  expect(await warningsOf(first)).toEqual([]);
  expectStatus(await act(first, 'restore'), 200);
  expect(await warningsOf(second)).toContain('endowments.deed-reused');
});

it('its founder is not reminded of it, and a week after taking it back is', async () => {
  const remind = api.application.app.get(RemindFounders, { strict: false });
  const waqfId = await founder.create('وقف بلا تذكير');
  const remindersOf = async () => {
    await api.settled();
    await remind.execute();
    return api.query(`SELECT 1 FROM platform.audit_entry WHERE action = 'endowments.deeds-awaited' AND waqf_id = $1`, [
      waqfId,
    ]);
  };
  await discard(waqfId);
  api.clock.advance({ hours: 8 * 24 });
  expect(await remindersOf()).toEqual([]);
  founder = new Founder(await api.signIn('1000000016'));
  expectStatus(await act(waqfId, 'restore'), 200);
  expect(await remindersOf()).toEqual([]);
  api.clock.advance({ hours: 8 * 24 });
  expect(await remindersOf()).toHaveLength(1);
});

it('only its founder discards a waqf and takes it back', async () => {
  const waqfId = await founder.create('وقف لصاحبه');
  const other = await api.signIn('1000000024');
  expect((await act(waqfId, 'discard', other)).status).toBe(404);
  expect((await act(waqfId, 'discard', admin)).status).toBe(403);
  await discard(waqfId);
  expect((await act(waqfId, 'restore', other)).status).toBe(404);
  expect((await act(waqfId, 'restore', admin)).status).toBe(403);
});
