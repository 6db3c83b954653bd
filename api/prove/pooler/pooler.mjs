/**
 * `npm run prove:pooler`: runs the API's own tests with PgBouncer between every application and the database,
 * configured as in docs/operations/pgbouncer.ini. `PGBOUNCER` names the program; further arguments are passed to jest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startDatabase } from '@waqf/testing/product';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../../..');
const program = process.env.PGBOUNCER ?? 'pgbouncer';
const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0];
if (!version) {
  console.error(
    `There is no ${program} here. It is Debian's package pgbouncer (1.21 or newer); PGBOUNCER may name it.`,
  );
  process.exit(1);
}
const [major, minor] = version.match(/\d+/g).map(Number);
if (major === 1 && minor < 21) {
  console.error(`${version} keeps no prepared statements in transaction mode: 1.21 or newer is needed.`);
  process.exit(1);
}

const began = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'waqf-pooler-'));
chmodSync(folder, 0o755);
const database = await startDatabase({ dataDir: join(folder, 'database'), settings: { max_connections: 200 } });
const port = await freePort();
let pooler;
let tests;
let transactions = 0;
try {
  pooler = await started(configuration(database.url, port));
  tests = await tested();
  transactions = await counted();
} finally {
  pooler?.kill('SIGINT');
  await database.stop();
  rmSync(folder, { recursive: true });
}
const used = transactions > 0 ? [] : ['nothing went through the pooler'];
for (const fault of used) console.error(fault);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  `pooler: ${version}, transaction mode; ${tests.passed} tests passed, ${tests.failed} failed; ` +
    `${transactions} transactions went through it; ${seconds} s`,
);
process.exitCode = tests.failed === 0 && tests.passed > 0 && used.length === 0 ? 0 : 1;

/** The delivered configuration, changed to accept any database of the tests' server, without passwords. */
function configuration(databaseUrl, listenPort) {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const login = `user=${username}${password ? ` password=${decodeURIComponent(password)}` : ''}`;
  return readFileSync(join(root, 'docs/operations/pgbouncer.ini'), 'utf8')
    .replace(/^waqf = host=\S+ port=\S+ dbname=waqf/m, `* = host=${hostname} port=${serverPort} ${login}`)
    .replace(/^listen_port = .*/m, `listen_port = ${listenPort}`)
    .replace(/^auth_type = .*/m, 'auth_type = any')
    .replace(/^auth_file = .*/m, 'admin_users = proof\nstats_users = proof');
}

async function started(text) {
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, text);
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, ['--quiet', file], { stdio: ['ignore', 'ignore', 'inherit'], ...asUser });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await asked('SHOW VERSION').catch(() => undefined)) return child;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('PgBouncer does not answer');
}

function tested() {
  const report = join(folder, 'report.json');
  const jest = join(root, 'libs/build/bin/jest.mjs');
  const args = process.argv.slice(2);
  const chosen = args.length > 0 ? args : ['api/test'];
  const env = {
    ...process.env,
    WAQF_TEST_DATABASE_URL: database.url,
    WAQF_TEST_POOLER_URL: `postgres://127.0.0.1:${port}`,
  };
  const run = spawn(process.execPath, [jest, '--selectProjects', 'api', '--json', '--outputFile', report, ...chosen], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done) => {
    run.on('exit', () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
      done({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) });
    });
  });
}

/** The number of transactions since the start. */
async function counted() {
  const stats = await asked('SHOW STATS_TOTALS');
  return stats.reduce((sum, row) => sum + Number(row.xact_count), 0);
}

async function asked(text) {
  return (await query(`postgres://proof@127.0.0.1:${port}/pgbouncer`, text)).rows;
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
