import { connect } from 'node:net';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

const answerOf = async (method: string, path: string) => {
  const response = await fetch(`${api.url}${path}`, { method, headers: { origin: api.url } });
  const code = response.headers.get('content-type')?.startsWith('application/problem+json')
    ? ((await response.json()) as { code: string }).code
    : null;
  return { status: response.status, allow: response.headers.get('allow'), code };
};

test.each([
  ['DELETE', '/api/public/stats', 'GET, HEAD'],
  ['OPTIONS', '/api/public/stats', 'GET, HEAD'],
  ['GET', '/api/auth/logout', 'POST'],
  ['PUT', '/api/user/me', 'GET, HEAD'],
  // The pattern is compared, not what exists: every id is answered alike, with or without a session.
  ['PUT', '/api/waqf/00000000-0000-4000-8000-000000000000', 'GET, HEAD, PATCH'],
  ['PUT', '/api/waqf/nothing', 'GET, HEAD, PATCH'],
])('%s %s is refused, and the answer says what is allowed', async (method, path, allow) => {
  expect(await answerOf(method, path)).toEqual({ status: 405, allow, code: 'platform.method-not-allowed' });
});

test.each(['GET', 'POST', 'DELETE'])('%s of an address without a route stays not found', async (method) => {
  expect(await answerOf(method, '/api/nothing-here')).toEqual({ status: 404, allow: null, code: 'platform.not-found' });
});

test('what a route itself does not find stays not found', async () => {
  expect(await answerOf('GET', '/api/auth/nafath/not-a-uuid')).toMatchObject({ status: 404, allow: null });
});

/** The status and the code of the answer to these header lines. */
const spoken = (lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const text = ['GET /api/public/stats HTTP/1.1', ...lines, 'connection: close', '', ''].join('\r\n');
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', reject).on('close', () => {
      resolve(`${answer.slice(9, 12)} ${/"code":"([^"]+)"/.exec(answer)?.[1] ?? ''}`);
    });
  });

test.each([
  ['one host', ['host: localhost'], '200 '],
  ['two hosts', ['host: localhost', 'host: evil.example'], '400 platform.unknown-host'],
  ['the same host twice', ['host: localhost', 'HOST: localhost'], '400 platform.unknown-host'],
  ['no host', [], '400 platform.unknown-host'],
])('a request with %s', async (_name, lines, answer) => {
  expect(await spoken(lines)).toBe(answer);
});

test.each([
  ['a short body', 'application/json', (bytes: Uint8Array) => bytes],
  ['a body read by the other parser', 'application/json; charset=UTF-8', (bytes: Uint8Array) => bytes],
  ['a body in chunks', 'application/json', (bytes: Uint8Array) => new Blob([bytes as BlobPart]).stream()],
])('%s that is not UTF-8 is refused, because it would be stored changed', async (_name, type, sent) => {
  const withByte = async (byte: number) => {
    const bytes = Buffer.concat([
      Buffer.from('{"nationalId":"1000000016","note":"'),
      Buffer.of(byte),
      Buffer.from('"}'),
    ]);
    const response = await fetch(`${api.url}/api/auth/nafath`, {
      method: 'POST',
      headers: { origin: api.url, 'content-type': type },
      body: sent(bytes) as BodyInit,
      duplex: 'half',
    } as RequestInit);
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect(await withByte(0x41)).toEqual([201, undefined]);
  expect(await withByte(0xff)).toEqual([400, 'platform.malformed']);
});

test('a value of the wrong type has one message for its field, also an array, which has a length as a text has', async () => {
  const nazir = await api.signIn('1000000032');
  const body = { fromAccountId: [], toAccountId: {}, amount: [] };
  const { errors } = (await nazir.post('/api/bank-transfer', body)).body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).toSorted()).toEqual(['amount', 'fromAccountId', 'toAccountId']);
});

test.each([
  ['from=2026-02-02&to=2026-02-01', 'from'],
  ['min=100&max=99.99', 'min'],
])('a list refuses the range %s instead of finding nothing', async (query, field) => {
  const nazir = await api.signIn('1000000032');
  const { status, body } = await nazir.get(`/api/transactions?${query}`);
  expect([status, body]).toMatchObject([400, { code: 'platform.invalid-input', errors: [{ field }] }]);
});
