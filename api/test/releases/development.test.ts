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

test('beside the simulators a developer sees their remote, on their own page alone', async () => {
  expect(await entryOf('mf-nazir')).toMatchObject({ version: 'development', entry: '/dev/mf-nazir/entry.js' });
  expect((await api.browser().get('/remotes.json')).body).not.toMatchObject({
    remotes: expect.arrayContaining([expect.objectContaining({ version: 'development' })]),
  });
  const page = await api.browser().get('/boot.json', header('mf-nazir'));
  expect(JSON.stringify(page.body)).toContain('/dev/mf-nazir/entry.js');
});

test('a name that is none of a remote is refused', async () => {
  const answer = await api.browser().get('/remotes.json', header('../evil'));
  expect(answer).toMatchObject({ status: 403, body: { code: 'releases.development' } });
});

test('an administrator admits a version in development for some hours, confirmed and audited', async () => {
  const admin = await api.signIn('1000000131');
  const path = '/api/releases/mf-nazir/development';
  expect((await admin.confirmed('POST', path, { body: { hours: 9 } })).status).toBe(400);
  expect((await admin.post(path, { hours: 2 })).status).toBe(403);
  const made = await admin.confirmed('POST', path, { body: { hours: 2 } });
  expect(made).toMatchObject({ status: 201, body: { flag: expect.stringMatching(/^mf-nazir\.\d+\.[\da-f]{64}$/) } });
  const rows = await api.query(
    "SELECT action FROM platform.audit_entry WHERE action = 'releases.development-admitted'",
  );
  expect(rows).toHaveLength(1);
});
