import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { restartBudget } from '../src/restart-budget.mjs';

const launcher = fileURLToPath(new URL('./run-platform.mjs', import.meta.url));

describe('the supervisor of npm start', () => {
  let folder;
  let port;
  const started = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waqf-platform-'));
    // The database's account needs access to create the cluster inside.
    chmodSync(folder, 0o755);
    port = await freePort();
  });

  afterAll(async () => {
    for (const platform of started) platform.child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  function start(env = {}) {
    const child = spawn(process.execPath, [launcher], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), WAQF_DATA: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const platform = { child, output: '', ended: new Promise((resolve) => child.on('exit', (code) => resolve(code))) };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (platform.output += text));
    started.push(platform);
    return platform;
  }

  const ask = (path = '/') =>
    fetch(`http://127.0.0.1:${port}${path}`).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));

  async function until(question, what, withinMs = 20_000) {
    const end = Date.now() + withinMs;
    for (;;) {
      const answer = await question().catch(() => undefined);
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`Never came: ${what}\n${started.at(-1)?.output}`);
      await sleep(50);
    }
  }

  const healthy = () => ask().then(({ status, text }) => (status === 200 ? JSON.parse(text) : undefined));
  const postmaster = ({ folder: cluster }) =>
    Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

  test('recovers from a killed database and a crashed API, and stops the API before the database', async () => {
    const platform = start();
    const first = await until(healthy, 'the first answer');

    process.kill(postmaster(first), 'SIGKILL');
    const second = await until(async () => {
      const now = await healthy();
      return now && now.started !== first.started ? now : undefined;
    }, 'an answer from the restarted database');

    const apiBefore = (await ask('/pid')).text;
    await ask('/crash').catch(() => undefined);
    await until(async () => (await ask('/pid')).text !== apiBefore, 'a new API process');
    expect((await until(healthy, 'the answer of the new API')).started).toBe(second.started);

    platform.child.kill('SIGTERM');
    expect(await platform.ended).toBe(0);
    expect(platform.output).toContain('api drained');
    const log = readFileSync(join(folder, 'database', 'server.log'), 'utf8');
    expect(log.trimEnd().endsWith('database system is shut down')).toBe(true);
  });

  test('recovers from kill -9 of the supervisor: the API frees the port, the database is taken over', async () => {
    const killed = start();
    await until(healthy, 'an answer');
    const api = Number((await ask('/pid')).text);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start();
    await until(async () => Number((await ask('/pid')).text) !== api, 'the next API');
    await until(healthy, 'an answer after the kill');
    next.child.kill('SIGINT');
    expect(await next.ended).toBe(0);
  });

  test('an API that was ready once is restarted, even if a start fails', async () => {
    const failsOnce = join(folder, 'fails-once');
    const platform = start({ FAKE_API_FAILS_ONCE: failsOnce });
    await until(healthy, 'the first answer');
    writeFileSync(failsOnce, '');
    await ask('/crash').catch(() => undefined);
    await until(healthy, 'an answer of the third process');
    expect(platform.output).toContain('(4)');
    platform.child.kill('SIGTERM');
    expect(await platform.ended).toBe(0);
  });

  test('an API that never becomes ready ends the platform with its exit code', async () => {
    const platform = start({ FAKE_API_REFUSES: '1' });
    expect(await platform.ended).toBe(3);
  });

  test('a failed build ends the platform, with the database shut down', async () => {
    const platform = start({ BUILD_FAILS: '1' });
    expect(await platform.ended).toBe(1);
    expect(readdirSync(join(folder, 'database'))).not.toContain('start.lock');
  });
});

test('restarts are counted in a sliding minute, with longer pauses each time', () => {
  let now = 0;
  const budget = restartBudget({ limit: 5, windowMs: 60_000, now: () => now });
  expect([budget.next(), budget.next(), budget.next(), budget.next(), budget.next(), budget.next()]).toEqual([
    100,
    200,
    400,
    800,
    1600,
    undefined,
  ]);
  now = 60_001;
  expect(budget.next()).toBe(100);
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
