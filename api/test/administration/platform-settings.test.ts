import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlatformSettings } from '@waqf/contracts/administration';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;
let other: Browser;
const path = '/api/admin/system/settings';

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
  other = await api.signIn('1000000131');
});
afterAll(() => api.stop());

const read = async (): Promise<PlatformSettings> =>
  ((await admin.get(path)).body as { settings: PlatformSettings }).settings;

test('of two administrators who change one setting, the second gets its value and changes nothing', async () => {
  const { failedLoginLimit, siteName } = await read();
  expect((await admin.patch(path, { failedLoginLimit: 7, seen: { failedLoginLimit } })).status).toBe(200);
  const late = await other.patch(path, { failedLoginLimit: 9, seen: { failedLoginLimit } });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    code: 'platform.changed-meanwhile',
    errors: [{ field: 'failedLoginLimit', message: 'تغيّر بعد أن فتحته، وهو الآن: 7' }],
  });
  expect((await read()).failedLoginLimit).toBe(7);
  // Changing another setting is no conflict, because both pages change the same row.
  expect((await other.patch(path, { sessionTimeout: 45, seen: { siteName } })).status).toBe(200);
  expect((await admin.get('/api/system/settings')).body).toMatchObject({ settings: { sessionTimeout: 45 } });
});

test('the time zone of the specification is answered and accepted, and another one is refused', async () => {
  const { timezone } = await read();
  expect(timezone).toBe('Asia/Riyadh');
  const { siteName, sessionTimeout } = await read();
  expect((await admin.patch(path, { siteName, sessionTimeout, timezone })).status).toBe(200);
  const refused = await admin.patch(path, { timezone: 'Europe/Paris' });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'timezone' }] } });
  expect((refused.body as { message: string }).message).toContain('توقيت الرياض');
});

test('maintenance mode and the rate limit take effect at once', async () => {
  const waqif = await api.signIn('1000000016');
  expect((await waqif.get('/api/waqfs')).status).toBe(200);
  await admin.patch(path, { maintenanceMode: true });
  expect((await waqif.get('/api/waqfs')).status).toBe(503);
  await admin.patch(path, { maintenanceMode: false, rateLimitPerMinute: 10 });
  expect((await waqif.get('/api/waqfs')).status).toBe(200);
  const answers: number[] = [];
  for (let call = 0; call < 12; call += 1) answers.push((await waqif.post('/api/notifications/read-all', {})).status);
  expect(answers).toContain(429);
  await api.changeSettings({ rateLimitPerMinute: 1000 });
});

test.each([
  [{ siteName: '' }, 'siteName'],
  [{ supportEmail: 'x@' }, 'supportEmail'],
  [{ sessionTimeout: 4 }, 'sessionTimeout'],
  [{ rateLimitPerMinute: 0 }, 'rateLimitPerMinute'],
  [{ failedLoginLimit: 1.5 }, 'failedLoginLimit'],
  [{ launchMode: 'half' }, 'launchMode'],
])('an invalid value is refused at its field: %j', async (body, field) => {
  const answer = await admin.patch(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ field }] });
});
