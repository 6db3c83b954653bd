import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecognisedDeed } from '@waqf/contracts/documents';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;

beforeAll(async () => {
  api = await startApi();
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

async function recognise(bytes: Uint8Array, name: string): Promise<RecognisedDeed> {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  return expectStatus(await founder.browser.upload('/api/waqf/recognise', form), 200);
}

test('three deeds in any order say which they are, and the waqf deed proposes name and description', async () => {
  const [nazir, waqf, property] = [
    await recognise(deedBytes('doc002.pdf'), 'c.pdf'),
    await recognise(deedBytes('doc001.pdf'), 'b.pdf'),
    await recognise(deedBytes('doc000.pdf'), 'a.pdf'),
  ];
  expect([nazir.type, waqf.type, property.type]).toEqual(['nazir_deed', 'waqf_deed', 'property_deed']);
  expect(waqf.proposal?.name?.text).toMatch(/^وقف /);
  expect(property.proposal).toBeNull();
  expect(property.about).toMatch(/^\d+$/);
  expect(property.found).toBeGreaterThan(0);

  // What was read while it was recognised is what its waqf gets, and what is declared otherwise is read anew.
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  const view = await founder.read(waqfId);
  expect(view.waqf.status).toBe('pending');
  const name = documentOf(view, 'waqf_deed').fields.find((field) => field.name === 'waqfName');
  expect(name?.value).toBe(waqf.proposal?.name?.text);
  expect(documentOf(view, 'waqf_deed').stages.map(({ state }) => state)).toEqual(Array(5).fill('done'));
}, 120_000);

test('a file that is no deed says why, and leaves nothing behind', async () => {
  const before = await api.query('SELECT count(*) FROM documents.document');
  const answer = await recognise(deedBytes('doc002.pdf').subarray(0, 900), 'broken.pdf').catch(
    (error: unknown) => error,
  );
  expect(String(answer)).toContain('422');
  const picture = await recognise(Buffer.from(emptyPage), 'empty.pdf');
  expect(picture).toMatchObject({ type: null, found: 0, proposal: null });
  expect(picture.fault?.ar).toContain('لم نجد');
  expect(await api.query('SELECT count(*) FROM documents.document')).toEqual(before);
}, 120_000);

const emptyPage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
