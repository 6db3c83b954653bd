import { systemHealth, systemStats } from '@waqf/contracts/operations';
import { Contexts } from '../../src/platform/index.js';
import { CheckHealth } from '../../src/operations/use-cases/check-health.js';
import { WatchPlatform } from '../../src/operations/use-cases/watch-platform.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;
let bankStatus = 200;
const bank = createServer((_request, response) => response.writeHead(bankStatus).end());

beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const { port } = bank.address() as AddressInfo;
  api = await startApi({
    samples: 'people',
    environment: {
      bank: { url: `http://127.0.0.1:${port}`, key: 'k' },
      languageModel: { url: 'http://127.0.0.1:1', model: 'm', key: undefined, timeoutMs: 1000 },
    },
  });
  admin = await api.signIn('1000000131');
});
afterAll(async () => {
  await api.stop();
  bank.closeAllConnections();
  await new Promise((resolve) => bank.close(resolve));
});

const look = async (query = '') => systemHealth.parse((await admin.get(`/api/admin/system/health${query}`)).body);
const stateOf = (health: Awaited<ReturnType<typeof look>>, name: string) =>
  health.components.find(({ component }) => component === name);

test('eight components are measured, and simulated or missing ones are marked', async () => {
  const health = await look();
  expect(health.components.map(({ component }) => component)).toEqual([
    'application',
    'database',
    'storage',
    'queue',
    'bank',
    'nafath',
    'mail',
    'model',
  ]);
  // The duration depends on the machine of the tests; that each component answers does not.
  expect([health.appServer, health.database]).not.toContain('error');
  expect(stateOf(health, 'nafath')).toMatchObject({ state: 'healthy', simulated: true });
  expect(stateOf(health, 'bank')).toMatchObject({ state: 'healthy', simulated: false });
  const [size] = await api.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const measured = stateOf(health, 'database')?.figures.find(({ name }) => name === 'databaseBytes')?.value ?? 0;
  expect(Math.abs(measured - Number(size?.bytes))).toBeLessThan(20_000_000);
  const connections = stateOf(health, 'database')?.figures.find(({ name }) => name === 'connections')?.value;
  // At least the connection of the check and that of this test.
  expect(connections).toBeGreaterThanOrEqual(2);
});

test('a failing model or bank is an error of its component, and only a warning for the platform', async () => {
  bankStatus = 503;
  const health = await look('?fresh=1');
  expect(stateOf(health, 'model')).toMatchObject({ state: 'error', problem: 'unreachable' });
  expect(stateOf(health, 'bank')).toMatchObject({ state: 'error', problem: 'refuses' });
  expect(health.overallStatus).toBe('warning');
  // A check of a few seconds ago is used unless a new one is requested.
  bankStatus = 200;
  expect(stateOf(await look(), 'bank')?.state).toBe('error');
  expect(stateOf(await look('?fresh=1'), 'bank')?.state).toBe('healthy');
});

test('a minute is counted once, whoever measures; a missed minute lowers the availability', async () => {
  const watch = api.application.app.get(WatchPlatform, { strict: false });
  api.clock.advance({ minutes: 1 });
  await watch.execute();
  await watch.execute();
  const today = (await look()).history.days.at(-1);
  expect((today?.healthy ?? 0) + (today?.warning ?? 0)).toBe(1);
  api.clock.advance({ minutes: 3 });
  await watch.execute();
  const { days, availability } = (await look()).history;
  expect(days.at(-1)?.missed).toBeGreaterThanOrEqual(1);
  expect(availability).toBeLessThan(100);
});

test('requests of the day are counted, and resources are measured or null', async () => {
  const before = systemStats.parse((await admin.get('/api/admin/system/stats')).body);
  for (let call = 0; call < 5; call += 1) await admin.get('/api/user/me');
  const after = systemStats.parse((await admin.get('/api/admin/system/stats')).body);
  // The call itself is counted after it has been answered.
  expect(after.dailyRequests - before.dailyRequests).toBe(6);
  // The names of the specification.
  const { uptimeSeconds: uptime, databaseBytes: dbUsage, backupsBytes: backupsSize } = after;
  expect(after).toMatchObject({ uptime, dbUsage, backupsSize });
  for (const value of Object.values(after.resources)) if (value !== null) expect(value).toBeGreaterThanOrEqual(0);
  expect(after.resources.cpuPercent ?? 0).toBeLessThanOrEqual(100);
  // Node measures these two on every machine.
  for (const value of [after.resources.memoryPercent, after.resources.storagePercent]) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(100);
  }
});

test('a component whose check throws is an error, and the page still works', async () => {
  const check = api.application.app.get(CheckHealth, { strict: false });
  await api.query('ALTER TABLE notifications.delivery RENAME TO delivery_away');
  try {
    const { components } = await check.execute(api.application.app.get(Contexts).system('test'), 0);
    expect(components.find(({ component }) => component === 'mail')).toMatchObject({
      state: 'error',
      problem: 'unreachable',
    });
  } finally {
    await api.query('ALTER TABLE notifications.delivery_away RENAME TO delivery');
  }
});

test('a call is counted in the hour of the platform’s clock, as the day is', async () => {
  api.clock.advance({ hours: 2 });
  const later = await api.signIn('1000000131');
  const { requests } = systemStats.parse((await later.get('/api/admin/system/stats')).body);
  const hour = new Date(Math.floor(api.clock.now().getTime() / 3_600_000) * 3_600_000);
  expect(requests.at(-1)?.hour).toBe(hour.toISOString());
});
