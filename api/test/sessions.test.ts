import type { Browser } from './browser.js';
import { signIn, startApi, type TestApi } from './harness.js';

const waqif = '1000000016';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

const me = async (browser: Browser, headers: Record<string, string> = {}) =>
  (await browser.get('/api/user/me', { headers })).status;

describe('sessions end when they should', () => {
  it('after logout the old cookie is invalid', async () => {
    const browser = await api.signIn(waqif);
    const stolen = browser.copy();
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect(browser.cookie('waqf-session')).toBeUndefined();
    expect(await me(stolen)).toBe(401);
  });

  it('after a change of role the old cookie is invalid and the new one has the role', async () => {
    const [row] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [waqif]);
    await api.query(`INSERT INTO identity.person_role VALUES ($1, 'nazir', now())`, [row?.id]);
    const browser = await api.signIn(waqif);
    const old = browser.copy();
    const answer = await browser.post('/api/user/role', { role: 'nazir' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: {
        role: 'nazir',
        roles: ['waqif', 'nazir'],
        capabilities: expect.arrayContaining(['waqf.create', 'waqf.manage']),
      },
    });
    expect(await me(old)).toBe(401);
    expect(await me(browser)).toBe(200);
    expect((await browser.post('/api/user/role', { role: 'admin' })).status).toBe(403);
  });

  it('on deactivation', async () => {
    const browser = await api.signIn('1000000065');
    await api.query('UPDATE identity.person SET deactivated_at = now() WHERE national_id = $1', ['1000000065']);
    expect(await me(browser)).toBe(401);
  });

  it('after the configured idle minutes, which reading restarts and polling does not', async () => {
    const reader = await api.signIn('1000000024');
    const poller = await signIn(api.browser(), '1000000032');
    for (let i = 0; i < 3; i += 1) {
      api.clock.advance({ minutes: 14 });
      expect(await me(reader)).toBe(200);
      expect(await me(poller, { 'x-poll': '1' })).toBe(i < 2 ? 200 : 401);
    }
    api.clock.advance({ minutes: 30 });
    expect(await me(reader)).toBe(401);
  });

  it('eight hours after sign-in, however busy', async () => {
    const browser = await api.signIn('1000000024');
    for (let i = 0; i < 23; i += 1) {
      api.clock.advance({ minutes: 20 });
      expect(await me(browser)).toBe(200);
    }
    api.clock.advance({ minutes: 20 });
    expect(await me(browser)).toBe(401);
  });

  it('after a role change no later than eight hours after sign-in', async () => {
    const browser = await api.signIn(waqif);
    for (let i = 0; i < 23; i += 1) {
      api.clock.advance({ minutes: 20 });
      await me(browser);
    }
    expect((await browser.post('/api/user/role', { role: 'waqif' })).status).toBe(200);
    api.clock.advance({ minutes: 21 });
    expect(await me(browser)).toBe(401);
  });

  it('a planted cookie is replaced at sign-in', async () => {
    const attacker = await api.signIn('1000000040');
    const planted = attacker.cookie('waqf-session') ?? '';
    const victim = api.browser();
    victim.setCookie('waqf-session', planted);
    await signIn(victim, '1000000131');
    expect(victim.cookie('waqf-session')).not.toBe(planted);
    expect(await me(attacker)).toBe(401);
    const made = api.browser();
    made.setCookie('waqf-session', 'chosen-by-somebody-else');
    expect(await me(made)).toBe(401);
  });
});

describe('x-national-id proves nothing', () => {
  it.each([
    ['absent', undefined, 200],
    ['own', '1000000099', 200],
    ["an administrator's", '1000000131', 403],
    ['garbage', "' OR 1=1 --", 403],
    ['8 kB', '1'.repeat(8192), 403],
  ])('%s', async (_name, header, expected) => {
    const browser = await api.signIn('1000000099');
    expect(await me(browser, header === undefined ? {} : { 'x-national-id': header })).toBe(expected);
    expect(await me(api.browser(), header === undefined ? {} : { 'x-national-id': header })).toBe(401);
  });
});
