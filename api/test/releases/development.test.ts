import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release } from './release-form.js';

const header = (value: string) => ({ headers: { 'x-waqf-development': value } });
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await publishInto(api, release('window.one = 1;'));
});
afterAll(() => api.stop());

const entryOf = async (value: string) => {
  const answer = await api.browser().get('/remotes.json', header(value));
  const { remotes } = answer.body as { remotes: Array<{ name: string; version: string; entry: string }> };
  return remotes.find(({ name }) => name === 'mf-nazir');
};

test('a start with simulators shows a developer’s own remote, only on their own page', async () => {
  expect(await entryOf('mf-nazir')).toMatchObject({ version: 'development', entry: '/dev/mf-nazir/entry.js' });
  expect((await api.browser().get('/remotes.json')).body).not.toMatchObject({
    remotes: expect.arrayContaining([expect.objectContaining({ version: 'development' })]),
  });
  const page = await api.browser().get('/boot.json', header('mf-nazir'));
  expect(JSON.stringify(page.body)).toContain('/dev/mf-nazir/entry.js');
});

test('an invalid name of a remote is refused', async () => {
  const answer = await api.browser().get('/remotes.json', header('../evil'));
  expect(answer).toMatchObject({ status: 403, body: { code: 'releases.development' } });
});

const path = '/api/releases/mf-nazir/development';
interface Flag {
  id: string;
  name: string;
  state: string;
  lastUsedAt: string | null;
}
const flags = async (admin: Browser) =>
  ((await admin.get('/api/releases')).body as { development: Flag[] }).development;
const make = async (admin: Browser, body: { hours: number; name?: string }) =>
  ((await admin.confirmed('POST', path, { body })).body as { flag: string }).flag;

test('an administrator admits a development version for some hours, which is confirmed and audited', async () => {
  const admin = await api.signIn('1000000131');
  expect((await admin.confirmed('POST', path, { body: { hours: 9 } })).status).toBe(400);
  expect((await admin.post(path, { hours: 2 })).status).toBe(403);
  const flag = await make(admin, { hours: 2, name: 'نورة' });
  expect(flag).toMatch(/^mf-nazir\.\d+\.[\da-f-]{36}\.[\da-f]{64}$/);
  expect((await flags(admin))[0]).toMatchObject({ name: 'نورة', state: 'ready', lastUsedAt: null });
  expect(JSON.stringify(await flags(admin))).not.toContain(flag.split('.')[3]);
  const rows = await api.query(
    "SELECT action FROM platform.audit_entry WHERE action = 'releases.development-admitted'",
  );
  expect(rows).toHaveLength(1);
});

test('a flag admits its remote and shows its use, and admits nothing once revoked', async () => {
  const admin = await api.signIn('1000000131');
  const flag = await make(admin, { hours: 1 });
  expect(await entryOf(`mf-nazir ${flag}`)).toMatchObject({ version: 'development' });
  const [made] = await flags(admin);
  expect(made).toMatchObject({ state: 'in-use' });

  expect((await admin.delete(`${path}/${made?.id}`)).status).toBe(200);
  const refused = { status: 403, body: { code: 'releases.development' } };
  expect(await api.browser().get('/remotes.json', header(`mf-nazir ${flag}`))).toMatchObject(refused);
  expect((await flags(admin))[0]).toMatchObject({ state: 'revoked' });
  const again = await admin.delete(`${path}/${made?.id}`);
  expect(again).toMatchObject({ status: 404, body: { code: 'releases.flag-not-found' } });
});

test('a flag of another remote, with a wrong signature, or after its hours admits nothing', async () => {
  const admin = await api.signIn('1000000131');
  const flag = await make(admin, { hours: 1 });
  const refused = { status: 403, body: { code: 'releases.development' } };
  const asked = (value: string) => api.browser().get('/remotes.json', header(value));
  expect(await asked(`mf-admin ${flag}`)).toMatchObject(refused);
  expect(await asked(`mf-nazir ${flag.slice(0, -1)}${flag.endsWith('0') ? '1' : '0'}`)).toMatchObject(refused);
  api.clock.advance({ hours: 1 });
  expect(await asked(`mf-nazir ${flag}`)).toMatchObject(refused);
});

test('only a released remote has flags', async () => {
  const admin = await api.signIn('1000000131');
  const answer = await admin.confirmed('POST', '/api/releases/mf-nobody/development', { body: { hours: 1 } });
  expect(answer.status).toBe(404);
});
