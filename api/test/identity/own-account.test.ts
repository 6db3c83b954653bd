import type { OwnSessions, OwnSignIn, SessionTime, User } from '@waqf/contracts/identity';
import type { Browser } from '../browser.js';
import { signIn, startApi, type TestApi } from '../harness.js';

const waqif = '1000000016';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

const me = async (browser: Browser) => (await browser.get('/api/user/me')).status;
const sessionsOf = async (browser: Browser): Promise<OwnSessions> =>
  (await browser.get('/api/user/sessions')).body as OwnSessions;
const timeOf = async (browser: Browser): Promise<SessionTime> =>
  (await browser.get('/api/user/session')).body as SessionTime;

/** Allows 15 seconds of difference, because the clock keeps running during a test. */
function expectAbout(seconds: number, expected: number): void {
  expect(seconds).toBeLessThanOrEqual(expected);
  expect(seconds).toBeGreaterThan(expected - 15);
}

/** Signs in with a browser that sends the given User-Agent. */
async function signInWith(nationalId: string, userAgent: string): Promise<Browser> {
  const browser = api.browser();
  const headers = { 'user-agent': userAgent };
  const { transactionId, random } = (await browser.post('/api/auth/nafath', { nationalId }, { headers })).body as {
    transactionId: string;
    random: string;
  };
  await browser.post(`/simulator/nafath/transactions/${transactionId}/approve`, { random });
  expect((await browser.get(`/api/auth/nafath/${transactionId}`, { headers })).status).toBe(200);
  return browser;
}

describe('the own profile', () => {
  const wanted = {
    fullName: '  يوسف   العنزي ',
    email: ' yousef@waqf.example ',
    phone: '0512345678',
    preferredLanguage: 'en',
  };

  it('is stored and returned in normalised form, and each change is audited with masked contacts', async () => {
    const browser = await api.signIn('1000000024');
    const answer = await browser.confirmed('PUT', '/api/user/profile', { body: wanted });
    expect(answer.status).toBe(200);
    const { user } = (await browser.get('/api/user/me')).body as { user: User };
    expect(answer.body).toEqual({ user });
    expect(user).toMatchObject({
      fullName: 'يوسف العنزي',
      email: 'yousef@waqf.example',
      phone: '+966512345678',
      nationalId: '1000000024',
      preferences: { preferredLanguage: 'en' },
    });
    expect(await browser.confirmed('PUT', '/api/user/profile', { body: { ...wanted, phone: '' } })).toMatchObject({
      status: 200,
      body: { user: { phone: null } },
    });
    const trail = await api.query(
      `SELECT before, after FROM platform.audit_entry WHERE action = 'identity.profile-changed' ORDER BY id`,
    );
    expect(trail).toEqual([
      {
        before: {
          fullName: 'خالد بن سلطان التميمي',
          email: 'k••@people.example',
          phone: null,
          preferredLanguage: 'ar',
        },
        after: { fullName: 'يوسف العنزي', email: 'y••@waqf.example', phone: '••5678', preferredLanguage: 'en' },
      },
      { before: { phone: '••5678' }, after: { phone: null } },
    ]);
  });

  it('switches the language of messages from the next call on', async () => {
    const browser = await api.signIn('1000000032');
    await browser.confirmed('PUT', '/api/user/profile', {
      body: {
        fullName: 'عبدالعزيز السبيعي',
        email: 'a@waqf.example',
        preferredLanguage: 'en',
      },
    });
    const refused = await browser.confirmed('PUT', '/api/user/profile', { body: { ...wanted, fullName: 'ع' } });
    expect(refused.body).toMatchObject({ message: 'The name must have at least two letters' });
  });

  it.each([
    ['a name of one letter', { fullName: ' س ' }, 'fullName', 'الاسم يجب أن يكون أكثر من حرفين'],
    ['no e-mail address', { email: '' }, 'email', 'البريد الإلكتروني غير صحيح'],
    ['an e-mail address without a domain', { email: 'yousef@' }, 'email', 'البريد الإلكتروني غير صحيح'],
    ['a foreign number', { phone: '+44 20 7946 0958' }, 'phone', 'رقم الجوال غير صحيح'],
  ])('refuses %s in the words of the specification', async (_name, change, field, message) => {
    const browser = await api.signIn('1000000040');
    const answer = await browser.confirmed('PUT', '/api/user/profile', {
      body: { ...wanted, preferredLanguage: 'ar', ...change },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  it('ignores a national id and a role', async () => {
    const browser = await api.signIn('1000000040');
    await browser.confirmed('PUT', '/api/user/profile', {
      body: {
        ...wanted,
        preferredLanguage: 'ar',
        nationalId: '1000000131',
        role: 'admin',
        roles: ['admin'],
      },
    });
    expect((await browser.get('/api/user/me')).body).toMatchObject({
      user: { nationalId: '1000000040', roles: ['nazir'] },
    });
  });
});

describe('the own sessions', () => {
  it('show device, address and the current one; an ended session gets 401', async () => {
    const here = await api.signIn('1000000065');
    api.clock.advance({ minutes: 3 });
    const there = await signInWith('1000000065', phone);
    const { sessions, idleMinutes, longestHours } = await sessionsOf(here);
    expect([idleMinutes, longestHours]).toEqual([30, 8]);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const [own, other] = sessions;
    expect(other).toMatchObject({
      device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(Date.parse(other?.endsAt ?? '') - Date.parse(other?.startedAt ?? '')).toBe(8 * 3_600_000);
    expect(Date.parse(other?.idleEndsAt ?? '') - Date.parse(other?.lastSeenAt ?? '')).toBe(30 * 60_000);

    expect((await here.delete(`/api/user/sessions/${other?.id}`)).status).toBe(204);
    expect(await me(there)).toBe(401);
    expect(await me(here)).toBe(200);
    expect((await here.delete(`/api/user/sessions/${other?.id}`)).status).toBe(404);
    expect((await sessionsOf(here)).sessions.map(({ id }) => id)).toEqual([own?.id]);
  });

  it('of somebody else are not found and cannot be ended', async () => {
    const victim = await api.signIn('1000000073');
    const [target] = (await sessionsOf(victim)).sessions;
    const attacker = await api.signIn('1000000131');
    expect((await attacker.delete(`/api/user/sessions/${target?.id}`)).status).toBe(404);
    expect(await me(victim)).toBe(200);
  });

  it('of other browsers end at once; expired ones are not listed and stay expired', async () => {
    const idle = await api.signIn('1000000099');
    api.clock.advance({ minutes: 31 });
    const others = [await api.signIn('1000000099'), await api.signIn('1000000099')];
    const here = await api.signIn('1000000099');
    expect((await sessionsOf(here)).sessions).toHaveLength(3);
    expect(await here.delete('/api/user/sessions')).toMatchObject({ status: 200, body: { ended: 2 } });
    expect(await Promise.all([...others, here].map(me))).toEqual([401, 401, 200]);
    await api.changeSettings({ sessionTimeout: 120 });
    expect(await me(idle)).toBe(401);
    expect(await me(here)).toBe(200);
    await api.changeSettings({ sessionTimeout: 30 });
  });

  it('keep their start and end when the role changes', async () => {
    const browser = await api.signIn('1000000081');
    const [before] = (await sessionsOf(browser)).sessions;
    api.clock.advance({ minutes: 10 });
    await browser.post('/api/user/role', { role: 'beneficiary' });
    const [after] = (await sessionsOf(browser)).sessions;
    expect(after).toMatchObject({ startedAt: before?.startedAt, endsAt: before?.endsAt });
    expect(after?.id).not.toBe(before?.id);
  });
});

describe('the time that a session has left', () => {
  it('is not extended by asking for it, only by prolonging the session', async () => {
    const browser = await api.signIn(waqif);
    api.clock.advance({ minutes: 29 });
    const first = await timeOf(browser);
    expectAbout(first.idleSecondsLeft, 60);
    expectAbout(first.secondsLeft, 7 * 3600 + 31 * 60);
    api.clock.advance({ seconds: 30 });
    expectAbout((await timeOf(browser)).idleSecondsLeft, 30);
    const prolonged = await browser.post('/api/user/session/prolong');
    expect(prolonged.status).toBe(200);
    expectAbout((prolonged.body as SessionTime).idleSecondsLeft, 1800);
    api.clock.advance({ minutes: 29 });
    expectAbout((await timeOf(browser)).idleSecondsLeft, 60);
    api.clock.advance({ minutes: 1 });
    expect((await browser.get('/api/user/session')).status).toBe(401);
  });
});

describe('the own sign-ins', () => {
  it('list completed, refused and expired ones of this user only', async () => {
    const nationalId = '2000000014';
    const forgotten = api.browser();
    await forgotten.post('/api/auth/nafath', { nationalId }, { headers: { 'user-agent': phone } });
    api.clock.advance({ minutes: 4 });
    const refused = api.browser();
    const { transactionId } = (await refused.post('/api/auth/nafath', { nationalId })).body as {
      transactionId: string;
    };
    await refused.post(`/simulator/nafath/transactions/${transactionId}/reject`, {});
    await refused.get(`/api/auth/nafath/${transactionId}`);
    api.clock.advance({ minutes: 1 });
    const browser = await signIn(api.browser(), nationalId);
    await api.browser().post('/api/auth/nafath', { nationalId: waqif });
    const { signIns } = (await browser.get('/api/user/sign-ins')).body as { signIns: OwnSignIn[] };
    expect(signIns.map(({ outcome }) => outcome)).toEqual(['completed', 'rejected', 'expired']);
    expect(signIns[2]?.device).toEqual({ kind: 'phone', browser: 'Safari', system: 'iOS' });
  });
});
