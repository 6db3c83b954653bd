import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { brokenPdfs } from '../deeds/pdf-builder.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

it('an unreadable deed gets an error with reason and reference, and is replaced by a newer version', async () => {
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  expectStatus(await founder.upload(waqfId, 'waqf_deed', brokenPdfs.blank(1), 'فارغ.pdf'), 201);
  const view = await founder.read(waqfId);
  const failed = documentOf(view, 'waqf_deed');
  expect(failed).toMatchObject({
    status: 'error',
    version: 2,
    fields: [],
    error: { code: 'documents.no-text', reference: expect.stringMatching(/\S{8,}/) },
  });
  expect(failed.error?.message.ar).toMatch('لم نجد');
  expect(failed.stages.some((stage) => stage.state === 'failed')).toBe(true);
  expect(view.waqf.status).toBe('draft');
  expect(view.waqf.propertyDetails).not.toBeNull();
  expect(view.waqf.waqfDetails).toBeNull();
  expect((await founder.approve(waqfId)).status).toBe(409);

  await founder.uploadDeed(waqfId, 'waqf_deed', 'doc001.pdf');
  const again = await founder.read(waqfId);
  expect(again.waqf.status).toBe('pending');
  expect(documentOf(again, 'waqf_deed')).toMatchObject({ status: 'processed', version: 3, error: null });
  const kept = await api.query(
    `SELECT version, version_status, status FROM documents.document WHERE waqf_id = $1 AND type = 'waqf_deed'
      ORDER BY version`,
    [waqfId],
  );
  expect(kept).toEqual([
    { version: 1, version_status: 'superseded', status: 'uploaded' },
    { version: 2, version_status: 'superseded', status: 'error' },
    { version: 3, version_status: 'current', status: 'processed' },
  ]);
});

it('the fields of an unreadable deed are entered by hand and marked, and the waqf can be approved', async () => {
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  expectStatus(await founder.upload(waqfId, 'waqf_deed', brokenPdfs.blank(2), 'بخط اليد.pdf'), 201);
  const before = await founder.read(waqfId);
  const failed = documentOf(before, 'waqf_deed');
  expect((await founder.correct(waqfId, failed.id, { waqfName: 'وقف النخيل' })).status).toBe(409);
  const readable = documentOf(before, 'nazir_deed');
  expect(await founder.enterByHand(waqfId, readable.id)).toMatchObject({
    status: 409,
    body: { code: 'documents.readable' },
  });

  expectStatus(await founder.enterByHand(waqfId, failed.id), 200);
  const view = await founder.view(waqfId);
  const opened = documentOf(view, 'waqf_deed');
  expect(opened).toMatchObject({ status: 'processed', enteredByHand: true, error: null });
  expect(opened.pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(opened.fields.map(({ name, value, state, reviewed }) => [name, value, state, reviewed])).toEqual(
    ['waqfName', 'purpose', 'conditions', 'beneficiaries'].map((name) => [name, null, 'missing', false]),
  );
  expect(documentOf(view, 'nazir_deed').enteredByHand).toBe(false);
  expect(view.waqf.status).toBe('pending');
  expect((await founder.browser.get(`/api/waqf/${waqfId}/documents/${failed.id}/pages/2.png`)).status).toBe(200);
  // A second call changes nothing.
  expectStatus(await founder.enterByHand(waqfId, failed.id), 200);

  const fields = {
    waqfName: 'وقف النخيل',
    purpose: 'كفالة الأيتام',
    conditions: ['لا يباع'],
    beneficiaries: ['الأيتام'],
  };
  expectStatus(await founder.correct(waqfId, failed.id, fields), 200);
  const nazir = { nazirName: 'فهد بن ناصر الدوسري', nazirId: '1000000040' };
  expectStatus(await founder.correct(waqfId, readable.id, nazir), 200);
  expectStatus(await founder.approve(waqfId), 200);
  const approved = await founder.view(waqfId);
  expect(approved.waqf).toMatchObject({ status: 'approved', waqfDetails: { purpose: 'كفالة الأيتام' } });
  expect(documentOf(approved, 'waqf_deed')).toMatchObject({ enteredByHand: true });
  const facts = await api.query(
    `SELECT count(*)::int AS count FROM platform.audit_entry WHERE action = 'documents.deed-entered-by-hand'`,
  );
  expect(facts).toEqual([{ count: 1 }]);
});

it('replacing a deed of a pending waqf returns it to draft until the new deed is read', async () => {
  const waqfId = await founder.pending();
  const before = documentOf(await founder.view(waqfId), 'nazir_deed');
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc005.pdf');
  const view = await founder.view(waqfId);
  expect(view.waqf.status).toBe('draft');
  expect(documentOf(view, 'nazir_deed')).toMatchObject({ status: 'uploaded', version: 2, fields: [] });
  expect((await founder.approve(waqfId)).status).toBe(409);
  expect((await founder.correct(waqfId, before.id, { nazirName: 'غيره' })).status).toBe(409);
  expect((await founder.read(waqfId)).waqf.status).toBe('pending');
});

it('a deed that is certainly of another type gets an error', async () => {
  const waqfId = await founder.create();
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc000.pdf');
  const view = await founder.read(waqfId);
  expect(documentOf(view, 'nazir_deed').error?.code).toBe('documents.wrong-type');
});

it('a deed used in another waqf gives a warning that does not name that waqf', async () => {
  const first = await founder.create('وقف النخيل الأول');
  await founder.uploadDeed(first, 'property_deed', 'doc003.pdf');
  const second = new Founder(await api.signIn('1000000024'));
  const waqfId = await second.create('وقف النخيل الثاني');
  expectStatus(await second.upload(waqfId, 'property_deed', deedBytes('doc003.pdf'), 'نسخة.pdf'), 201);
  const { warnings } = await second.view(waqfId);
  expect(warnings.map((warning) => warning.code)).toContain('endowments.deed-reused');
  expect(JSON.stringify(warnings)).not.toMatch(new RegExp(`${first}|النخيل الأول`));
});
