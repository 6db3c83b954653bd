import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { signManifest } from '../src/releases/domain/release-signature.js';
import type { Browser } from './browser.js';
import { startApi, type TestApi } from './harness.js';
import { approvedWaqf, people } from './membership/approved-waqf.js';
import { release } from './releases/release-form.js';

let api: TestApi;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  waqfId = await approvedWaqf(api, { name: 'وقف الرفع البطيء' });
}, 180_000);
afterAll(() => api.stop());

/** Sends the first half of a form, then does something else, then sends the rest. */
async function inTwoHalves(
  path: string,
  form: FormData,
  headers: Record<string, string>,
  between: () => Promise<unknown>,
): Promise<{ status: number; code: string | undefined }> {
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const sent = {
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': String(body.length),
    ...headers,
  };
  const outgoing = httpRequest(new URL(path, api.url), { method: 'POST', headers: sent });
  const answered = new Promise<{ status: number; code: string | undefined }>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const { code } = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as { code?: string };
          resolve({ status: response.statusCode ?? 0, code });
        });
    });
  });
  const half = Math.floor(body.length / 2);
  outgoing.write(body.subarray(0, half));
  await delay(700);
  await between();
  outgoing.end(body.subarray(half));
  return answered;
}

const headersOf = (browser: Browser) => ({
  cookie: `waqf-session=${browser.cookie('waqf-session')}`,
  origin: new URL(api.url).origin,
});
const formOf = (
  name: string,
  fileName: string,
  bytes: Uint8Array = Buffer.alloc(4_000, 'no statement\n'),
): FormData => {
  const form = new FormData();
  if (name === 'document') form.set('type', 'waqf_deed');
  form.set(name, new Blob([Uint8Array.from(bytes)]), fileName);
  return form;
};
const deed = () => readFile(new URL('deeds/digital/doc000.pdf', import.meta.url));

test.each([
  ['a deed', people.waqif, 'documents', async () => formOf('document', 'deed.pdf', await deed())],
  ['a file of beneficiaries', people.nazir, 'beneficiaries/import', async () => formOf('file', 'people.xlsx')],
  ['a bank statement', people.nazir, 'statements', async () => formOf('file', 'statement.csv')],
])('%s that arrives after its sender has signed out is refused', async (_what, nationalId, path, form) => {
  const browser = await api.signIn(nationalId);
  const answer = await inTwoHalves(`/api/waqf/${waqfId}/${path}`, await form(), headersOf(browser), () =>
    browser.post('/api/auth/logout'),
  );
  expect(answer).toEqual({ status: 401, code: 'platform.not-signed-in' });
});

test('what arrives while its sender is still signed in is judged as usual', async () => {
  const browser = await api.signIn(people.nazir);
  const form = formOf('file', 'statement.csv');
  const answer = await inTwoHalves(`/api/waqf/${waqfId}/statements`, form, headersOf(browser), async () => undefined);
  expect(answer).toEqual({ status: 422, code: expect.stringMatching(/^reconciliation\./) });
});

test('a release whose token is revoked while its files arrive is not published', async () => {
  const admin = await api.signIn(people.admin);
  const path = '/api/releases/mf-nazir/tokens';
  const made = await admin.confirmed('POST', path, { body: { name: 'Team' } });
  const [id = '', secret = '', key = ''] = (made.body as { token: string }).token.split('.');
  const form = release('window.slow = 1;');
  form.set('signature', signManifest(String(form.get('manifest')), key));
  const before = (await admin.get('/remotes.json')).body;
  const answer = await inTwoHalves('/api/releases', form, { authorization: `Bearer ${id}.${secret}` }, () =>
    admin.delete(`${path}/${id}`),
  );
  expect(answer.status).toBe(401);
  expect((await admin.get('/remotes.json')).body).toEqual(before);
});
