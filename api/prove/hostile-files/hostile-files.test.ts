import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Founder } from '../../test/endowments/founder.js';
import { hostileFiles } from '../../test/deeds/hostile/hostile-files.mjs';
import { startApi, type TestApi } from '../../test/harness.js';
import type { DeedDocument } from '@waqf/contracts/documents';
import { judgeDownload } from './judge-download.mjs';
import { judgeReading, judgeUpload } from './judge.mjs';

/*
 * The short form of `npm run prove:hostile-files`: all files that are refused by their first bytes or their size, and
 * every third of the others.
 */
const files = hostileFiles();
const chosen = files.filter(({ upload }, at) => upload.status === 415 || upload.status === 413 || at % 3 === 0);

let api: TestApi;
let founder: Founder;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1000000');
  founder = new Founder(await api.signIn('1000000016'));
  waqfId = await founder.create();
}, 180_000);
afterAll(() => api.stop());

/** What is wrong with the download of an accepted upload; null when nothing is. */
async function judgeServed(body: unknown): Promise<string | null> {
  const { document } = body as { document: DeedDocument };
  const answer = await founder.browser.get(`/api/waqf/${waqfId}/documents/${document.id}/file`);
  if (answer.status !== 200) return null;
  return judgeDownload(answer.bytes, answer.headers.get('content-type') ?? '');
}

test('there are at least sixty, each with a name of its own', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test.each(['sizes', 'kinds', 'polyglots', 'broken', 'bombs', 'actions', 'names'])(
  '%s get their verdict',
  async (group) => {
    const complaints: Record<string, string> = {};
    for (const file of chosen.filter((one) => one.group === group)) {
      const answer = await founder.upload(waqfId, 'property_deed', file.bytes(), file.fileName);
      const complaint = judgeUpload(file, answer) ?? (answer.status === 201 ? await judgeServed(answer.body) : null);
      if (complaint !== null) complaints[file.name] = complaint;
    }
    expect(complaints).toEqual({});
  },
  120_000,
);

test('a platform that takes everything is noticed', () => {
  const naive = files.map((file) =>
    judgeUpload(file, { status: 201, body: { document: { fileName: file.fileName } } }),
  );
  expect(naive.filter((complaint) => complaint !== null).length).toBeGreaterThanOrEqual(60);
  expect(
    files.filter(({ endings }) => endings !== null).map((file) => judgeReading(file, { outcome: 'read' })),
  ).not.toContain(null);
  expect(
    judgeUpload(files[0]!, {
      status: 422,
      body: { code: 'documents.empty', message: 'x', reference: 'y', detail: 'at read (/srv/dist/main.js)' },
    }),
  ).toMatch(/inside/);
});
