import type { ManagedUser, UserList, UserSessions } from '@waqf/contracts/users';
import ExcelJS from 'exceljs';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

const reason = 'طلب مكتوب رقم 12';

let api: TestApi;
let admin: Browser;
const start = async (): Promise<void> => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
};

const list = async (query = ''): Promise<UserList> => (await admin.get(`/api/admin/users${query}`)).body as UserList;
async function userOf(nationalId: string): Promise<ManagedUser> {
  const [user] = (await list(`?search=${nationalId}`)).users;
  if (!user) throw new Error('nobody was found');
  return user;
}

describe('users, without changes of administrators', () => {
  beforeAll(start);
  afterAll(() => api.stop());

  test('a user is found by national id, id prefix or part of the name, without id and contact', async () => {
    const user = await userOf('1000000024');
    expect(Object.keys(user).toSorted()).toEqual([
      'createdAt',
      'fullName',
      'id',
      'lastSignInAt',
      'own',
      'role',
      'roles',
      'sessions',
      'state',
    ]);
    const ids = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ id }) => id);
    expect(await ids(user.id.slice(0, 8))).toEqual([user.id]);
    expect(await ids('سلطان التميمى')).toContain(user.id);
    const { users: admins, stats } = await list('?role=admin');
    expect(admins).toHaveLength(stats.byRole.admin);
    expect(admins.filter(({ roles }) => !roles.includes('admin'))).toEqual([]);
    expect(admins.length).toBeGreaterThan(0);
  });

  test('the list of users is paged without gaps', async () => {
    const all = (await list('?limit=100')).users.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: UserList = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.users.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
  });

  test('a deactivation needs a confirmation, ends all sessions, is audited and can be undone', async () => {
    const person = await api.signIn('1000000024');
    const { id } = await userOf('1000000024');
    expect((await admin.call('DELETE', `/api/admin/users/${id}`, { body: { reason } })).status).toBe(403);
    expect((await person.get('/api/user/me')).status).toBe(200);
    expect((await admin.confirmed('DELETE', `/api/admin/users/${id}`, { body: { reason } })).status).toBe(204);
    expect((await person.get('/api/user/me')).status).toBe(401);
    expect(await admin.confirmed('PATCH', `/api/admin/users/${id}`, { body: { reason } })).toMatchObject({
      status: 200,
      body: { user: { state: 'active' } },
    });
    expect(
      await api.query(`SELECT action, reason FROM platform.audit_entry
                       WHERE action IN ('identity.person-deactivated', 'identity.person-reactivated')
                         AND reason IS NOT NULL ORDER BY id`),
    ).toEqual([
      { action: 'identity.person-deactivated', reason },
      { action: 'identity.person-reactivated', reason },
    ]);
  });

  test('an administrator ends all sessions of a user at once', async () => {
    const person = await api.signIn('1000000024');
    const { id } = await userOf('1000000024');
    expect((await admin.get(`/api/admin/users/${id}/sessions`)).body).toMatchObject({ sessions: [{}] });
    expect((await admin.confirmed('DELETE', `/api/admin/users/${id}/sessions`, { body: { reason } })).status).toBe(204);
    expect((await person.get('/api/user/me')).status).toBe(401);
  });

  test('an administrator ends one session of a user; the others continue, and a foreign session gets 404', async () => {
    const [one, other] = [await api.signIn('1000000024'), await api.signIn('1000000024')];
    const stranger = await api.signIn('1000000040');
    const { id } = await userOf('1000000024');
    const { sessions } = (await admin.get(`/api/admin/users/${id}/sessions`)).body as UserSessions;
    expect(sessions).toHaveLength(2);
    // The session that started first.
    const [first] = sessions.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id));
    const end = (sessionId?: string) =>
      admin.confirmed('DELETE', `/api/admin/users/${id}/sessions/${sessionId}`, { body: { reason } });
    expect((await end(first?.id)).status).toBe(204);
    const alive = await Promise.all([one, other].map(async (browser) => (await browser.get('/api/user/me')).status));
    expect(alive.toSorted()).toEqual([200, 401]);
    expect(await end(first?.id)).toMatchObject({ status: 404, body: { code: 'identity.session-not-found' } });
    const [foreign] = await api.query<{ id: string }>(
      `SELECT s.id FROM identity.session s JOIN identity.person p ON p.id = s.person_id
       WHERE p.national_id = '1000000040'`,
    );
    expect((await end(foreign?.id)).status).toBe(404);
    expect((await stranger.get('/api/user/me')).status).toBe(200);
    expect(
      await api.query(`SELECT reason, details FROM platform.audit_entry WHERE action = 'identity.user-session-ended'`),
    ).toEqual([{ reason, details: { sessionId: first?.id } }]);
  });

  test('users are exported with the filters of the list, by administrators only', async () => {
    const file = await admin.post('/api/exports', { table: 'users', filters: { role: 'admin' } });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(file.bytes as unknown as ExcelJS.Buffer);
    const text = JSON.stringify(book.worksheets[0]?.getSheetValues());
    const { fullName, id } = await userOf('1000000131');
    expect(text).toContain(fullName);
    expect(text).toContain('التصفية – الدور: مدير النظام');
    expect(text).toContain(id.slice(0, 8));
    for (const secret of [id, '1000000131', (await userOf('1000000024')).fullName]) expect(text).not.toContain(secret);
    const waqif = await api.signIn('1000000016');
    expect((await waqif.post('/api/exports', { table: 'users' })).status).toBe(403);
  });

  test('an administrator cannot change their own role', async () => {
    const { id, own } = await userOf('1000000131');
    expect(own).toBe(true);
    const answer = await admin.call('PATCH', `/api/admin/users/${id}/role`, { body: { role: 'waqif', reason } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'identity.own-user' } });
  });

  test('a user is added once, and not with the name of an administrator', async () => {
    const wanted = { nationalId: '1000000008', fullName: 'سالم بن فهد العتيبي', role: 'beneficiary', reason };
    expect(await admin.confirmed('POST', '/api/admin/users', { body: wanted })).toMatchObject({
      status: 201,
      body: { user: { role: 'beneficiary', lastSignInAt: null, sessions: 0 } },
    });
    expect((await admin.confirmed('POST', '/api/admin/users', { body: wanted })).status).toBe(409);
    const { fullName } = await userOf('1000000149');
    const posing = { ...wanted, nationalId: '2000000006', fullName };
    expect((await admin.confirmed('POST', '/api/admin/users', { body: posing })).status).toBe(422);
  });
});

describe('counts of all users, and changes of administrators', () => {
  beforeEach(start);
  afterEach(() => api.stop());

  test('users without a sign-in for 90 days are counted and listed, except new and deactivated ones', async () => {
    await api.query(`UPDATE identity.person SET created_at = now() - interval '91 days'`);
    const { stats } = await list();
    const found = (await list('?inactive=1&limit=100')).users;
    expect(found.map(({ state }) => state)).not.toContain('deactivated');
    expect(found.map(({ own }) => own)).not.toContain(true);
    expect(stats.inactive).toEqual({
      people: found.length,
      beneficiaries: found.filter(({ role }) => role === 'beneficiary').length,
    });
    expect(found.length).toBe(stats.total - stats.deactivated - 1);
    const [used, fresh] = found;
    await api.query(`UPDATE identity.person SET created_at = now() - interval '89 days' WHERE id = $1`, [fresh?.id]);
    await api.query(
      `INSERT INTO identity.session (id, token_hash, person_id, created_at, last_seen_at, ends_at, ended_at,
         ended_because)
       SELECT gen_random_uuid(), sha256('a session'), $1, at, at, at, at, 'logout'
       FROM (SELECT now() - interval '89 days' AS at) AS long`,
      [used?.id],
    );
    const left = (await list('?inactive=1&limit=100')).users.map(({ id }) => id);
    expect(left).toEqual(found.slice(2).map(({ id }) => id));
    expect((await admin.get('/api/admin/users?inactive=yes')).status).toBe(400);
  });

  test('the dashboard and the page of users show the same counts, with deactivated accounts', async () => {
    const { id } = await userOf('1000000024');
    expect((await admin.confirmed('DELETE', `/api/admin/users/${id}`, { body: { reason } })).status).toBe(204);
    const { stats } = await list();
    const closed = (await list('?state=deactivated&limit=100')).users;
    expect(closed.map((user) => user.id)).toContain(id);
    expect(closed.map((user) => user.state)).toEqual(Array(stats.deactivated).fill('deactivated'));
    const [counted] = await api.query<{ people: number; deactivated: number; founders: number }>(
      `SELECT count(*)::int AS people, (count(*) FILTER (WHERE deactivated_at IS NOT NULL))::int AS deactivated,
         (SELECT count(*)::int FROM identity.person_role WHERE role = 'waqif') AS founders FROM identity.person`,
    );
    expect(counted?.deactivated).toBeGreaterThan(0);
    expect(stats).toMatchObject({
      total: counted?.people,
      deactivated: counted?.deactivated,
      byRole: { waqif: counted?.founders },
    });
    expect((await admin.get('/api/admin/dashboard')).body).toMatchObject({
      totalUsers: stats.total,
      newUsersThisMonth: stats.newThisMonth,
      adminUsers: stats.byRole.admin,
      waqifUsers: stats.byRole.waqif,
      nazirUsers: stats.byRole.nazir,
      beneficiaryUsers: stats.byRole.beneficiary,
    });
  });

  test('when two administrators demote each other at once, one remains', async () => {
    const other = await api.signIn('1000000149');
    const [one, two] = [await userOf('1000000131'), await userOf('1000000149')];
    const body = { role: 'waqif', reason };
    const answers = await Promise.all([
      admin.confirmed('PATCH', `/api/admin/users/${two.id}/role`, { body }),
      other.confirmed('PATCH', `/api/admin/users/${one.id}/role`, { body }),
    ]);
    // The demoted one is signed out or no longer an administrator, so at most one request succeeds.
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await api.query(`SELECT count(*)::int AS left FROM identity.person_role WHERE role = 'admin'`)).toEqual([
      { left: 1 },
    ]);
  });

  test('when two administrators deactivate each other at once, one remains', async () => {
    const other = await api.signIn('1000000149');
    const [one, two] = [await userOf('1000000131'), await userOf('1000000149')];
    const answers = await Promise.all([
      admin.confirmed('DELETE', `/api/admin/users/${two.id}`, { body: { reason } }),
      other.confirmed('DELETE', `/api/admin/users/${one.id}`, { body: { reason } }),
    ]);
    expect(answers.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(1);
    expect(
      await api.query(`SELECT count(*)::int AS open
                       FROM identity.person_role r JOIN identity.person p ON p.id = r.person_id
                       WHERE r.role = 'admin' AND p.deactivated_at IS NULL`),
    ).toEqual([{ open: 1 }]);
  });

  test('the database refuses to remove or deactivate the last administrator', async () => {
    const { id } = await userOf('1000000149');
    await admin.confirmed('PATCH', `/api/admin/users/${id}/role`, { body: { role: 'waqif', reason } });
    await expect(api.query(`DELETE FROM identity.person_role WHERE role = 'admin'`)).rejects.toThrow(
      /last administrator/,
    );
    await expect(
      api.query(`UPDATE identity.person SET deactivated_at = now() WHERE national_id = '1000000131'`),
    ).rejects.toThrow(/last administrator/);
  });
});
