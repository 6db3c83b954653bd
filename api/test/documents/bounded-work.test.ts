import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Blobs } from '../../src/platform/index.js';
import { deedBytes, documentOf, Founder } from '../endowments/founder.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let founder: Founder;
let other: Founder;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
  other = new Founder(await api.signIn('1000000024'));
}, 60_000);
afterAll(() => api.stop());

const sizeOf = (deedId: string, bytes: number) =>
  api.query('UPDATE documents.document SET size_bytes = $2 WHERE id = $1', [deedId, bytes]);

/** Files are stored by their content: no other test uploads this one. */
const brokenFile = 'doc006.pdf';

/** A deed whose stored bytes are damaged; returns a function that restores them. */
async function brokenDeed(): Promise<{ pageOf: (page: number) => string; mend: () => void }> {
  const waqfId = await founder.create();
  const { id } = await founder.uploadDeed(waqfId, 'property_deed', brokenFile);
  const [row] = await api.query<{ sha256: string }>('SELECT sha256 FROM documents.document WHERE id = $1', [id]);
  const blobs = api.application.app.get(Blobs, { strict: false });
  const path = await blobs.onDisk(row!.sha256, (stored) => Promise.resolve(stored));
  writeFileSync(path, '%PDF-1.4 and nothing that a reader could open');
  return {
    pageOf: (page) => `/api/waqf/${waqfId}/documents/${id}/pages/${page}.png`,
    mend: () => writeFileSync(path, deedBytes(brokenFile)),
  };
}

it('a page that cannot be rendered is remembered and never rendered again', async () => {
  const { pageOf, mend } = await brokenDeed();
  expect(await founder.browser.get(pageOf(1))).toMatchObject({ status: 422, body: { code: 'documents.damaged-pdf' } });
  // If the page had been drawn again, it would be stored now.
  mend();
  expect((await founder.browser.get(pageOf(1))).status).toBe(422);
  expect((await founder.browser.get(pageOf(51))).status).toBe(404);
  await api.query('DELETE FROM documents.page_drawing');
  expect((await founder.browser.get(pageOf(1))).status).toBe(200);
});

it('a user who requests fifty pages at once is refused most, and delays nobody else’s upload', async () => {
  await api.query('DELETE FROM documents.page_drawing');
  const { pageOf } = await brokenDeed();
  const waqfId = await other.create();
  const ended: string[] = [];
  const pages = Array.from({ length: 50 }, async (_, index) => {
    const { status, headers } = await founder.browser.get(pageOf(index + 1));
    ended.push('page');
    return [status, headers.get('retry-after')];
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const upload = other.uploadDeed(waqfId, 'property_deed', 'doc003.pdf').then(() => ended.push('upload'));
  const answers = await Promise.all(pages);
  await upload;
  const refused = answers.filter(([status]) => status === 429);
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([422, 429]));
  expect(refused.length).toBeGreaterThanOrEqual(30);
  expect(new Set(refused.map(([, retryAfter]) => retryAfter))).toEqual(new Set(['5']));
  // Of eleven pages that are drawn one after the other, most are drawn after the upload.
  expect(ended.length - 1 - ended.indexOf('upload')).toBeGreaterThanOrEqual(4);
}, 60_000);

it('the files of a person, of a waqf and of a day have a quota, and the message says which', async () => {
  const megabyte = 1024 * 1024;
  const waqfId = await other.create();
  const { id } = await other.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  const again = () => other.upload(waqfId, 'waqf_deed', deedBytes('doc001.pdf'));

  await sizeOf(id, 300 * megabyte);
  expect(await again()).toMatchObject({
    status: 413,
    body: { code: 'documents.quota-waqf', message: expect.stringContaining('هذا الوقف') },
  });
  await sizeOf(id, 1024 * megabyte);
  const elsewhere = await other.create();
  expect(await other.upload(elsewhere, 'waqf_deed', deedBytes('doc001.pdf'))).toMatchObject({
    status: 413,
    body: { code: 'documents.quota-person', message: expect.stringContaining('لشخص واحد') },
  });
  await sizeOf(id, 1000);
  expect((await again()).status).toBe(201);
  await api.query('UPDATE documents.received_bytes SET bytes = $1', [500 * megabyte]);
  expect(await again()).toMatchObject({
    status: 413,
    body: { code: 'documents.quota-day', message: expect.stringContaining('اليوم') },
  });
  expect(documentOf(await other.view(waqfId), 'waqf_deed')).toMatchObject({ version: 1 });
  api.clock.advance({ hours: 24 });
  const tomorrow = new Founder(await api.signIn('1000000024'));
  expect((await tomorrow.upload(waqfId, 'waqf_deed', deedBytes('doc001.pdf'))).status).toBe(201);
});

it('refused files count towards the daily quota', async () => {
  await api.query('DELETE FROM documents.received_bytes');
  const today = new Founder(await api.signIn('1000000016'));
  const waqfId = await today.create();
  const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5000)]);
  expect((await today.upload(waqfId, 'property_deed', file)).status).toBe(422);
  const [row] = await api.query<{ bytes: string }>('SELECT bytes::text FROM documents.received_bytes');
  expect(Number(row?.bytes)).toBe(file.length);
});
