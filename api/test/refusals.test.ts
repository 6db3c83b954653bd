import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people', environment: { trustedProxies: 1 } });
});
afterAll(() => api.stop());

interface Entry {
  subject_id: string;
  actor: string | null;
  details: { status: number; code: string; address: string };
}
/** The refusals in the audit trail; they are written after the response is sent. */
async function refusals(atLeast: number): Promise<Entry[]> {
  for (const deadline = Date.now() + 5_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const found = await api.query<Entry>(
      `SELECT subject_id, p.national_id AS actor, details FROM platform.audit_entry
       LEFT JOIN identity.person p ON p.id = actor_id WHERE action = 'platform.call-refused' ORDER BY occurred_at`,
    );
    if (found.length >= atLeast || Date.now() > deadline) return found;
  }
}

it('refused calls are audited with person and call, each at most once a minute', async () => {
  const nazir = await api.signIn('1000000032');
  const body = { name: 'وقف النخيل', description: 'نخيل لطلبة العلم في القصيم' };
  for (let i = 0; i < 3; i += 1) expect((await nazir.post('/api/waqf/create', body)).status).toBe(403);
  const from = { headers: { 'x-forwarded-for': '203.0.113.77' } };
  const stranger = api.browser();
  for (let i = 0; i < 6; i += 1) await stranger.post('/api/auth/nafath', { nationalId: '1000000016' }, from);
  const entries = await refusals(2);
  expect(entries.map(({ subject_id, actor, details }) => [subject_id, actor, details.status, details.code])).toEqual([
    ['POST /api/waqf/create', '1000000032', 403, 'endowments.create-forbidden'],
    ['POST /api/auth/nafath', null, 429, 'platform.too-many-requests'],
  ]);
  expect(entries[1]?.details.address).toBe('203.0.113.77');
  expect(JSON.stringify(entries[1]?.details)).not.toContain('1000000016');
});

it('reads without a session are limited by network, other reads are not', async () => {
  await api.changeSettings({ rateLimitPerMinute: 10 });
  const read = (address: string) => api.browser().get('/api/public/stats', { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let i = 0; i < 201; i += 1) statuses.push((await read('198.51.100.20')).status);
  expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
  expect(statuses[200]).toBe(429);
  expect((await read('198.51.100.20')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await read('198.51.100.21')).status).toBe(200);
});
