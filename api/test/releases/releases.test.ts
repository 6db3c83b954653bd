import { stat } from 'node:fs/promises';
import { Agent, get as httpGet } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { reasonsAgainst } from '../../src/releases/domain/unmet-needs.js';
import { LocalBuilds } from '../../src/releases/persistence/local-builds.js';
import { RunningVersions } from '../../src/releases/persistence/running-versions.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release } from './release-form.js';

const admin = '1000000131';
let api: TestApi;
const publish = (form: FormData, token?: string) => publishInto(api, form, token);
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

interface Entry {
  name: string;
  version: string;
  entry: string;
  integrity: Record<string, string>;
  previous: { version: string } | null;
}

const registry = async (): Promise<Entry[]> =>
  ((await api.browser().get('/remotes.json')).body as { remotes: Entry[] }).remotes;
const nazir = async (): Promise<Entry | undefined> => (await registry()).find(({ name }) => name === 'mf-nazir');

test('the release token is readable only by its owner', async () => {
  expect((await stat(join(api.dataFolder, 'release-token'))).mode & 0o777).toBe(0o600);
});

test('a release takes effect, and a roll-back brings the previous one back', async () => {
  const first = await publish(release('window.one = 1;'));
  expect(first.status).toBe(201);
  const second = await publish(release('window.two = 2;'));
  expect(second.status).toBe(201);
  const versions = [first, second].map(({ body }) => (body as { release: { version: string } }).release.version);
  expect(await nazir()).toMatchObject({ version: versions[1], previous: { version: versions[0] } });

  const file = await api.browser().get((await nazir())?.entry ?? '', { headers: { 'accept-encoding': 'identity' } });
  expect(file.bytes.toString()).toBe('window.two = 2;');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const browser = await api.signIn(admin);
  const back = await browser.confirmed('POST', '/api/releases/mf-nazir/rollback');
  expect(back).toMatchObject({
    status: 200,
    body: { remote: { current: { version: versions[0] }, previous: { version: versions[1] } } },
  });
  expect(await nazir()).toMatchObject({ version: versions[0], previous: { version: versions[1] } });
  const { remotes } = (await browser.get('/api/releases')).body as { remotes: RemoteInRegistry[] };
  const acts = remotes.find(({ name }) => name === 'mf-nazir')?.history.map(({ act, version }) => [act, version]);
  expect(acts?.slice(0, 2)).toEqual([
    ['rolled-back', versions[0]],
    ['published', versions[1]],
  ]);
});

test.each([
  ['a newer API', { api: '1.99.0' }, '@waqf/contracts'],
  ['a capability of tomorrow', { capabilities: ['waqf.sell'] }, 'waqf.sell'],
  ['a call of tomorrow', { calls: ['/api/waqf/:/auction'] }, '/api/waqf/:/auction'],
])('a release that needs %s is refused with the reason in both languages, nothing changed', async (_, need, named) => {
  const before = await registry();
  const { kit } = api.application.app.get(RunningVersions).read().versions;
  const needs = { kit, platformWeb: '1.0.0', api: '1.0.0', capabilities: [], calls: [], ...need };
  const answer = await publish(release('window.newer = 1;', { needs }));
  expect(answer).toMatchObject({ status: 422, body: { code: 'releases.incompatible' } });
  expect(JSON.stringify(answer.body)).toContain(named);
  expect(await registry()).toEqual(before);
});

test('every remote of this checkout finds its versions, capabilities and calls in this API', async () => {
  const running = api.application.app.get(RunningVersions).read();
  const builds = await new LocalBuilds().remotes();
  expect(builds.map(({ manifest }) => manifest.needs?.calls.length ?? 0).filter((calls) => calls === 0)).toEqual([]);
  expect(builds.flatMap(({ manifest }) => reasonsAgainst(manifest, running))).toEqual([]);
});

test('releasing the active version again changes nothing', async () => {
  await publish(release('window.one = 1;'));
  const before = await nazir();
  await publish(release('window.one = 1;'));
  expect(await nazir()).toEqual(before);
});

test.each([
  ['no token', release('x'), '', 401],
  ['another token', release('x'), 'f'.repeat(64), 401],
  ['a version that is not of its files', release('x', { version: 'a'.repeat(16) }), undefined, 422],
  ['a name that no remote has', release('x', { name: 'shell' }), undefined, 422],
  [
    'files that climb',
    release('x', { entry: '../../x.js', files: [{ path: '../../x.js', integrity: 'sha384-x', size: 1 }] }),
    undefined,
    422,
  ],
  ['no manifest', new FormData(), undefined, 422],
])('%s: refused, nothing changed', async (_, form, token, status) => {
  const before = await registry();
  if (![...form.keys()].includes('files')) form.append('files', new Blob(['x']), 'x.js');
  expect((await publish(form, token)).status).toBe(status);
  expect(await registry()).toEqual(before);
});

test('a fifth remote needs no code: the operator releases it, and it is in the registry of everybody', async () => {
  expect((await publish(release('window.five = 5;', { name: 'mf-fifth' }))).status).toBe(201);
  const five = (await registry()).find(({ name }) => name === 'mf-fifth');
  expect(five).toMatchObject({ entry: expect.stringMatching(/^\/remotes\/mf-fifth\//) });
});

test('without the token the body is not read: a malformed form is refused because of the token', async () => {
  const answer = await fetch(`${api.url}/api/releases`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'no boundary',
  });
  expect(answer.status).toBe(401);
});

test('a remote without a previous version cannot be rolled back', async () => {
  await api.query("UPDATE releases.registry_entry SET previous_version = NULL WHERE remote = 'mf-nazir'");
  expect((await (await api.signIn(admin)).confirmed('POST', '/api/releases/mf-nazir/rollback')).status).toBe(409);
});

test.each([
  '/remotes/mf-nazir/0123456789abcdef/entry.js',
  '/remotes/mf-nazir/..%2f..%2frelease-token',
  '/remotes/x',
  '/assets/none.js',
  '/assets/..%2f..%2frelease-token',
])('%s answers 404 and never the page', async (path) => {
  const answer = await api.browser().get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
  expect(String(answer.body)).not.toContain('<html');
});

test('the registry is never kept by a cache', async () => {
  expect((await api.browser().get('/remotes.json')).headers.get('cache-control')).toBe('no-store');
});

test('boot.json names the user who is signed in, or nobody', async () => {
  expect((await api.browser().get('/boot.json')).body).toMatchObject({
    user: null,
    launchMode: 'open',
    simulators: true,
  });
  expect((await (await api.signIn(admin)).get('/boot.json')).body).toMatchObject({
    user: { nationalId: admin, role: 'admin' },
  });
});

test('one connection serves many files in sequence', async () => {
  await publish(release('window.one = 1;'));
  const path = (await nazir())?.entry ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const one = (): Promise<Socket | null> =>
    new Promise((resolve, reject) => {
      const request = httpGet(api.url + path, { agent }, (response) => {
        const { socket } = response;
        response
          .resume()
          .on('end', () => resolve(socket))
          .on('error', reject);
      });
      request.on('error', reject);
    });
  const sockets = new Set<Socket | null>();
  for (let times = 0; times < 50; times += 1) sockets.add(await one());
  agent.destroy();
  expect(sockets.size).toBe(1);
});
