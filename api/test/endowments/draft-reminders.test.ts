import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RemindFounders } from '../../src/endowments/use-cases/remind-founders.js';
import { startApi, type TestApi } from '../harness.js';
import { Founder } from './founder.js';

let api: TestApi;
let remind: RemindFounders;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  remind = api.application.app.get(RemindFounders, { strict: false });
}, 60_000);
afterAll(() => api.stop());

const notices = () =>
  api.query<{ national_id: string; message_ar: string }>(
    `SELECT p.national_id, n.message_ar FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE n.title_ar = 'أكمل صكوك وقفك' ORDER BY n.created_at`,
  );

it('the founder of a draft is reminded of missing deeds once a week, unless they switched reminders off', async () => {
  const founder = new Founder(await api.signIn('1000000016'));
  const waqfId = await founder.create('وقف المذكَّر');
  await founder.uploadDeed(waqfId, 'property_deed', 'doc000.pdf');
  const other = await api.signIn('1000000024');
  await new Founder(other).create('وقف من لا يريد');
  const { user } = (await other.get('/api/user/me')).body as { user: { preferences: Record<string, unknown> } };
  const { preferredLanguage: _language, ...toggles } = user.preferences;
  const without = { ...toggles, documentReminders: false };
  expect((await other.put('/api/user/notifications', without)).status).toBe(200);

  // A waqf that is locked by other work would be skipped until the next round.
  await api.settled();
  expect(await remind.execute()).toBe(0);
  api.clock.advance({ hours: 7 * 24 });
  await api.settled();
  expect(await remind.execute()).toBe(2);
  expect(await remind.execute()).toBe(0);
  await api.settled();
  expect(await notices()).toEqual([
    { national_id: '1000000016', message_ar: 'وقف المذكَّر ينتظر صك الوقفية وصك النظارة' },
  ]);
  api.clock.advance({ hours: 6 * 24 });
  expect(await remind.execute()).toBe(0);
  api.clock.advance({ hours: 24 });
  expect(await remind.execute()).toBe(2);
});
