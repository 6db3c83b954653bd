import type { Problem } from '@waqf/contracts';
import { type Browser } from './browser.js';
import { signIn, startApi, type TestApi } from './harness.js';

const waqif = '1000000016';
const unknown = '1000000164';
const deactivated = '1000000156';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

interface Started {
  transactionId: string;
  random: string;
  expiresAt: string;
}

async function start(browser: Browser, nationalId: string): Promise<Started> {
  const answer = await browser.post('/api/auth/nafath', { nationalId });
  expect(answer.status).toBe(201);
  return answer.body as Started;
}

const approve = (browser: Browser, { transactionId, random }: Started) =>
  browser.post(`/simulator/nafath/transactions/${transactionId}/approve`, { random });

describe('signing in with Nafath', () => {
  it('a known person chooses the number and is signed in', async () => {
    const browser = api.browser();
    const started = await start(browser, waqif);
    expect(started.random).toMatch(/^\d{2}$/);
    expect(Date.parse(started.expiresAt) - Date.now()).toBeGreaterThan(190_000);
    expect((await browser.get(`/api/auth/nafath/${started.transactionId}`)).body).toEqual({ status: 'WAITING' });
    expect((await approve(browser, started)).status).toBe(204);
    const polled = await browser.get(`/api/auth/nafath/${started.transactionId}`);
    expect(polled.body).toEqual({ status: 'COMPLETED', registered: true });
    expect(polled.headers.getSetCookie().find((line) => line.startsWith('waqf-session='))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    const me = await browser.get('/api/user/me', { headers: { 'x-national-id': waqif } });
    expect(me.status).toBe(200);
    expect((me.body as { user: object }).user).toMatchObject({
      nationalId: waqif,
      role: 'waqif',
      roles: ['waqif'],
      capabilities: expect.arrayContaining(['waqf.create', 'waqf.approve']),
      preferences: { preferredLanguage: 'ar', smsNotifications: false, reportReady: true },
    });
  });

  it('Arabic digits are accepted', async () => {
    await start(api.browser(), '١٠٠٠٠٠٠٠٢٤');
  });

  it('an id with a wrong check digit is refused in the words of the specification', async () => {
    const answer = await api.browser().post('/api/auth/nafath', { nationalId: '1000000017' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      status: 400,
      errors: [{ field: 'nationalId', message: 'الرقم الوطني يجب أن يكون 10 أرقام' }],
    });
    const english = await api
      .browser()
      .post('/api/auth/nafath', { nationalId: '1' }, { headers: { 'accept-language': 'en-GB,en;q=0.8' } });
    expect(english.body).toMatchObject({
      errors: [{ field: 'nationalId', message: 'The national ID must be 10 digits' }],
    });
  });

  it('known and unknown ids are answered alike', async () => {
    const known = await api.browser().post('/api/auth/nafath', { nationalId: '1000000040' });
    const stranger = await api.browser().post('/api/auth/nafath', { nationalId: '1000000008' });
    expect(Object.keys(known.body as object)).toEqual(Object.keys(stranger.body as object));
    expect(known.status).toBe(stranger.status);
  });

  it('only the browser that started the sign-in may poll it', async () => {
    const browser = api.browser();
    const started = await start(browser, '1000000032');
    await approve(browser, started);
    expect((await api.browser().get(`/api/auth/nafath/${started.transactionId}`)).status).toBe(404);
    const other = api.browser();
    await start(other, '1000000032');
    expect((await other.get(`/api/auth/nafath/${started.transactionId}`)).status).toBe(404);
    expect((await browser.get(`/api/auth/nafath/${started.transactionId}`)).body).toEqual({
      status: 'COMPLETED',
      registered: true,
    });
  });

  it('two simultaneous polls create one session', async () => {
    const browser = api.browser();
    const started = await start(browser, '1000000149');
    await approve(browser, started);
    const [a, b] = [browser.copy(), browser.copy()];
    await Promise.all([a, b].map((copy) => copy.get(`/api/auth/nafath/${started.transactionId}`)));
    expect([a, b].filter((copy) => copy.cookie('waqf-session')).length).toBe(1);
  });

  it('a declined or wrongly answered request is rejected', async () => {
    const browser = api.browser();
    const declined = await start(browser, '1000000065');
    expect((await browser.post(`/simulator/nafath/transactions/${declined.transactionId}/reject`)).status).toBe(204);
    expect((await browser.get(`/api/auth/nafath/${declined.transactionId}`)).body).toEqual({ status: 'REJECTED' });

    const wrong = await start(browser, '1000000065');
    const answer = await browser.post(`/simulator/nafath/transactions/${wrong.transactionId}/approve`, {
      random: wrong.random === '10' ? '11' : '10',
    });
    expect(answer.status).toBe(422);
    expect((await browser.get(`/api/auth/nafath/${wrong.transactionId}`)).body).toEqual({ status: 'REJECTED' });
  });

  it('a deactivated person cannot sign in', async () => {
    const browser = api.browser();
    const started = await start(browser, deactivated);
    await approve(browser, started);
    const polled = await browser.get(`/api/auth/nafath/${started.transactionId}`);
    expect(polled.status).toBe(403);
    expect(polled.body).toMatchObject({ code: 'identity.deactivated' });
    expect(browser.cookie('waqf-session')).toBeUndefined();
  });

  it('the phone shows three numbers, one of them the right one', async () => {
    const browser = api.browser();
    const started = await start(browser, '1000000131');
    const page = String((await browser.get(`/simulator/nafath/phone/${started.transactionId}`)).body);
    const numbers = [...page.matchAll(/data-random="(\d{2})"/g)].map(([, number]) => number);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).toContain(started.random);
    expect(page).toContain('dir="rtl"');
  });

  it('sample people are listed in their order', async () => {
    const people = (await api.browser().get('/simulator/people')).body as { nationalId: string }[];
    expect(people[0]).toEqual({ nationalId: waqif, fullName: 'يوسف بن منصور العنزي', role: 'waqif' });
    expect(people.map(({ nationalId }) => nationalId)).not.toContain(deactivated);
  });
});

describe('the proof', () => {
  it('a callback with a token that Nafath did not sign is refused', async () => {
    const browser = api.browser();
    const started = await start(browser, '1000000073');
    const [row] = await api.query<{ transaction: string }>(
      'SELECT provider_transaction_id AS transaction FROM identity.sign_in WHERE id = $1',
      [started.transactionId],
    );
    const unsigned = [
      { alg: 'none' },
      { transId: row?.transaction, nationalId: '1000000073', status: 'COMPLETED', iat: 1, exp: 9_999_999_999 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const token of [`${unsigned}.`, 'x', `${unsigned}.AAAA`]) {
      const answer = await browser.post(
        '/api/auth/nafath/callback',
        { token, transId: row?.transaction, requestId: started.transactionId },
        { headers: { origin: undefined } },
      );
      expect(answer.status).toBe(401);
    }
    expect((await browser.get(`/api/auth/nafath/${started.transactionId}`)).body).toEqual({ status: 'WAITING' });
  });

  it('an expired token is refused', async () => {
    const browser = api.browser();
    const started = await start(browser, '1000000081');
    await api.query(`UPDATE identity.sign_in SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      started.transactionId,
    ]);
    expect((await approve(browser, started)).status).toBe(409);
    expect((await browser.get(`/api/auth/nafath/${started.transactionId}`)).body).toEqual({ status: 'EXPIRED' });
  });

  it('no secret that could open a session is stored in plain text', async () => {
    const browser = await api.signIn('1000000099');
    const token = browser.cookie('waqf-session') ?? '';
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    const rows = await api.query<{ text: string }>('SELECT s::text AS text FROM identity.session s');
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });
});

describe('registering', () => {
  it('an unknown person registers once, as a waqif, after the proof', async () => {
    const browser = api.browser();
    const details = { fullName: '  سلمان   بن راشد ', email: 'salman@example.sa', phone: '0512345678' };
    expect((await browser.post('/api/auth/register', details)).status).toBe(401);
    const started = await start(browser, unknown);
    expect((await browser.post('/api/auth/register', details)).status).toBe(401);
    await approve(browser, started);
    expect((await browser.get(`/api/auth/nafath/${started.transactionId}`)).body).toEqual({
      status: 'COMPLETED',
      registered: false,
    });
    expect(browser.cookie('waqf-session')).toBeUndefined();

    const refused = await browser.post('/api/auth/register', { fullName: 'س', email: 'x', phone: '12' });
    expect(refused.status).toBe(400);
    expect((refused.body as Problem).errors?.map(({ field }) => field)).toEqual(['fullName', 'email', 'phone']);

    const registered = await browser.post('/api/auth/register', details);
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({
      user: { nationalId: unknown, fullName: 'سلمان بن راشد', phone: '+966512345678', roles: ['waqif'] },
    });
    expect((await browser.get('/api/user/me')).status).toBe(200);
    expect((await browser.post('/api/auth/register', details)).status).toBe(401);
    await signIn(api.browser(), unknown);
  });

  it('is closed when the setting says so', async () => {
    await api.changeSettings({ enableRegistration: false });
    const browser = api.browser();
    const started = await start(browser, '2000000006');
    await approve(browser, started);
    await browser.get(`/api/auth/nafath/${started.transactionId}`);
    const answer = await browser.post('/api/auth/register', { fullName: 'زائر جديد' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'identity.registration-closed' });
  });
});
