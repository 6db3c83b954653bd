import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { owner } from './cluster.mjs';
import { EmbeddedDatabaseError } from './errors.mjs';

const largestLogBytes = 5_000_000;
const attempts = 8;

const safeSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // TCP on the loopback interface only: a socket file would limit the length of the path and be left after kill -9.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
};

/**
 * @typedef {object} Server
 * @property {import('node:child_process').ChildProcess} child
 * @property {number} port
 * @property {Promise<{code: number | null, signal: string | null}>} exited
 */

/**
 * Starts postgres and waits until it answers.
 * @param {{places: import('./places.mjs').Places, binaries: import('./binaries.mjs').Binaries, password: string,
 *   port: number | undefined, settings: Record<string, string | number>}} options without a port, a free one is used
 * @returns {Promise<Server>}
 * @throws {EmbeddedDatabaseError} `port-taken`, `start-failed`
 */
export async function startServer({ places, binaries, password, port, settings }) {
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port ?? (await freePort());
    const { server, from } = launch({ places, binaries, port: chosen, settings });
    if (await answers(server, password)) return server;
    const logText = logSince(places.logFile, from);
    const isPortTaken = /could not bind|Address already in use/.test(logText);
    if (isPortTaken && port !== undefined) throw portTaken(port);
    // Backends of a killed server release its shared memory only a moment later, so the start is tried again.
    const passes = isPortTaken || /shared memory block|is another postmaster/.test(logText);
    if (!passes || attempt === attempts) throw startFailed(logText);
    await sleep(150 * attempt);
  }
}

function launch({ places, binaries, port, settings }) {
  const { clusterDir, logFile, user } = places;
  const log = openLog(logFile);
  const from = fstatSync(log).size;
  const options = Object.entries({ ...settings, ...safeSettings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', clusterDir, ...options], {
    cwd: clusterDir,
    uid: user.uid,
    gid: user.gid,
    // A separate process group: Ctrl-C in the terminal must not stop the database before the API has drained.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => resolve({ code: 1, signal: null }));
  });
  return { server: { child, port, exited }, from };
}

async function answers(server, password) {
  let hasExited = false;
  void server.exited.then(() => (hasExited = true));
  const end = Date.now() + 120_000;
  while (!hasExited && Date.now() < end) {
    // Another program on a taken port may never answer, so the end of our server is checked at the same time.
    if (await Promise.race([isAnswering(server.port, password), server.exited.then(() => false)])) return true;
    await sleep(25);
  }
  if (!hasExited) server.child.kill('SIGQUIT');
  await server.exited;
  return false;
}

async function isAnswering(port, password) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: owner,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a database if it is missing. */
export async function ensureDatabase({ port, password, name }) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: owner, password, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function openLog(path) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) truncateSync(path, 0);
  return openSync(path, 'a', 0o600);
}

function logSince(path, from) {
  return readFileSync(path).subarray(from).toString('utf8');
}

function portTaken(port) {
  return new EmbeddedDatabaseError('port-taken', {
    ar: `المنفذ ${port} مشغول، فلم تبدأ قاعدة البيانات.`,
    en: `Port ${port} is taken, so the database did not start.`,
  });
}

function startFailed(said) {
  return new EmbeddedDatabaseError(
    'start-failed',
    { ar: 'لم تبدأ قاعدة البيانات.', en: 'The database did not start.' },
    { details: said.trim().split('\n').slice(-8).join('\n') },
  );
}
