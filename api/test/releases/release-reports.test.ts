import { notificationList } from '@waqf/contracts/notifications';
import type { Registry, ReleaseReport, RemoteInRegistry, RemoteOverview } from '@waqf/contracts/releases';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release, versionOf } from './release-form.js';

const path = '/api/releases/mf-nazir';
const fault = { kind: 'error', name: 'TypeError', place: 'remote.0123abcd.js:1:200' } as const;
let api: TestApi;
let admin: Browser;
let nazir: Browser;
let other: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
  nazir = await api.signIn('1000000032');
  other = await api.signIn('1000000040');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.query('DELETE FROM releases.release_slot');
  await api.query('DELETE FROM releases.release_reporter');
});

const routes = [{ path: '/waqf/:waqfId' }];
const releaseOf = (text: string) => release(`window.${text} = 1;`, { routes });
const report = (browser: Browser, version: string, change: Partial<ReleaseReport> = {}) =>
  browser.post('/api/releases/reports', {
    remote: 'mf-nazir',
    version,
    route: '/waqf/:waqfId',
    browser: 'chrome',
    opened: true,
    faults: [],
    vitals: [],
    ...change,
  });
const remote = async () =>
  ((await admin.get('/api/releases')).body as { remotes: RemoteInRegistry[] }).remotes.find(
    ({ name }) => name === 'mf-nazir',
  );
const overview = async () => (await admin.get(path)).body as RemoteOverview;
const served = async () =>
  ((await nazir.get('/remotes.json')).body as Registry).remotes.find(({ name }) => name === 'mf-nazir')?.version;
const noticesOf = async (browser: Browser) =>
  notificationList.parse((await browser.get('/api/notifications')).body).notifications;
/** Puts a release in force for everybody. @returns its version */
async function publish(text: string): Promise<string> {
  const form = releaseOf(text);
  expect((await publishInto(api, form)).status).toBe(201);
  return versionOf(form);
}

test('page views, faults and web vitals are counted by release, without data of persons', async () => {
  const version = await publish('first');
  const vitals = [{ name: 'lcp', value: 800 } as const];
  expect((await report(nazir, version, { faults: [fault], vitals })).status).toBe(204);
  expect((await report(other, version, { route: '/waqf/0199b2f0' })).status).toBe(204);
  expect(await overview()).toMatchObject({
    remote: { errorRate: 500 },
    current: {
      version,
      health: { opens: 2, faults: 1, rate: 500 },
      faults: [{ ...fault, route: '/waqf/:waqfId', browser: 'chrome', count: 1 }],
      vitals: [{ name: 'lcp', samples: 1 }],
    },
  });
  const columns = await api.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'releases' AND data_type = 'uuid'
       AND table_name IN ('release_slot', 'release_reporter', 'release_fault', 'release_vital')`,
  );
  expect(columns).toEqual([]);
});

test('the address of a fault is a pattern of the release, never a real one', async () => {
  const version = await publish('second');
  await report(nazir, version, { route: '/waqf/0199b2f0', faults: [fault] });
  expect((await overview()).current.faults).toMatchObject([{ route: '/' }]);
});

test('a report with unknown fields is refused, and so is one without a session', async () => {
  const version = await publish('first');
  const text = 'TypeError: محمد 1000000032';
  expect((await report(nazir, version, { faults: [{ ...fault, name: text }] })).status).toBe(400);
  expect((await report(nazir, version, { faults: Array.from({ length: 6 }, () => fault) })).status).toBe(400);
  expect((await report(nazir, version, { route: '/waqf?name=محمد' })).status).toBe(400);
  expect((await report(api.browser(), version)).status).toBe(401);
});

test('faults of one person do not roll a release back, those of two do', async () => {
  const before = await publish('good');
  const version = await publish('bad');
  for (let round = 0; round < 3; round += 1) await report(nazir, version, { faults: [fault, fault] });
  expect(await served()).toBe(version);
  await report(other, version, { faults: [fault] });
  expect(await served()).toBe(before);
  const [change] = (await remote())?.history ?? [];
  expect(change).toMatchObject({ act: 'rolled-back-by-faults', version: before, from: version, by: null });
  expect(change?.faultRates).toEqual({ taken: 1_000, other: null });

  await api.settled();
  const [taken, now] = [version.slice(0, 8), before.slice(0, 8)];
  for (const administrator of [admin, await api.signIn('1000000149')])
    expect((await noticesOf(administrator))[0]).toMatchObject({
      title: 'أُوقف إصدار من mf-nazir تلقائيًا',
      message: `كثرت أخطاء ${taken}، والجميع الآن على ${now}`,
      priority: 'high',
      actionUrl: '/admin/releases/mf-nazir',
    });
  expect((await noticesOf(nazir)).filter(({ title }) => title.includes('mf-nazir'))).toEqual([]);

  for (const person of [nazir, other]) await report(person, before, { faults: [fault, fault, fault] });
  expect(await served()).toBe(before);
});

test('a canary with too many faults ends, and its audience gets the stable version', async () => {
  const before = await publish('calm');
  const form = releaseOf('worse');
  form.set('audience', JSON.stringify({ percent: 100, roles: ['nazir'] }));
  await publishInto(api, form);
  expect(await served()).toBe(versionOf(form));
  for (const person of [nazir, other]) await report(person, versionOf(form), { faults: [fault, fault] });
  expect(await served()).toBe(before);
  expect((await remote())?.history[0]).toMatchObject({ act: 'canary-stopped-by-faults', percent: 100 });
  expect((await remote())?.canary).toBeNull();
});

test('a pinned remote is not rolled back', async () => {
  const version = await publish('pinned');
  await admin.confirmed('POST', `${path}/pin`, { body: { pinned: true } });
  for (const person of [nazir, other]) await report(person, version, { faults: [fault, fault, fault] });
  expect(await served()).toBe(version);
});

test('a canary above the fault limit is not widened until an hour below the limit has passed', async () => {
  await publish('steady');
  await admin.confirmed('POST', `${path}/pin`, { body: { pinned: true } });
  const form = releaseOf('shaky');
  await publishInto(api, form);
  const version = versionOf(form);
  await admin.confirmed('POST', `${path}/canary`, { body: { version, percent: 100, roles: ['nazir'], people: [] } });
  expect((await remote())?.canary).toMatchObject({ version, lockedUntil: null });
  for (const person of [nazir, other]) await report(person, version, { faults: [fault, fault] });
  const until = (await remote())?.canary?.lockedUntil ?? '';
  expect(Date.parse(until)).toBeGreaterThan(api.clock.now().getTime() + 50 * 60_000);
  const refused = await admin.confirmed('POST', `${path}/promote`, { body: {} });
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'releases.promotion-locked']);
  const early = { at: new Date(Date.parse(until) - 60_000).toISOString() };
  expect((await admin.confirmed('POST', `${path}/promote`, { body: early })).status).toBe(409);
  expect((await admin.confirmed('POST', `${path}/promote`, { body: { at: until } })).status).toBe(200);
  api.clock.moveTo(new Date(Date.parse(until) + 1_000));
  admin = await api.signIn('1000000131');
  expect((await remote())?.canary?.lockedUntil ?? null).toBeNull();
  expect((await admin.confirmed('POST', `${path}/promote`, { body: {} })).status).toBe(200);
  expect((await remote())?.current.version).toBe(version);
});
