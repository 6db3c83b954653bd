import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waqfList, type WaqfList } from '@waqf/contracts/endowments';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, approveWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let founder: Browser;
let nazir: Browser;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  [founder, nazir, admin] = await Promise.all([
    api.signIn(people.waqif),
    api.signIn(people.nazir),
    api.signIn(people.admin),
  ]);
  for (let index = 0; index < 7; index += 1)
    await approvedWaqf(api, { name: `وقف ${index}`, status: index % 3 === 0 ? 'draft' : 'approved' });
  await approvedWaqf(api, { name: 'وقف واقف آخر', waqif: people.otherWaqif, nazir: people.otherNazir });
}, 180_000);
afterAll(() => api.stop());

async function list(browser: Browser, query: Record<string, string> = {}): Promise<WaqfList> {
  const { status, body } = await browser.get(`/api/waqfs?${new URLSearchParams(query).toString()}`);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return waqfList.parse(body);
}

async function inPages(
  browser: Browser,
  query: Record<string, string>,
): Promise<{ names: string[]; counted: boolean[] }> {
  const pages: WaqfList[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null)
    pages.push(await list(browser, cursor === '' ? query : { ...query, cursor }));
  return {
    names: pages.flatMap(({ waqfs }) => waqfs.map(({ name }) => name)),
    counted: pages.map(({ counts }) => counts !== null),
  };
}
const names = ({ waqfs }: WaqfList): string[] => waqfs.map(({ name }) => name);

test('the list of waqfs is paged without gaps or repetitions for each role', async () => {
  expect(names(await list(founder))).toEqual(['وقف 6', 'وقف 5', 'وقف 4', 'وقف 3', 'وقف 2', 'وقف 1', 'وقف 0']);
  expect(names(await list(nazir))).toEqual(['وقف 1', 'وقف 2', 'وقف 4', 'وقف 5']);
  expect(names(await list(admin))).toHaveLength(8);
  for (const browser of [founder, nazir, admin]) {
    const whole = names(await list(browser));
    for (const limit of ['1', '2', '3', String(whole.length)])
      expect((await inPages(browser, { limit })).names).toEqual(whole);
  }
});

test('the list filters by status; the counts cover all waqfs and come with the first page only', async () => {
  expect((await list(founder, { limit: '2' })).counts).toEqual({ draft: 3, pending: 0, approved: 4, discarded: 0 });
  expect((await list(founder, { status: 'draft' })).counts).toEqual({
    draft: 3,
    pending: 0,
    approved: 4,
    discarded: 0,
  });
  expect(await inPages(founder, { status: 'draft', limit: '2' })).toEqual({
    names: ['وقف 6', 'وقف 3', 'وقف 0'],
    counted: [true, false],
  });
  expect((await list(nazir, { status: 'draft' })).waqfs).toEqual([]);
});

test('a nazir learns how many of the waqfs await their acceptance', async () => {
  expect((await list(nazir)).counts).toEqual({ draft: 0, pending: 0, approved: 4, discarded: 0, unaccepted: 0 });
  const accepted = 'UPDATE endowments.waqf SET nazir_accepted_at = $1 WHERE name = $2';
  await api.query(accepted, [null, 'وقف 5']);
  expect((await list(nazir)).counts).toEqual({ draft: 0, pending: 0, approved: 4, discarded: 0, unaccepted: 1 });
  expect((await list(founder)).counts).not.toHaveProperty('unaccepted');
  await api.query(accepted, [new Date(), 'وقف 5']);
});

test('a waqf created or approved between two pages does not shift the next page', async () => {
  const page = await list(founder, { limit: '3' });
  await approvedWaqf(api, { name: 'وقف جديد' });
  expect(names(await list(founder, { limit: '100', cursor: page.nextCursor ?? '' }))).toEqual([
    'وقف 3',
    'وقف 2',
    'وقف 1',
    'وقف 0',
  ]);
  const drafts = await list(founder, { limit: '1', status: 'draft' });
  await approveWaqf(api, drafts.waqfs[0]?.id ?? '');
  expect(names(await list(founder, { limit: '5', status: 'draft', cursor: drafts.nextCursor ?? '' }))).toEqual([
    'وقف 3',
    'وقف 0',
  ]);
});

test('a list goes on where it ended, also when its last waqf is no longer in it', async () => {
  const page = await list(nazir, { limit: '2' });
  expect(names(page)).toEqual(['وقف 1', 'وقف 2']);
  await approveWaqf(api, page.waqfs[1]?.id ?? '', people.otherNazir);
  expect(names(await list(nazir, { limit: '2', cursor: page.nextCursor ?? '' }))).toEqual(['وقف 4', 'وقف 5']);
  await approveWaqf(api, page.waqfs[1]?.id ?? '', people.nazir);
});

test('the place of another list shows nothing of its waqfs', async () => {
  const { nextCursor } = await list(admin, { limit: '1' });
  expect(nextCursor).not.toBeNull();
  const seen = names(await list(founder, { cursor: nextCursor ?? '' }));
  expect(seen).not.toContain('وقف واقف آخر');
});

test('a malformed cursor, one of a list in another order, bad limits and states are refused', async () => {
  const { nextCursor } = await list(nazir, { limit: '1' });
  for (const query of [
    `cursor=${nextCursor}`,
    'cursor=0199a000-0000-7000-8000-000000000000',
    'cursor=x',
    'cursor=1.',
    'limit=0',
    'limit=101',
    'status=closed',
  ]) {
    const { status } = await founder.get(`/api/waqfs?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});
