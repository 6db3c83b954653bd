/**
 * `npm run bench:transfers [-- --rounds 3 --seconds 8 --no-write]`: measures POST /api/bank-transfer with session,
 * policy, validation, idempotency and audit, by 64 callers, over 1,000 accounts and on one hot account. On the same
 * server and in the same run it measures two references: the smallest possible posting in PostgreSQL, with pgbench, and
 * a plain Express POST. It also measures an empty POST that passes the same checks, and our posting function with
 * pgbench. A measurement, not a test: no figure makes it fail.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { openClient } from '../shared/open-client.mjs';
import { roundsOfTransfers } from '../shared/rounds-of-transfers.mjs';
import { writeSpeedRows, machineLoad } from '../../../libs/build/src/speed-table.mjs';
import { makeFixtures, planCalls, planEmptyCalls } from './fixtures.mjs';
import { minimalScriptOf } from './minimal-posting.mjs';
import { pgbenchVersion, postingScriptOf, runPgbench } from './pgbench.mjs';
import { secondsOf, secondsOfFamily, secondsOfMainThread, secondsOfServer } from './processor-time.mjs';
import { reportOf, speedOf } from './report.mjs';

const { rounds, seconds, write, warmUpSeconds, callers } = roundsOfTransfers();

// Shows whether somebody else was using the machine.
const loadBefore = loadavg()[0];
const load = machineLoad();
const data = temporaryData();
const children = [];
let database;
try {
  database = await startDatabase({ dataDir: join(data.path, 'database') });
  const { child: bank, port: bankPort } = await start('bank.mjs');
  const { child: express, port: expressPort } = await start('express.mjs');
  const { child: api, port } = await start('server.mjs', {
    DATABASE_URL: database.url,
    PORT: '0',
    WAQF_DATA: join(data.path, 'files'),
    BANK_URL: `http://127.0.0.1:${bankPort}`,
    BANK_KEY: 'bench',
    LOG_LEVEL: 'error',
  });
  await makeFixtures(database.url);
  const owner = await openClient(database.url);
  const version = pgbenchVersion();
  if (!version) console.error('pgbench is not on the PATH: its figures are missing');
  const plans = {
    empty: await planEmptyCalls(database.url, callers),
    uniform: await planCalls(database.url, callers, 'uniform'),
    hot: await planCalls(database.url, callers, 'hot'),
  };
  const results = [];
  const run = async (what, measure) => {
    const result = { what, ...(await measure()) };
    results.push(result);
    console.log(
      `${what}: ${Math.round(result.rate)}/s, ${micros(result.nodeMicros)} of node, ` +
        `${micros(result.postgresMicros)} of postgres a call`,
    );
    await quiet(owner);
  };
  for (let round = 0; round < rounds; round += 1) {
    await run('express', () => overHttp(plans.empty, { port: expressPort, api: express, owner }));
    await run('empty', () => overHttp(plans.empty, { port, api, owner }));
    for (const kind of ['uniform', 'hot']) {
      await run(kind, () => overHttp(plans[kind], { port, api, owner }));
      if (!version) continue;
      await run(`minimal ${kind}`, () => alone(minimalScriptOf(kind), 'bench.minimal_entry', owner));
      await run(`pgbench ${kind}`, () => alone(postingScriptOf(kind), 'ledger.transfer', owner));
    }
  }
  const { rows } = await owner.query('SHOW server_version');
  const report = reportOf({
    results,
    rounds,
    seconds,
    callers,
    pgbench: version,
    server: rows[0].server_version,
    cpu: `${availableParallelism()} × ${cpus()[0]?.model.trim()}`,
    loadBefore,
  });
  console.log(`\n${report}`);
  if (write) {
    writeFileSync(new URL('./results.md', import.meta.url), report);
    writeSpeedRows('bench:transfers', load, speedOf(results));
  }
  await owner.end();
  for (const child of [bank, express]) child.kill();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map(
      (child) =>
        child.exitCode === null && child.signalCode === null && new Promise((resolve) => child.once('exit', resolve)),
    ),
  );
  await database?.stop();
  data.remove();
}

/** Starts a process from this folder; resolves when it has sent its port. */
function start(file, environment = {}) {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, WAQF_SIMULATORS: 'on', ...environment },
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ child, port }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

/** Measures the processor time of the API, the database and the load between `begin` and `end`, in seconds. */
function stopwatch(api, load) {
  const read = () => ({
    node: api && secondsOf(api.pid),
    thread: api && secondsOfMainThread(api.pid),
    postgres: secondsOfFamily(database.pid),
    ...secondsOfServer(database.pid),
    load: load && secondsOf(load.pid),
  });
  let begin = read();
  let end = begin;
  return {
    begin: () => (begin = read()),
    end: () => (end = read()),
    spent: () => Object.fromEntries(Object.keys(end).map((part) => [part, end[part] - begin[part]])),
  };
}

async function overHttp(calls, { port, api, owner }) {
  const load = fork(new URL('load.mjs', import.meta.url));
  const watch = stopwatch(api, load);
  const seen = {};
  const counted = [];
  const answer = await new Promise((resolve, reject) => {
    load.on('message', (message) => {
      if (!message.measured) return message.error ? reject(new Error(message.error)) : resolve(message);
      watch[message.measured]();
      counted.push(progress(owner).then((count) => (seen[message.measured] = count)));
    });
    load.once('exit', (code) => code && reject(new Error(`the load ended with ${code}`)));
    load.send({ port, seconds, warmUpSeconds, calls });
  });
  await Promise.all(counted);
  const wrong = Object.entries(answer.statuses).filter(([status]) => status !== '201');
  if (wrong.length > 0) throw new Error(`answers other than 201: ${JSON.stringify(answer.statuses)}`);
  const spent = watch.spent();
  const per = (seconds) => (seconds * 1e6) / answer.answers;
  const before = await progress(owner);
  await delay(2_000);
  const after = await progress(owner);
  const during = (field) => seen.end[field] - seen.begin[field];
  return {
    rate: answer.answers / seconds,
    latencies: answer.latencies,
    nodeMicros: per(spent.node),
    postgresMicros: per(spent.postgres),
    threadMicros: per(spent.thread),
    connectionMicros: per(spent.connections),
    otherMicros: per(spent.others),
    loadMicros: per(spent.load),
    shared: during('recorded') / during('transactions'),
    settledUnderLoad: during('completed') / seconds,
    settledAfter: (after.completed - before.completed) / 2,
  };
}

/** A time in microseconds; a dash when nothing was measured, because pgbench has no node process. */
function micros(value) {
  return Number.isFinite(value) ? `${Math.round(value)} µs` : '–';
}

/** Runs a script with pgbench. @param table the table to which each transaction adds one row */
async function alone(script, table, owner) {
  const watch = stopwatch();
  const count = async () => Number((await owner.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
  const before = await count();
  const { rate, made } = await runPgbench({
    url: database.url,
    folder: data.path,
    script,
    clients: callers,
    seconds,
    onBegin: watch.begin,
    onEnd: watch.end,
  });
  const entries = (await count()) - before;
  if (entries !== made) throw new Error(`pgbench counts ${made} postings, the table ${entries}`);
  return { rate, postgresMicros: (watch.spent().postgres * 1e6) / entries };
}

/**
 * The numbers of completed transfers, of recorded transfers, and of the transactions that recorded them. Audit entries
 * are never updated, so they still name the transaction that wrote them.
 */
async function progress(owner) {
  const { rows } = await owner.query(
    `SELECT (SELECT coalesce(sum(completed), 0) FROM banking.transfer_tally)::int AS completed, (SELECT count(*)
      FROM banking.transfer)::int AS recorded,
            (SELECT count(DISTINCT xmin::text) FROM platform.audit_entry
              WHERE action = 'banking.transfer-recorded')::int AS transactions`,
  );
  return rows[0];
}

/**
 * Prevents one run from disturbing the next: unsent transfers are postponed for ever, and the write-ahead log is
 * flushed.
 */
async function quiet(owner) {
  // Transfers that are being settled now are skipped: waiting for them in another order caused a deadlock.
  const waits = `SELECT id FROM banking.transfer WHERE state IN ('recorded', 'sent') AND ask_at <> 'infinity'`;
  const stop = `UPDATE banking.transfer SET ask_at = 'infinity' WHERE id IN (${waits} FOR UPDATE SKIP LOCKED)`;
  while ((await owner.query(stop)).rowCount > 0);
  await owner.query('CHECKPOINT');
  await delay(500);
}
