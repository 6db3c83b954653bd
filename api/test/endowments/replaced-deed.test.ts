import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { brokenPdfs } from '../deeds/pdf-builder.js';
import { readEachDeedOnce } from '../documents/read-each-deed-once.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  readEachDeedOnce();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

it('an unreadable deed ends as error with reason and reference, and is replaced by a newer version', async () => {
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
    `SELECT version, standing, status FROM documents.document WHERE waqf_id = $1 AND type = 'waqf_deed'
      ORDER BY version`,
    [waqfId],
  );
  expect(kept).toEqual([
    { version: 1, standing: 'superseded', status: 'uploaded' },
    { version: 2, standing: 'superseded', status: 'error' },
    { version: 3, standing: 'current', status: 'processed' },
  ]);
});

it('replacing a deed of a pending waqf takes it back to draft until the new one is read', async () => {
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

it('a deed of another type is an error when that is certain', async () => {
  const waqfId = await founder.create();
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc000.pdf');
  const view = await founder.read(waqfId);
  expect(documentOf(view, 'nazir_deed').error?.code).toBe('documents.wrong-type');
});

it('a deed used in another waqf warns without telling which, and blocks nothing', async () => {
  const first = await founder.create('وقف النخيل الأول');
  await founder.uploadDeed(first, 'property_deed', 'doc003.pdf');
  const second = new Founder(await api.signIn('1000000024'));
  const waqfId = await second.create('وقف النخيل الثاني');
  expectStatus(await second.upload(waqfId, 'property_deed', deedBytes('doc003.pdf'), 'نسخة.pdf'), 201);
  const { warnings } = await second.view(waqfId);
  expect(warnings.map((warning) => warning.code)).toContain('endowments.deed-reused');
  expect(JSON.stringify(warnings)).not.toMatch(new RegExp(`${first}|النخيل الأول`));
});
