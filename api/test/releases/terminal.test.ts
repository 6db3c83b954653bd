import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeRemote, RemoteInRegistry } from '@waqf/contracts/releases';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { RunningVersions } from '../../src/releases/persistence/running-versions.js';
import { publishInto, release, versionOf } from './release-form.js';

let api: TestApi;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterAll(() => api.stop());

/** A request like that of `npm run release`: with a token, without an Origin. */
async function change(remote: string, body: Partial<ChangeRemote> | { act: string }, token?: string) {
  const whole = token ?? (await readFile(join(api.dataFolder, 'release-token'), 'utf8')).trim();
  const [id = '', secret = ''] = whole.split('.');
  return api.browser().post(`/api/releases/${remote}/changes`, body, {
    headers: { authorization: `Bearer ${id}.${secret}`, origin: undefined, 'sec-fetch-site': undefined },
  });
}
const teamToken = async (remote: string) =>
  (
    (await admin.confirmed('POST', `/api/releases/${remote}/tokens`, { body: { name: 'فريق الناظر' } })).body as {
      token: string;
    }
  ).token;
const newest = async () =>
  ((await admin.get('/api/releases')).body as { remotes: RemoteInRegistry[] }).remotes.find(
    ({ name }) => name === 'mf-nazir',
  )?.history[0];

test('a team widens, promotes, pins and rolls back its remote; the history names its token', async () => {
  const [one, two] = [release('window.one = 1;'), release('window.two = 2;')];
  await publishInto(api, one);
  const token = await teamToken('mf-nazir');
  two.set('audience', JSON.stringify({ percent: 5 }));
  await publishInto(api, two);
  const canary = { version: versionOf(two), percent: 40 };
  expect(await change('mf-nazir', { act: 'canary', percent: 40 }, token)).toMatchObject({
    status: 200,
    body: { remote: 'mf-nazir', version: versionOf(one), canary, pinned: false },
  });
  expect((await change('mf-nazir', { act: 'promote' }, token)).body).toMatchObject({ version: versionOf(two) });
  expect(await newest()).toMatchObject({ act: 'promoted', by: 'فريق الناظر' });
  expect((await change('mf-nazir', { act: 'pin' }, token)).body).toMatchObject({ pinned: true });
  expect((await change('mf-nazir', { act: 'unpin' }, token)).body).toMatchObject({ pinned: false });
  expect((await change('mf-nazir', { act: 'rollback' })).body).toMatchObject({ version: versionOf(one) });
  expect((await change('mf-nazir', { act: 'promote' }, token)).body).toMatchObject({ code: 'releases.no-canary' });
});

test('a token changes its own remote only, and only while it is valid', async () => {
  await publishInto(api, release('window.admin = 1;', { name: 'mf-admin' }));
  const token = await teamToken('mf-nazir');
  expect((await change('mf-admin', { act: 'rollback' }, token)).status).toBe(403);
  expect((await change('mf-nazir', { act: 'rollback' }, 'operator.wrong')).status).toBe(401);
  expect((await change('mf-nazir', { act: 'delete' }, token)).status).toBe(400);
  expect((await change('mf-nobody', { act: 'rollback' })).status).toBe(404);
});

test('a team checks whether its build would be accepted and learns what is missing; nothing is released', async () => {
  const token = await teamToken('mf-nazir');
  const ask = (form: FormData) =>
    api.browser().post(
      '/api/releases/checks',
      { manifest: String(form.get('manifest')) },
      {
        headers: {
          authorization: `Bearer ${token.split('.').slice(0, 2).join('.')}`,
          origin: undefined,
          'sec-fetch-site': undefined,
        },
      },
    );
  const before = await newest();
  expect(await ask(release('window.checked = 1;'))).toMatchObject({ status: 200, body: { fits: true, reasons: [] } });
  const { kit } = api.application.app.get(RunningVersions).read().versions;
  const needs = { kit, platformWeb: '1.0.0', api: '1.99.0', capabilities: [], calls: [] };
  const refused = await ask(release('window.checked = 2;', { needs }));
  expect(refused).toMatchObject({
    status: 200,
    body: { fits: false, reasons: [{ en: expect.stringMatching(/1\.99\.0/) }] },
  });
  const nonsense = new FormData();
  nonsense.set('manifest', '{}');
  expect((await ask(nonsense)).status).toBe(422);
  expect(await newest()).toEqual(before);
});
