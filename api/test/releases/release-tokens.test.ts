import { makeKeyPair, signManifest } from '../../src/releases/domain/release-signature.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release } from './release-form.js';

const path = '/api/releases/mf-nazir/tokens';
let api: TestApi;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterAll(() => api.stop());

const make = async (name: string) =>
  ((await admin.confirmed('POST', path, { body: { name } })).body as { token: string }).token;
interface Token {
  id: string;
  name: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
const list = async () => ((await admin.get(path)).body as { tokens: Token[] }).tokens;

test('a token releases its remote under its own name; its last use is stored, its secret is not', async () => {
  const token = await make('فريق الناظر');
  expect((await list())[0]).toMatchObject({ name: 'فريق الناظر', lastUsedAt: null, revokedAt: null });
  expect((await publishInto(api, release('window.a = 1;'), token)).status).toBe(201);
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
  expect((await admin.get('/api/releases')).body).toMatchObject({
    remotes: expect.arrayContaining([
      expect.objectContaining({
        name: 'mf-nazir',
        history: expect.arrayContaining([expect.objectContaining({ act: 'published', by: 'فريق الناظر' })]),
      }),
    ]),
  });
  const [, secret = '', key = ''] = token.split('.');
  const stored = JSON.stringify(await api.query('SELECT * FROM releases.release_token'));
  expect([stored.includes(secret), stored.includes(key)]).toEqual([false, false]);
});

test('a token of one remote does not release another', async () => {
  const answer = await publishInto(api, release('window.b = 1;', { name: 'mf-admin' }), await make('Team'));
  expect(answer).toMatchObject({ status: 403, body: { code: 'releases.other-remote' } });
});

test('a revoked token is refused, and revoking it again is not found', async () => {
  const token = await make('Team');
  const [id = ''] = token.split('.');
  expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
  expect((await publishInto(api, release('window.c = 1;'), token)).status).toBe(401);
  expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
});

test.each([
  ['no signature', () => ''],
  ['the signature of another key', (text: string) => signManifest(text, makeKeyPair().privateKey)],
  ['no signature at all but a word', () => 'signature'],
])('%s: refused, nothing changed', async (_, signatureOf) => {
  const before = (await admin.get('/remotes.json')).body;
  const form = release('window.d = 1;');
  form.set('signature', signatureOf(String(form.get('manifest'))));
  const answer = await publishInto(api, form, await make('Team'));
  expect(answer).toMatchObject({ status: 422, body: { code: 'releases.signature' } });
  expect((await admin.get('/remotes.json')).body).toEqual(before);
});

test('a manifest changed after it was signed is refused', async () => {
  const token = await make('Team');
  const form = release('window.e = 1;');
  form.set('signature', signManifest(String(form.get('manifest')), token.split('.')[2] ?? ''));
  form.set('manifest', String(form.get('manifest')).replace('./remote', './other'));
  expect((await publishInto(api, form, token)).status).toBe(422);
});
