import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../../..');

/** A port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A temporary data folder for one run of the product. */
export function temporaryData() {
  const path = mkdtempSync(join(tmpdir(), 'waqf-data-'));
  // The account under which root runs the database can then enter, so that the cluster is inside and removed with it.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Runs the product as `npm start` does, in its own process group: supervisor, database, API and the readers of deeds.
 * @param {{dataDir: string, port: number, env?: Record<string, string>, readyWithin?: number}} options `readyWithin` in
 *   milliseconds
 * @returns {Promise<{url: string, pid: number, output: () => string, exited: Promise<number|null>, stop: () =>
 *   Promise<void>, kill: (which: 'supervisor'|'api'|'database'|'all') => void, pidOf: (which: 'api'|'database') =>
 *   number, freezeDatabase: () => () => void}>} `freezeDatabase` suspends all processes of the database and returns a
 * function that resumes them
 */
export async function startProduct({ dataDir, port, env = {}, readyWithin = 180_000 }) {
  const child = spawn(process.execPath, [join(root, 'libs/build/commands/start.mjs')], {
    cwd: root,
    detached: true,
    env: { ...process.env, WAQF_SIMULATORS: 'on', ...env, WAQF_DATA: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-200_000)));
  const exited = new Promise((gone) => child.once('exit', (code) => gone(code)));
  const url = `http://localhost:${port}`;
  const product = {
    url,
    pid: child.pid,
    output: () => output,
    exited,
    kill: (which) => killPart(child.pid, which),
    pidOf: (which) => partOf(child.pid, which).pid,
    freezeDatabase: () => freeze(partOf(child.pid, 'database').pid),
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([exited, delay(20_000)]);
      killGroup(child.pid);
    },
  };
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${output.slice(-4000)}`);
      return (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true;
    },
    readyWithin,
    () => `the product was not ready in ${readyWithin} ms:\n${output.slice(-4000)}`,
  );
  return product;
}

/** Calls `ask` every 100 ms until it returns a truthy value. */
export async function waitFor(ask, milliseconds, describe = () => `waited ${milliseconds} ms in vain`) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(describe());
    await delay(100);
  }
}

function killPart(supervisor, which) {
  if (which === 'all') return killGroup(supervisor);
  if (which === 'supervisor') return process.kill(supervisor, 'SIGKILL');
  process.kill(partOf(supervisor, which).pid, 'SIGKILL');
}

/** Suspends the postmaster first, so that it starts no more processes. */
function freeze(postmaster) {
  process.kill(postmaster, 'SIGSTOP');
  const pids = [postmaster, ...childrenOf(postmaster).map((child) => child.pid)];
  for (const pid of pids.slice(1)) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT');
  };
}

function partOf(supervisor, which) {
  const command = which === 'database' ? /\bpostgres\b.* -D / : /\bdist\/main\.js\b/;
  const part = childrenOf(supervisor).find((child) => command.test(child.command));
  if (!part) throw new Error(`no ${which} below process ${supervisor}`);
  return part;
}

function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * The direct child processes of a process. Read from /proc if it exists, otherwise from `ps`: a minimal Linux has no
 * `ps`, and macOS has no /proc.
 */
export function childrenOf(parent) {
  if (!existsSync('/proc/self/cmdline')) return fromPs(parent);
  const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return pids.map((pid) => ({
    pid: Number(pid),
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
  }));
}

function fromPs(parent) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  const parsed = rows.map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row)).filter(Boolean);
  return parsed.filter((row) => Number(row[2]) === parent).map((row) => ({ pid: Number(row[1]), command: row[3] }));
}
