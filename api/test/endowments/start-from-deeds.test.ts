import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecognisedDeed } from '@waqf/contracts/documents';
import { DeedReader } from '../../src/documents/use-cases/shared/deed-reader.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
/** The number of reading stages reported for each deed type: zero when an earlier reading was reused. */
const announced: Record<string, number> = {};

beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ prepare: (app) => countStages(app.get(DeedReader, { strict: false })) });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

function countStages(reader: DeedReader): void {
  const read = reader.read.bind(reader);
  reader.read = (deed, options) => {
    announced[deed.type] = 0;
    const onStage: typeof options.onStage = (report) => {
      announced[deed.type] = (announced[deed.type] ?? 0) + 1;
      options.onStage(report);
    };
    return read(deed, { ...options, onStage });
  };
}

async function recognise(bytes: Uint8Array, name: string): Promise<RecognisedDeed> {
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  return expectStatus(await founder.browser.upload('/api/waqf/recognise', form), 200);
}

test('the types of three deeds are recognised in any order, and the waqf deed proposes a waqf name', async () => {
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

  // The waqf gets the readings from the recognition; no deed is read a second time.
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  const view = await founder.read(waqfId);
  expect(view.waqf.status).toBe('pending');
  const name = documentOf(view, 'waqf_deed').fields.find((field) => field.name === 'waqfName');
  expect(name?.value).toBe(waqf.proposal?.name?.text);
  expect(documentOf(view, 'waqf_deed').stages.map(({ state }) => state)).toEqual(Array(5).fill('done'));
  expect(announced).toEqual({ property_deed: 0, waqf_deed: 0, nazir_deed: 0 });
}, 120_000);

test('a deed uploaded as another type is read again and gets an error', async () => {
  const recognised = await recognise(deedBytes('doc001.pdf'), 'b.pdf');
  expect(recognised.type).toBe('waqf_deed');
  const waqfId = await founder.create();
  await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  await founder.uploadDeed(waqfId, 'waqf_deed', 'doc001.pdf');
  await founder.uploadDeed(waqfId, 'nazir_deed', 'doc001.pdf');
  const view = await founder.read(waqfId);
  // The waqf deed was just recognised; the reading of the property deed was already used in the previous test.
  expect(announced['waqf_deed']).toBe(0);
  expect(announced['nazir_deed']).toBeGreaterThan(0);
  expect(announced['property_deed']).toBeGreaterThan(0);
  expect(documentOf(view, 'nazir_deed').error).not.toBeNull();
}, 120_000);

test('a file that is not a deed is refused or gets a reason, and nothing is stored', async () => {
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
