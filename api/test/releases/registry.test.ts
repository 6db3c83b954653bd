import type { Registry, RemoteInRegistry } from '@waqf/contracts/releases';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release, versionOf } from './release-form.js';

const people = { admin: '1000000131', nazir: '1000000032', otherNazir: '1000000040', waqif: '1000000016' };
const path = '/api/releases/mf-nazir';
let api: TestApi;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn(people.admin);
});
afterAll(() => api.stop());

const [one, two, three] = ['one', 'two', 'three'].map((text) => release(`window.${text} = 1;`)) as [
  FormData,
  FormData,
  FormData,
];
const [v1, v2, v3] = [versionOf(one), versionOf(two), versionOf(three)];

const servedTo = async (browser: Browser) =>
  ((await browser.get('/remotes.json')).body as Registry).remotes.find(({ name }) => name === 'mf-nazir');
const remote = async () =>
  ((await admin.get('/api/releases')).body as { remotes: RemoteInRegistry[] }).remotes.find(
    ({ name }) => name === 'mf-nazir',
  );
const idOf = async (browser: Browser) => ((await browser.get('/api/user/me')).body as { user: { id: string } }).user.id;
/** Promotes the version to everybody, whatever was served before. */
async function begin(form: FormData): Promise<void> {
  await admin.confirmed('POST', `${path}/pin`, { body: { pinned: false } });
  expect((await publishInto(api, form)).status).toBe(201);
}

test('a canary is served only to its audience, and to everybody once it is promoted', async () => {
  await begin(one);
  expect(await publishInto(api, one)).toMatchObject({ body: { release: { inForce: true, outcome: 'unchanged' } } });
  two.set('audience', JSON.stringify({ percent: 0, roles: ['nazir'] }));
  expect(await publishInto(api, two)).toMatchObject({
    status: 201,
    body: { release: { inForce: false, outcome: 'canary' } },
  });
  two.delete('audience');
  const [nazir, other] = [await api.signIn(people.nazir), await api.signIn(people.otherNazir)];
  expect((await servedTo(nazir))?.version).toBe(v1);

  const canary = { version: v2, percent: 0, people: [await idOf(nazir)] };
  expect((await admin.confirmed('POST', `${path}/canary`, { body: canary })).status).toBe(200);
  expect(await servedTo(nazir)).toMatchObject({ version: v2, previous: { version: v1 } });
  expect((await servedTo(other))?.version).toBe(v1);
  expect((await servedTo(api.browser()))?.version).toBe(v1);
  expect((await nazir.get('/boot.json')).body).toMatchObject({
    registry: { remotes: expect.arrayContaining([expect.objectContaining({ name: 'mf-nazir', version: v2 })]) },
  });

  await admin.confirmed('POST', `${path}/canary`, { body: { version: v2, percent: 100, roles: ['waqif'] } });
  expect((await servedTo(other))?.version).toBe(v1);
  expect((await servedTo(await api.signIn(people.waqif)))?.version).toBe(v2);

  expect((await admin.confirmed('POST', `${path}/promote`, { body: {} })).status).toBe(200);
  expect(await servedTo(other)).toMatchObject({ version: v2, previous: { version: v1 } });
  expect((await remote())?.history[0]).toMatchObject({ act: 'promoted', version: v2, from: v1 });
  expect((await admin.confirmed('POST', `${path}/promote`, { body: {} })).body).toMatchObject({
    code: 'releases.no-canary',
  });
});

test('a roll-back names its target, ends the canary first and then goes to the version before', async () => {
  await begin(one);
  await begin(two);
  await begin(three);
  await admin.confirmed('POST', `${path}/canary`, { body: { version: v1, percent: 50 } });
  expect((await remote())?.rollsBackTo).toBe(v3);
  expect((await admin.confirmed('POST', `${path}/rollback`)).body).toMatchObject({
    remote: { canary: null, current: { version: v3 }, rollsBackTo: v2 },
  });
  expect((await admin.confirmed('POST', `${path}/rollback`)).body).toMatchObject({
    remote: { current: { version: v2 } },
  });
});

test('while a remote is pinned a release is stored, and can be a canary later', async () => {
  await begin(one);
  await admin.confirmed('POST', `${path}/pin`, { body: { pinned: true } });
  expect(await publishInto(api, two)).toMatchObject({
    status: 201,
    body: { release: { inForce: false, outcome: 'stored' } },
  });
  expect(await remote()).toMatchObject({ pinned: true, current: { version: v1 } });
  expect((await remote())?.history[0]).toMatchObject({ act: 'stored', version: v2 });
  expect((await admin.confirmed('POST', `${path}/canary`, { body: { version: v2, percent: 10 } })).status).toBe(200);
});

test('a scheduled promotion takes effect on time, unless the canary was stopped', async () => {
  await begin(one);
  const at = new Date(api.clock.now().getTime() + 60_000).toISOString();
  await admin.confirmed('POST', `${path}/canary`, { body: { version: v2, percent: 10 } });
  expect((await admin.confirmed('POST', `${path}/promote`, { body: { at } })).body).toMatchObject({
    remote: { current: { version: v1 }, canary: { promotesAt: at } },
  });
  expect((await admin.confirmed('POST', `${path}/promote`, { body: { at: '2020-01-01T00:00:00.000Z' } })).status).toBe(
    422,
  );
  await admin.confirmed('POST', `${path}/rollback`);
  await admin.confirmed('POST', `${path}/canary`, { body: { version: v3, percent: 10 } });
  const second = new Date(api.clock.now().getTime() + 12_000).toISOString();
  await admin.confirmed('POST', `${path}/promote`, { body: { at: second } });
  await api.clock.advance({ minutes: 1 });
  await expectSoon(async () => (await remote())?.current.version === v3);
  expect((await remote())?.history[0]).toMatchObject({ act: 'promoted', version: v3, by: null });
});

async function expectSoon(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 40_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('only a published version can be a canary, and a wrong audience is refused', async () => {
  await begin(one);
  expect(
    (await admin.confirmed('POST', `${path}/canary`, { body: { version: 'a'.repeat(16), percent: 10 } })).status,
  ).toBe(404);
  expect((await admin.confirmed('POST', `${path}/canary`, { body: { version: v1, percent: 10 } })).status).toBe(404);
  expect((await admin.confirmed('POST', `${path}/canary`, { body: { version: v2, percent: 101 } })).status).toBe(400);
});

test('each change is one audit entry', async () => {
  await begin(one);
  await admin.confirmed('POST', `${path}/canary`, { body: { version: v2, percent: 10 } });
  const rows = await api.query<{ action: string }>(
    "SELECT action FROM platform.audit_entry WHERE subject_id = 'mf-nazir' ORDER BY occurred_at DESC, id DESC LIMIT 2",
  );
  expect(rows.map(({ action }) => action)).toEqual(['releases.canary-changed', 'releases.release-published']);
});
