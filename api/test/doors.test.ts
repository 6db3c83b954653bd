import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import type { Problem } from '@waqf/contracts';
import type { Answer } from './browser.js';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

function expectProblem(answer: Answer, status: number): Problem {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = answer.body as Problem;
  expect(problem).toMatchObject({
    status,
    code: expect.stringMatching(/^[a-z]+\.[a-z-]+$/),
    reference: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(problem.message.length).toBeGreaterThan(3);
  expect(answer.headers.get('x-request-id')).toBe(problem.reference);
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.[jt]s:\d|select |insert |at .+\(/i);
  return problem;
}

describe('cross-site requests', () => {
  const logout = (headers: Record<string, string | undefined>) => async () =>
    (await api.signIn('1000000016')).post('/api/auth/logout', undefined, { headers });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: undefined }],
    ['an opaque origin', { origin: 'null' }],
    ['our origin as a prefix', { origin: 'http://127.0.0.1.evil.example' }],
    ['our host by another scheme', { origin: 'https://127.0.0.1' }],
    ['a cross-site fetch that claims our origin', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ])('%s is refused', async (_name, headers) => {
    expectProblem(await logout(headers)(), 403);
  });

  it('our own page passes, told by Origin or by the browser', async () => {
    expect((await logout({})()).status).toBe(204);
    expect((await logout({ origin: undefined, 'sec-fetch-site': 'same-origin' })()).status).toBe(204);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a body of type "%s" is refused',
    async (type) => {
      const browser = await api.signIn('1000000016');
      expectProblem(
        await browser.post('/api/user/role', '{"role":"waqif"}', { headers: { 'content-type': type } }),
        415,
      );
    },
  );
});

describe('problems', () => {
  it('Arabic first, English for who asks', async () => {
    expect(expectProblem(await api.browser().get('/api/user/me'), 401).message).toBe('سجّل الدخول للمتابعة');
    const english = await api.browser().get('/api/user/me', { headers: { 'accept-language': 'en' } });
    expect(expectProblem(english, 401).message).toBe('Sign in to continue');
    expect(english.headers.get('content-language')).toBe('en');
  });

  it('an unknown route is not found', async () => {
    expectProblem(await api.browser().get('/api/nothing-here'), 404);
    expectProblem(await api.browser().get('/api/auth/nafath/not-a-uuid'), 404);
  });

  const post = (body: string) => api.browser().post('/api/auth/nafath', body);
  it('malformed JSON, NUL, half characters and depth', async () => {
    expectProblem(await post('{"nationalId":'), 400);
    expectProblem(await post('"text"'), 400);
    expectProblem(await post('{"nationalId":"1000\\u0000"}'), 400);
    expectProblem(await post('{"nationalId":"\\ud800"}'), 400);
    expectProblem(await post(`{"nationalId":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 400);
    expectProblem(await post('{"__proto__":{"nationalId":"1000000016"}}'), 400);
    expectProblem(await post('[]'), 400);
    expectProblem(await api.browser().get('/api/auth/nafath/%00'), 400);
    expectProblem(await api.browser().get('/api/auth/nafath/%E0%A4%A'), 400);
  });

  it('a body above 64 kB', async () => {
    expectProblem(await post(JSON.stringify({ nationalId: '1'.repeat(66_000) })), 413);
  });

  it('a header above what the server reads is refused without harm', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest(`${api.url}/api/user/me`, { headers: { 'x-national-id': '1'.repeat(20_000) } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
    expect((await api.browser().get('/health/live')).status).toBe(200);
  });

  it.each([
    ['a line that is no request', 'nonsense\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nexpect: the-moon\r\n\r\n', 417],
    ['an address without a path', 'GET http:// HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n', 400],
    ['a star', 'GET * HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n', 400],
    ['another host', 'GET /api/user/me HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n', 400],
    ['a host that begins as ours', 'GET / HTTP/1.1\r\nhost: localhost.evil.example\r\nconnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ])('%s is answered in the documented shape', async (_name, bytes, status) => {
    const { head, body } = await spoken(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    const problem = JSON.parse(body) as Problem;
    expect(problem).toMatchObject({ status, code: expect.stringMatching(/^platform\./) });
    expect(head.toLowerCase()).toContain(`x-request-id: ${problem.reference}`);
  });
});

/** Sends these bytes to the server and returns its answer. */
function spoken(bytes: string): Promise<{ head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ head, body });
    });
  });
}

describe('limits', () => {
  it('the sixth unfinished start of a person is refused, a completed one gives its point back', async () => {
    for (let i = 0; i < 6; i += 1) await api.signIn('1000000024');
    for (let i = 0; i < 5; i += 1)
      expect((await api.browser().post('/api/auth/nafath', { nationalId: '1000000032' })).status).toBe(201);
    const refused = await api.browser().post('/api/auth/nafath', { nationalId: '1000000032' });
    expectProblem(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  it('the twenty-first unfinished start from an address is refused', async () => {
    await api.query('DELETE FROM platform.rate_limit');
    const ids = ['1000000065', '1000000073', '1000000081', '1000000099'];
    for (const nationalId of ids) {
      for (let i = 0; i < 5; i += 1)
        expect((await api.browser().post('/api/auth/nafath', { nationalId })).status).toBe(201);
    }
    expectProblem(await api.browser().post('/api/auth/nafath', { nationalId: '1000000107' }), 429);
    await api.query('DELETE FROM platform.rate_limit');
  });

  it('unsafe calls of a person are counted, reads apart from them', async () => {
    await api.changeSettings({ rateLimitPerMinute: 3 });
    const browser = await api.signIn('1000000149');
    for (let i = 0; i < 3; i += 1) expect((await browser.post('/api/user/role', { role: 'admin' })).status).toBe(200);
    const refused = await browser.post('/api/user/role', { role: 'admin' });
    expectProblem(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await browser.get('/api/user/me')).status).toBe(200);
    await api.changeSettings({ rateLimitPerMinute: 100 });
  });
});

it('reads of a person have a limit too', async () => {
  await api.changeSettings({ rateLimitPerMinute: 1 });
  const browser = await api.signIn('1000000149');
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await browser.get('/api/user/me')).status);
  await api.changeSettings({ rateLimitPerMinute: 100 });
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

describe('the house', () => {
  it('answers that it lives and that it is ready', async () => {
    expect((await api.browser().get('/health/live')).body).toEqual({ status: 'ok' });
    const ready = await api.browser().get('/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({
      status: 'ok',
      checks: { database: true, migrations: true, blobs: true, started: true, running: true },
    });
  });

  it('describes its calls', async () => {
    const { body } = await api.browser().get('/api/docs/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { requestBody?: object; responses: object }>> };
    expect(paths['/api/auth/nafath']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: expect.any(Object) } } },
      responses: { 201: { content: { 'application/json': { schema: expect.any(Object) } } } },
    });
    expect(paths['/api/user/me']?.['get']?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: expect.any(Object) } } },
    });
  });

  it('answers with a strict policy and no version', async () => {
    const { headers } = await api.browser().get('/health/live');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|nonce/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('content-security-policy')).toContain('report-uri /api/csp-reports');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('answers files with a policy under which none of them runs as a page', async () => {
    const { headers } = await api.browser().get('/assets/none.0123456789abcdef.svg');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('admits inlined scripts of its own pages by a nonce that no other answer has', async () => {
    const policies = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const page = await api.browser().get(`/simulator/mailbox?to=${name}@waqf.example`);
        return page.headers.get('content-security-policy') ?? '';
      }),
    );
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\da-f-]{36}';/);
    expect(new Set(policies).size).toBe(2);
  });

  it('reads JSON however it is sent: with a mark of byte order, in another charset, in an empty object', async () => {
    const send = (body: string | Uint8Array, type = 'application/json') =>
      fetch(`${api.url}/api/auth/nafath`, {
        method: 'POST',
        headers: { 'content-type': type, origin: api.url },
        body: body as BodyInit,
      }).then(({ status }) => status);
    const text = JSON.stringify({ nationalId: '1000000016' });
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(await send(text)).toBe(201);
    expect(await send(`\ufeff${text}`)).toBe(201);
    expect(await send(new Uint8Array(utf16), 'application/json; charset=utf-16')).toBe(201);
    expect(await send('{}')).toBe(400);
    expect(await send('')).toBe(400);
  });

  it('what a person is answered is stored nowhere, and signing out empties the cache', async () => {
    const waqif = await api.signIn('1000000016');
    for (const path of ['/api/user/me', '/api/user/sessions', '/api/waqfs', '/api/notifications'])
      expect((await waqif.get(path)).headers.get('cache-control')).toBe('no-store');
    expect((await waqif.post('/api/auth/logout')).headers.get('clear-site-data')).toBe('"cache"');
  });

  it('takes reports of violations without a word', async () => {
    const report = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } };
    const headers = { 'content-type': 'application/csp-report', origin: undefined };
    expect((await api.browser().post('/api/csp-reports', report, { headers })).status).toBe(204);
    expect((await api.browser().post('/api/csp-reports', '{"csp-report":', { headers })).status).toBe(400);
  });

  it('says where a weakness is reported', async () => {
    await api.changeSettings({ adminEmail: 'security@awqaf.example' });
    const { status, headers, body } = await api.browser().get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body).toMatch(/^Contact: mailto:security@awqaf\.example\nExpires: \d{4}-/);
  });

  it('maintenance keeps everybody out but administrators', async () => {
    const [admin, waqif] = [await api.signIn('1000000131'), await api.signIn('1000000016')];
    await api.changeSettings({ maintenanceMode: true });
    expect(expectProblem(await waqif.get('/api/user/me'), 503).code).toBe('platform.maintenance');
    expect((await waqif.get('/boot.json')).body).toMatchObject({ maintenance: true, siteName: 'منصة وقف' });
    expect((await admin.get('/boot.json')).body).toMatchObject({ maintenance: false });
    expect((await admin.get('/api/user/me')).status).toBe(200);
    await api.changeSettings({ maintenanceMode: false });
  });

  it('what another process changed in the settings is in force a second later', async () => {
    const waqif = await api.signIn('1000000016');
    expect((await waqif.get('/api/user/me')).status).toBe(200);
    await api.query('UPDATE platform.system_settings SET maintenance_mode = true');
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 1001);
    try {
      expectProblem(await waqif.get('/api/user/me'), 503);
    } finally {
      later.mockRestore();
      await api.changeSettings({ maintenanceMode: false });
    }
  });
});
