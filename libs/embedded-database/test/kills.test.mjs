import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError, joinDatabase, startDatabase } from '@waqf/embedded-database';
import { processIdentity } from '../src/process-identity.mjs';
import { openFolder, query, startElsewhere, until } from './harness.mjs';

// Longer than the limit of a socket path (104 bytes).
const folder = openFolder();
const dataDir = join(folder, 'a-long-name-'.repeat(12));
let running;

const start = async (options = {}) => (running = await startDatabase({ dataDir, ...options }));

beforeAll(async () => {
  await start();
  await query(running.url, 'CREATE TABLE kept (n int)');
});

afterEach(() => running?.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = async () => (await query(running.url, 'SELECT n FROM kept ORDER BY n')).map(({ n }) => n);
const keep = (url, n) => query(url, `INSERT INTO kept VALUES (${n})`);

test('requires a password, keeps committed data, uses UTF-8, and listens only on loopback', async () => {
  const wrong = new URL(running.url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  expect(
    await query(
      running.url,
      `SELECT current_setting('fsync') fsync, current_setting('full_page_writes') pages,
        current_setting('synchronous_commit') sync,
              current_setting('server_encoding') encoding, current_setting('listen_addresses') listens,
              current_setting('unix_socket_directories') sockets, lower('É') lower`,
    ),
  ).toEqual([
    { fsync: 'on', pages: 'on', sync: 'on', encoding: 'UTF8', listens: '127.0.0.1', sockets: '', lower: 'é' },
  ]);
});

test('settings can be given, but durability cannot be switched off', async () => {
  await start({ settings: { work_mem: '9MB', fsync: 'off' } });
  expect(await query(running.url, `SELECT current_setting('work_mem') mem, current_setting('fsync') fsync`)).toEqual([
    { mem: '9MB', fsync: 'on' },
  ]);
});

test('starts again after kill -9 of the node that started it: the server left running is stopped first', async () => {
  const killed = startElsewhere(dataDir);
  const { url, pid } = await killed.said;
  await keep(url, 1);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(processIdentity(pid)).toBeDefined();

  await start();
  expect(processIdentity(pid)).toBeUndefined();
  expect(running.pid).not.toBe(pid);
  expect(await kept()).toEqual([1]);
});

test('reports a killed postgres, and starts again at once in the same process', async () => {
  await start();
  await keep(running.url, 2);
  const exit = new Promise((resolve) => running.onExit(resolve));
  process.kill(running.pid, 'SIGKILL');
  expect(await exit).toEqual({ code: null, signal: 'SIGKILL' });

  await start({ port: running.port });
  expect(await kept()).toEqual([1, 2]);
});

test('starts again after node and postgres were both killed, though the pid file names a live process', async () => {
  const killed = startElsewhere(dataDir);
  const { url, pid } = await killed.said;
  await keep(url, 3);
  process.kill(pid, 'SIGKILL');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid)));

  await start();
  expect(await kept()).toEqual([1, 2, 3]);
});

test('of two starts one wins, and the other reports which process uses the folder', async () => {
  const starts = [startElsewhere(dataDir), startElsewhere(dataDir)];
  const answers = await Promise.all(starts.map(({ said }) => said));
  const winner = answers.findIndex((answer) => answer.url);
  const loser = answers[1 - winner];
  expect(loser.code).toBe('in-use');
  expect(loser.message).toContain(String(starts[winner].child.pid));
  expect(loser.message).toMatch(/المنصة تعمل الآن[^]*already running/);
  process.kill(answers[winner].pid, 'SIGINT');
  await until(() => !processIdentity(answers[winner].pid), 'the end of the server');
  starts[winner].child.kill('SIGKILL');
  await starts[winner].ended;
});

test('a command beside the platform joins its database, and leaves it running', async () => {
  const platform = startElsewhere(dataDir);
  const { pid } = await platform.said;
  const joined = await joinDatabase({ dataDir });
  await keep(joined.url, 4);
  await joined.stop();
  expect(processIdentity(pid)).toBeDefined();
  process.kill(pid, 'SIGINT');
  await until(() => !processIdentity(pid), 'the end of the server');
  platform.child.kill('SIGKILL');
  await platform.ended;

  const alone = await joinDatabase({ dataDir });
  expect((await query(alone.url, 'SELECT max(n) AS n FROM kept'))[0].n).toBe(4);
  await alone.stop();
});

test('a lock whose process is gone, or whose number another process has, is taken over', async () => {
  for (const stale of ['', '{"pid":', JSON.stringify({ pid: process.pid, identity: 'another boot' })]) {
    writeFileSync(join(dataDir, 'start.lock'), stale);
    await start();
    await running.stop();
  }
  expect(readdirSync(dataDir).filter((name) => name.startsWith('start.lock'))).toEqual([]);
});

test('a port in use is reported', async () => {
  const other = createServer();
  const port = await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(other.address().port)));
  await expect(startDatabase({ dataDir, port })).rejects.toThrow(EmbeddedDatabaseError);
  await expect(startDatabase({ dataDir, port })).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(String(port)),
  });
  other.close();
});
