import { Logger } from '@nestjs/common';
import { logList } from '@waqf/contracts/operations';
import { StoreLogs } from '../../src/operations/use-cases/store-logs.js';
import { LogRepository } from '../../src/operations/persistence/log.repository.js';
import { Contexts, RequestMeter } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;
const planted = { id: '1000000016', mail: 'salem@example.sa', iban: 'SA0380000000608010167519' };

beforeAll(async () => {
  // Only fatal lines are printed, but all are stored. A process has one logger, which the sample data use too.
  process.env['LOG_LEVEL'] = 'fatal';
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterAll(async () => {
  delete process.env['LOG_LEVEL'];
  await api.stop();
});

const store = () => api.application.app.get(StoreLogs, { strict: false }).execute();
const list = async (query = '') => logList.parse((await admin.get(`/api/admin/system/logs${query}`)).body);

test('log lines are stored without personal data, with level, source and the reference of their request', async () => {
  const logger = new Logger('Planted');
  logger.warn(`${planted.id} ${planted.mail} ${planted.iban}`);
  const { headers } = await admin.get('/api/user/me');
  await store();
  const { logs, counts } = await list();
  expect(JSON.stringify(logs)).not.toMatch(new RegExp(Object.values(planted).join('|')));
  expect(logs.find(({ source }) => source === 'Planted')).toMatchObject({ level: 'warn' });
  const call = logs.find(({ reference }) => reference === headers.get('x-request-id'));
  expect(call).toMatchObject({ source: 'http', level: 'info', message: 'GET /api/user/me 200' });
  expect(counts.warn).toBeGreaterThanOrEqual(1);
  // The specification's names: `timestamp`, `details` and the level `warning`.
  for (const { at, detail, timestamp, details } of logs)
    expect({ at: timestamp, detail: details }).toEqual({ at, detail });
  expect((await list('?level=warning')).logs).toEqual((await list('?level=warn')).logs);
  expect(new Set((await list('?level=warning')).logs.map(({ level }) => level))).toEqual(new Set(['warn']));
  // Reading the log writes no line.
  await list('?search=zzz');
  await store();
  expect((await list('?search=/api/admin/system/logs')).logs).toEqual([]);
});

test('log lines are filtered by level, text and days, and pages continue where the last one ended', async () => {
  await store();
  const warnings = (await list('?level=warn&limit=100')).logs.map(({ level }) => level);
  expect(warnings).not.toEqual([]);
  expect(new Set(warnings)).toEqual(new Set(['warn']));
  expect((await list('?search=PLANTED')).logs.map(({ source }) => source)).toEqual(['Planted']);
  expect((await list('?to=2020-01-01')).logs).toEqual([]);
  const planted = await list('?source=Planted');
  expect(planted.logs.map(({ source }) => source)).toEqual(['Planted']);
  expect(planted.counts).toEqual({ error: 0, warn: 1, info: 0, debug: 0 });
  expect(planted.sources).toEqual(expect.arrayContaining(['Planted', 'http']));
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect(BigInt(second.logs[0]?.id ?? 0)).toBeLessThan(BigInt(first.logs[0]?.id ?? 0));
  for (const bad of ['level=loud', 'cursor=x', 'from=yesterday', 'limit=0'])
    expect((await admin.get(`/api/admin/system/logs?${bad}`)).status).toBe(400);
});

test('what maintenance refuses is no fault: it is neither an error line nor counted among the errors', async () => {
  const waqif = await api.signIn('1000000016');
  const errors = async () => (await list('?level=error')).counts.error;
  const before = await errors();
  await api.changeSettings({ maintenanceMode: true });
  expect((await waqif.get('/api/user/me')).status).toBe(503);
  await api.changeSettings({ maintenanceMode: false });
  await store();
  expect(await errors()).toBe(before);
  const counted = api.application.app.get(RequestMeter, { strict: false }).take();
  expect(counted.map(({ faults }) => faults)).toEqual(counted.map(() => 0));
});

test('clearing hides log lines and is audited with its reason; only administrators may do it', async () => {
  const waqif = await api.signIn('1000000016');
  expect((await waqif.delete('/api/admin/system/logs/clear', { body: { reason: 'محو' } })).status).toBe(403);
  const shown = await list();
  expect(shown.logs.length).toBeGreaterThan(0);
  expect(shown.clearable).toMatchObject({ all: expect.any(Number), week: 0 });
  expect(shown.clearable?.all).toBeGreaterThanOrEqual(shown.logs.length);
  expect((await admin.delete('/api/admin/system/logs/clear', { body: { reason: 'بعد الصيانة' } })).status).toBe(204);
  expect(await list()).toMatchObject({ logs: [], clearable: { all: 0, day: 0, week: 0 } });
  const trail = await api.query<{ count: number }>(`SELECT count(*)::int AS count FROM platform.audit_entry`);
  expect(trail[0]?.count).toBeGreaterThan(0);
  expect(
    await api.query(`SELECT reason, actor_name FROM platform.audit_entry WHERE action = 'operations.logs-cleared'`),
  ).toEqual([{ reason: 'بعد الصيانة', actor_name: 'ريم بنت صالح الغامدي' }]);
  await admin.get('/api/user/me');
  await store();
  expect((await list()).logs.length).toBeGreaterThan(0);
});

test('log lines older than a month, or above the limit, are deleted', async () => {
  const logs = api.application.app.get(LogRepository, { strict: false });
  const ctx = api.application.app.get(Contexts).system('test');
  const line = { level: 'info', source: 'Test', message: 'm', reference: null, detail: null } as const;
  await logs.add(ctx, [
    { ...line, at: new Date('2026-01-01T00:00:00Z') },
    ...Array(5).fill({ ...line, at: new Date() }),
  ]);
  await logs.dropOld(ctx, new Date('2026-02-01T00:00:00Z'), 3);
  const [row] = await api.query<{ lines: number; oldest: Date }>(
    'SELECT count(*)::int AS lines, min(at) AS oldest FROM operations.log_line',
  );
  expect(row?.lines).toBe(3);
  expect(row?.oldest.getUTCFullYear()).toBe(new Date().getUTCFullYear());
});
