import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mostPicturePages, type RecognisedDeed } from '@waqf/contracts/documents';
import sharp from 'sharp';
import { startApi, type TestApi } from '../harness.js';
import type { Answer } from '../browser.js';
import { deedBytes, documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
let upper: Buffer;
let lower: Buffer;

beforeAll(async () => {
  api = await startApi();
  founder = new Founder(await api.signIn('1000000016'));
  const whole = readFileSync(new URL('../deeds/scans/good/doc000.jpg', import.meta.url));
  const { width, height } = await sharp(whole).metadata();
  // Cuts the page between two rows of its table: number and owner are above, location and area below.
  const cut = Math.round(height * 0.274);
  const part = (top: number, end: number) =>
    sharp(whole)
      .extract({ left: 0, top, width, height: end - top })
      .jpeg()
      .toBuffer();
  [upper, lower] = [await part(0, cut), await part(cut, height)];
}, 180_000);
afterAll(() => api.stop());

interface Sent {
  bytes: Uint8Array;
  name: string;
  mime?: string;
}

function formOf(sent: readonly Sent[], type?: string): FormData {
  const form = new FormData();
  if (type) form.set('type', type);
  for (const { bytes, name, mime = 'image/jpeg' } of sent)
    form.append('document', new Blob([Uint8Array.from(bytes)], { type: mime }), name);
  return form;
}
const codeOf = ({ body }: Answer): string => (body as { code: string }).code;
const recognise = (...sent: Sent[]): Promise<Answer> => founder.browser.upload('/api/waqf/recognise', formOf(sent));

test('several photos become the pages of one deed in the order of upload, and are read as one deed', async () => {
  const pages = [
    { bytes: upper, name: 'صورة ١.jpg' },
    { bytes: lower, name: 'صورة ٢.jpg' },
  ];
  const alone = expectStatus<RecognisedDeed>(await recognise(pages[0]!), 200);
  const joined = expectStatus<RecognisedDeed>(await recognise(...pages), 200);
  expect(joined.type).toBe('property_deed');
  expect(joined.found).toBeGreaterThan(alone.found);

  const waqfId = await founder.create();
  const answer = await founder.browser.upload(`/api/waqf/${waqfId}/documents`, formOf(pages, 'property_deed'));
  const { document } = expectStatus<{ document: { fileName: string; mimeType: string } }>(answer, 201);
  expect(document).toMatchObject({ fileName: 'صورة ١.pdf', mimeType: 'application/pdf' });
  const deed = documentOf(await founder.read(waqfId), 'property_deed');
  expect(deed.status).toBe('processed');
  expect(deed.pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(new Set(deed.fields.filter(({ page }) => page !== null).map(({ page }) => page))).toEqual(new Set([1, 2]));
  const second = await founder.browser.get(`/api/waqf/${waqfId}/documents/${deed.id}/pages/2.png`);
  expect(second.status).toBe(200);
}, 180_000);

test('a PDF among several files is refused, and so are too many pictures', async () => {
  const picture = { bytes: upper, name: 'a.jpg' };
  const mixed = await recognise(picture, { bytes: deedBytes('doc001.pdf'), name: 'b.pdf', mime: 'application/pdf' });
  expect([mixed.status, codeOf(mixed)]).toEqual([422, 'documents.pages-mixed']);
  const small = await sharp(upper).resize(64).jpeg().toBuffer();
  const many = await recognise(...Array.from({ length: mostPicturePages + 1 }, () => ({ ...picture, bytes: small })));
  expect([many.status, codeOf(many)]).toEqual([422, 'documents.too-many-scans']);
}, 120_000);

test('a damaged picture among the pages is refused, and nothing is stored', async () => {
  const waqfId = await founder.create();
  const sent = [
    { bytes: upper, name: 'a.jpg' },
    { bytes: lower.subarray(0, 2_000), name: 'b.jpg' },
  ];
  const answer = await founder.browser.upload(`/api/waqf/${waqfId}/documents`, formOf(sent, 'property_deed'));
  expect([answer.status, codeOf(answer)]).toEqual([422, 'documents.damaged-pdf']);
  expect((await founder.view(waqfId)).documents).toEqual([]);
}, 120_000);
