import type { ManagedUser, UserList } from '@waqf/contracts/users';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

const reason = 'طلب مكتوب رقم 12';

let api: TestApi;
let admin: Browser;
beforeEach(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterEach(() => api.stop());

const list = async (query = ''): Promise<UserList> => (await admin.get(`/api/admin/users${query}`)).body as UserList;
async function userOf(nationalId: string): Promise<ManagedUser> {
  const [user] = (await list(`?search=${nationalId}`)).users;
  if (!user) throw new Error('nobody was found');
  return user;
}

test('a person is found by national id, beginning of the id and part of the name, without id and contact', async () => {
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
  const ids = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ id }) => id);
  expect(await ids(user.id.slice(0, 8))).toEqual([user.id]);
  expect(await ids('سلطان التميمى')).toContain(user.id);
  expect((await list('?role=admin')).users.every(({ roles }) => roles.includes('admin'))).toBe(true);
  expect((await list('?state=deactivated')).users).toHaveLength((await list()).stats.deactivated);
});

test('pages follow each other without a gap', async () => {
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

test('a deactivation needs a confirmation, ends sessions at once, is audited and is taken back', async () => {
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

test('all sessions of a person end at once', async () => {
  const person = await api.signIn('1000000024');
  const { id } = await userOf('1000000024');
  expect((await admin.get(`/api/admin/users/${id}/sessions`)).body).toMatchObject({ sessions: [{}] });
  expect((await admin.confirmed('DELETE', `/api/admin/users/${id}/sessions`, { body: { reason } })).status).toBe(204);
  expect((await person.get('/api/user/me')).status).toBe(401);
});

test('nobody changes their own row', async () => {
  const { id, own } = await userOf('1000000131');
  expect(own).toBe(true);
  const answer = await admin.call('PATCH', `/api/admin/users/${id}/role`, { body: { role: 'waqif', reason } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'identity.own-user' } });
});

test('of two administrators who demote each other at once, one stays', async () => {
  const other = await api.signIn('1000000149');
  const [one, two] = [await userOf('1000000131'), await userOf('1000000149')];
  const body = { role: 'waqif', reason };
  const answers = await Promise.all([
    admin.confirmed('PATCH', `/api/admin/users/${two.id}/role`, { body }),
    other.confirmed('PATCH', `/api/admin/users/${one.id}/role`, { body }),
  ]);
  // The demoted one is signed out, or is no administrator any more.
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(await api.query(`SELECT count(*)::int AS left FROM identity.person_role WHERE role = 'admin'`)).toEqual([
    { left: 1 },
  ]);
});

test('the database itself keeps the last administrator', async () => {
  const { id } = await userOf('1000000149');
  await admin.confirmed('PATCH', `/api/admin/users/${id}/role`, { body: { role: 'waqif', reason } });
  await expect(api.query(`DELETE FROM identity.person_role WHERE role = 'admin'`)).rejects.toThrow(
    /last administrator/,
  );
  await expect(
    api.query(`UPDATE identity.person SET deactivated_at = now() WHERE national_id = '1000000131'`),
  ).rejects.toThrow(/last administrator/);
});

test('a person is added once, with a name that is no administrator’s', async () => {
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
