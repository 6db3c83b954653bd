/**
 * `npm run bench:processes [-- --rounds 3 --seconds 8 --no-write]`: measures POST /api/bank-transfer over 1,000
 * accounts by 64 callers, served in turn by one process of the API and by two, with the same database on this machine.
 * The ratio shows the gain of a second process when processes and database share the cores; the processor time per call
 * shows what each side needs. A measurement, not a test: no figure makes it fail.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { openClient } from '../shared/open-client.mjs';
import { roundsOfTransfers } from '../shared/rounds-of-transfers.mjs';
import { makeFixtures, planCalls } from '../transfers/fixtures.mjs';
import { secondsOf, secondsOfFamily } from '../transfers/processor-time.mjs';

const { rounds, seconds, write, warmUpSeconds, callers } = roundsOfTransfers();
const transfers = new URL('../transfers/', import.meta.url);

const loadBefore = loadavg()[0];
const data = temporaryData();
const children = new Set();
let database;
try {
  database = await startDatabase({ dataDir: join(data.path, 'database') });
  const bank = await start('bank.mjs');
  const settings = {
    DATABASE_URL: database.url,
    PORT: '0',
    WAQF_DATA: join(data.path, 'files'),
    BANK_URL: `http://127.0.0.1:${bank.port}`,
    BANK_KEY: 'bench',
    LOG_LEVEL: 'error',
  };
  // Runs the migrations once, before the database is filled.
  await end((await start('server.mjs', settings)).child);
  await makeFixtures(database.url);
  const owner = await openClient(database.url);
  const calls = await planCalls(database.url, callers, 'uniform');
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const processes of round % 2 === 0 ? [1, 2] : [2, 1]) {
      runs.push({ processes, ...(await measured(processes, settings, calls)) });
      const { rate, node, postgres } = runs.at(-1);
      console.log(`${processes}: ${Math.round(rate)}/s, ${Math.round(node)} + ${Math.round(postgres)} µs a call`);
      await owner.query(`UPDATE banking.transfer SET ask_at = 'infinity' WHERE state IN ('recorded', 'sent')`);
      await owner.query('CHECKPOINT');
      await delay(500);
    }
  }
  await owner.end();
  const report = reportOf(runs);
  console.log(`\n${report}`);
  if (write) writeFileSync(new URL('./results.md', import.meta.url), report);
} finally {
  await Promise.all([...children].map(end));
  await database?.stop();
  data.remove();
}

/** Starts a process from the folder of transfers; resolves when it has sent its port. */
function start(file, environment = {}) {
  const child = fork(new URL(file, transfers), { env: { ...process.env, WAQF_SIMULATORS: 'on', ...environment } });
  children.add(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ child, port }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

async function end(child) {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Measures the callers, divided among a number of processes that are started only for this. */
async function measured(processes, settings, calls) {
  const servers = [];
  for (let n = 0; n < processes; n += 1) servers.push(await start('server.mjs', settings));
  const spent = () => ({
    node: servers.reduce((sum, { child }) => sum + secondsOf(child.pid), 0),
    postgres: secondsOfFamily(database.pid),
  });
  let before;
  let after;
  const answers = await Promise.all(
    servers.map(({ port }, n) =>
      load({ port, seconds, warmUpSeconds, calls: calls.filter((_, at) => at % processes === n) }, (moment) => {
        if (n > 0) return;
        if (moment === 'begin') before = spent();
        else after = spent();
      }),
    ),
  );
  for (const { child } of servers) await end(child);
  const made = answers.reduce((sum, one) => sum + one.answers, 0);
  const per = (side) => ((after[side] - before[side]) * 1e6) / made;
  return { rate: made / seconds, node: per('node'), postgres: per('postgres') };
}

function load(plan, onMoment) {
  const child = fork(new URL('load.mjs', transfers));
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.measured) return onMoment(message.measured);
      if (message.error) return reject(new Error(message.error));
      const wrong = Object.keys(message.statuses).filter((status) => status !== '201');
      if (wrong.length > 0) return reject(new Error(`other answers than 201: ${JSON.stringify(message.statuses)}`));
      resolve(message);
    });
    child.once('exit', (code) => code && reject(new Error(`the load ended with ${code}`)));
    child.send(plan);
  });
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}

function reportOf(runs) {
  const of = (processes) => {
    const own = runs.filter((run) => run.processes === processes);
    return Object.fromEntries(['rate', 'node', 'postgres'].map((key) => [key, median(own.map((run) => run[key]))]));
  };
  const [one, two] = [of(1), of(2)];
  const line = (name, { rate, node, postgres }) =>
    `| ${name} | ${Math.round(rate)} | ${Math.round(node)} | ${Math.round(postgres)} |`;
  return [
    '# Transfers with one process and with two',
    '',
    `Median of ${rounds} rounds of ${seconds} s, ${callers} callers, the same database, all on one machine: ` +
      `${availableParallelism()} × ${cpus()[0]?.model.trim()} (load before ${loadBefore.toFixed(1)}), Node ` +
      `${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. Made by \`npm run bench:processes\`.`,
    '',
    '| processes | transfers a second | µs of Node a transfer | µs of PostgreSQL a transfer |',
    '|---|---|---|---|',
    line('one', one),
    line('two', two),
    '',
    `Two against one: **${(two.rate / one.rate).toFixed(2)}**. What settles beside the calls is counted in both.`,
    '',
  ].join('\n');
}
