import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startApi, type TestApi } from './harness.js';

// The application as it runs for real users: without simulators, behind a proxy that terminates https.
const nafath = { url: 'https://nafath.example', appId: 'id', appKey: 'key', issuer: 'https://nafath.example' };
const bank = { url: 'https://bank.example', key: 'key' };

let api: TestApi;
beforeAll(async () => {
  const environment = { simulators: false, nafath, bank, publicUrl: 'https://waqf.example' };
  api = await startApi({ samples: 'none', environment });
});
afterAll(() => api.stop());

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A request as the proxy forwards it, for the public host name. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Told> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { host: 'waqf.example', ...headers } };
    const sent = request(`${api.url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', reject).end(body);
  });
}

it.each([
  '/simulator/people',
  '/simulator/mailbox',
  '/simulator/nafath/api/v1/mfa/jwk',
  '/api/docs',
  '/api/docs/openapi.json',
])('%s is not there', async (path) => {
  expect((await ask('GET', path)).status).toBe(404);
});

it('offers no sample deed', async () => {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  await api.query(
    `INSERT INTO identity.person (id, national_id, full_name, active_role, created_at, search_key)
     VALUES ($1, '1000000016', 'يوسف العنزي', 'waqif', now(), '')`,
    [id],
  );
  await api.query(`INSERT INTO identity.person_role (person_id, role, granted_at) VALUES ($1, 'waqif', now())`, [id]);
  await api.query(
    `INSERT INTO identity.session (id, token_hash, person_id, created_at, last_seen_at, ends_at)
     VALUES (gen_random_uuid(), sha256($2), $1, now(), now(), now() + interval '1 hour')`,
    [id, Buffer.from(secret)],
  );
  const cookie = `__Host-waqf-session=${secret}`;
  const list = await ask('GET', '/api/samples/deeds', { cookie });
  expect([list.status, JSON.parse(list.body)]).toEqual([200, { deeds: [] }]);
  expect((await ask('GET', '/api/samples/deeds/newcomer-nazir-deed.pdf', { cookie })).status).toBe(404);
});

it('answers only to its own host name, except for probes', async () => {
  expect((await ask('GET', '/api/user/me')).status).toBe(401);
  for (const host of ['evil.example', '10.0.0.5', 'waqf.example.evil.example', 'waqf.example:8080'])
    expect((await ask('GET', '/api/user/me', { host })).status).toBe(400);
  expect((await ask('GET', '/health/live', { host: '10.0.0.5' })).status).toBe(200);
});

it('accepts requests only from its own https pages', async () => {
  const call = (origin: string) =>
    ask('POST', '/api/auth/nafath', { origin, 'content-type': 'application/json' }, '{"nationalId":"1"}');
  expect((await call('https://waqf.example')).status).toBe(400);
  expect((await call('http://waqf.example')).status).toBe(403);
});

it('serves no source maps', async () => {
  expect((await ask('GET', '/assets/main.js.map')).status).toBe(404);
});
