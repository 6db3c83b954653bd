import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WaqfHistory } from '@waqf/contracts/endowments';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { EventReader } from '../notifications/event-reader.js';
import { documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

interface Entry {
  action: string;
  actor_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  details: Record<string, unknown>;
}

const historyOf = (waqfId: string) =>
  api.query<Entry>(
    `SELECT action, actor_name, before, after, details FROM platform.audit_entry WHERE waqf_id = $1 ORDER BY id`,
    [waqfId],
  );

test('the audit trail of a waqf has each change once, with the values before and after', async () => {
  const waqfId = await founder.create('وقف السدر');
  expectStatus(await founder.browser.patch(`/api/waqf/${waqfId}`, { name: 'وقف النخيل' }), 200);
  expectStatus(await founder.browser.patch(`/api/waqf/${waqfId}`, { name: 'وقف النخيل' }), 200);
  await founder.uploadTrio(waqfId);
  const view = await founder.read(waqfId);
  const { id, fields } = documentOf(view, 'nazir_deed');
  const nazirName = fields.find(({ name }) => name === 'nazirName')?.value ?? null;
  expectStatus(await founder.correct(waqfId, id, { nazirName, nazirId: '1000000040' }), 200);
  expectStatus(
    await founder.browser.post(`/api/waqf/${waqfId}/documents/${id}/fields/undo`, { field: 'nazirName' }),
    200,
  );
  await founder.uploadDeed(waqfId, 'waqf_deed', 'doc001.pdf');

  const history = await historyOf(waqfId);
  const actions = history.map(({ action }) => action);
  expect(actions.filter((action) => action !== 'documents.deed-read')).toEqual([
    'endowments.waqf-created',
    'endowments.waqf-renamed',
    ...Array<string>(3).fill('documents.deed-uploaded'),
    'documents.deeds-queued',
    'endowments.waqf-moved-to-review',
    'documents.fields-corrected',
    'documents.correction-undone',
    'documents.deed-uploaded',
    'endowments.waqf-returned-to-draft',
  ]);
  expect(actions.filter((action) => action === 'documents.deed-read')).toHaveLength(3);
  // Who reads it on the page of the waqf sees which of the deeds each act is about.
  const shown = (await founder.browser.get(`/api/waqf/${waqfId}/history`)).body as WaqfHistory;
  const uploads = shown.entries.filter(({ action }) => action === 'documents.deed-uploaded');
  expect(uploads.map(({ title }) => title.ar).toSorted()).toEqual(
    ['رُفع صك: صك الملكية', 'رُفع صك: صك النظارة', ...Array<string>(2).fill('رُفع صك: صك الوقفية')].toSorted(),
  );
  const entry = (action: string) => history.find((one) => one.action === action);
  expect(entry('endowments.waqf-renamed')).toMatchObject({
    before: { name: 'وقف السدر' },
    after: { name: 'وقف النخيل' },
  });
  expect(entry('endowments.waqf-moved-to-review')).toMatchObject({
    actor_name: 'documents.read',
    before: { status: 'draft' },
    after: { status: 'pending' },
  });
  // A confirmed value is not a change, and the audit trail has only the last four digits of a national id.
  expect(entry('documents.fields-corrected')).toMatchObject({
    after: { nazirId: '******0040' },
    details: { fields: ['nazirName', 'nazirId'] },
  });
  expect(Object.keys(entry('documents.fields-corrected')?.before ?? {})).toEqual(['nazirId']);
  expect(JSON.stringify(history)).not.toContain('1000000040');
  expect(await api.query(`SELECT 1 FROM platform.outbox_event WHERE payload::text LIKE '%1000000040%'`)).toEqual([]);
}, 120_000);

test('open pages are told when the name of a waqf has changed', async () => {
  const waqfId = await founder.create();
  const watching = await EventReader.open(await api.signIn('1000000016'));
  expectStatus(await founder.browser.patch(`/api/waqf/${waqfId}`, { name: 'وقف آخر' }), 200);
  await watching.until(
    () =>
      watching.events.some(
        ({ event, data }) => event === 'waqf.changed' && (data as { waqfId: string }).waqfId === waqfId,
      ),
    10_000,
  );
  await watching.close();
});
