import type { Browser } from './browser.js';
import { signIn, startApi, type TestApi } from './harness.js';

const person = '1000000016';
let api: TestApi;
beforeAll(async () => {
  // Runs behind a proxy, so that the calls of a test can come from several addresses.
  api = await startApi({ samples: 'people', environment: { trustedProxies: 1 } });
});
beforeEach(() => api.query('DELETE FROM platform.rate_limit'));
afterAll(() => api.stop());

async function start(browser: Browser, address: string, nationalId = person): Promise<number> {
  const options = { headers: { 'x-forwarded-for': address } };
  return (await browser.post('/api/auth/nafath', { nationalId }, options)).status;
}

async function exhaust(address: string): Promise<void> {
  for (let i = 0; i < 5; i += 1) expect(await start(api.browser(), address)).toBe(201);
  expect(await start(api.browser(), address)).toBe(429);
}

it('sign-in attempts with another’s id do not lock them out', async () => {
  await exhaust('203.0.113.9');
  expect(await start(api.browser(), '198.51.100.7')).toBe(201);
});

it('a known device can sign in even if a stranger in the same network used up the attempts', async () => {
  const known = await signIn(api.browser(), person);
  await exhaust('127.0.0.1');
  expect(await start(api.browser(), '127.0.0.1')).toBe(429);
  expect(await start(known, '127.0.0.1')).toBe(201);
  await signIn(known, person);
});

it('a device that is known for one person is unknown for another, and has its own limit', async () => {
  const known = await signIn(api.browser(), '1000000024');
  await exhaust('127.0.0.1');
  expect(await start(known, '127.0.0.1')).toBe(429);
  for (let i = 0; i < 5; i += 1) expect(await start(known, '127.0.0.1', '1000000024')).toBe(201);
  expect(await start(known, '127.0.0.1', '1000000024')).toBe(429);
});

it('a planted device cookie is replaced at sign-in', async () => {
  const browser = api.browser();
  browser.setCookie('waqf-device', 'planted');
  await signIn(browser, person);
  expect(browser.cookie('waqf-device')).toMatch(/^[\w-]{43}$/);
});

it('all addresses of one IPv6 network are counted together', async () => {
  for (let i = 1; i <= 5; i += 1) expect(await start(api.browser(), `2001:db8:1:2::${i}`)).toBe(201);
  expect(await start(api.browser(), '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await start(api.browser(), '2001:db8:1:3::1')).toBe(201);
});

it('the twenty-first session ends the least recently used one', async () => {
  const first = await api.signIn('1000000040');
  for (let i = 0; i < 19; i += 1) await api.signIn('1000000040');
  expect((await first.get('/api/user/session')).status).toBe(200);
  await api.signIn('1000000040');
  expect((await first.get('/api/user/session')).status).toBe(401);
});

it('a declined sign-in is audited', async () => {
  const browser = api.browser();
  const { transactionId } = (await browser.post('/api/auth/nafath', { nationalId: person })).body as {
    transactionId: string;
  };
  await browser.post(`/simulator/nafath/transactions/${transactionId}/reject`, {});
  await browser.get(`/api/auth/nafath/${transactionId}`);
  const [entry] = await api.query<{ reason: string }>(
    `SELECT reason FROM platform.audit_entry
     WHERE action = 'identity.sign-in-failed' AND subject_id = '${transactionId}'`,
  );
  expect(entry?.reason).toBe('REJECTED');
});
