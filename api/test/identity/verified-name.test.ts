import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { IdentityFacade } from '../../src/identity/index.js';
import { Contexts } from '../../src/platform/index.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());

const named = '2000000022';
const typed = 'ريم بنت صالح الغامدي (مدير النظام)';

test('a typed name is replaced by the name from Nafath at the first sign-in, later by the user’s own', async () => {
  const system = api.application.app.get(Contexts).system('test');
  const identity = api.application.app.get(IdentityFacade);
  await identity.findOrCreateByNationalId(system, { nationalId: named, fullName: typed, role: 'beneficiary' });
  const person = await api.signIn(named);
  const { user } = (await person.get('/api/user/me')).body as { user: { id: string; fullName: string } };
  expect(user.fullName).toMatch(/^\S+ بن \S+ \S+$/);
  const changes = () =>
    api.query(
      `SELECT before, after FROM platform.audit_entry WHERE subject_id = $1 AND action = 'identity.name-verified'`,
      [user.id],
    );
  expect(await changes()).toEqual([{ before: { fullName: typed }, after: { fullName: user.fullName } }]);

  await identity.findOrCreateByNationalId(system, { nationalId: named, fullName: typed, role: 'nazir' });
  const own = { fullName: 'نورة السالم', email: 'n@people.example', phone: '', preferredLanguage: 'ar' };
  expect((await person.confirmed('PUT', '/api/user/profile', { body: own })).status).toBe(200);
  const again = await api.signIn(named);
  expect((await again.get('/api/user/me')).body).toMatchObject({ user: { fullName: own.fullName } });
  expect(await changes()).toHaveLength(1);
});

test('a sign-in is audited under the name of the user', async () => {
  const person = await api.signIn('1000000016');
  const { user } = (await person.get('/api/user/me')).body as { user: { id: string; fullName: string } };
  const signIns = await api.query(
    `SELECT actor_id, actor_name FROM platform.audit_entry
     WHERE action = 'identity.signed-in' AND subject_id = $1::text`,
    [user.id],
  );
  expect(signIns).toEqual([{ actor_id: user.id, actor_name: user.fullName }]);
});
