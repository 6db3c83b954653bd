/**
 * `npm run bench:distribution [-- --people 100000] [--no-write]`: measures one distribution to many beneficiaries:
 * calculated, approved and paid at the sandbox bank. For each stage it prints the seconds, the API's largest memory,
 * the time of plain SQL that inserts the same rows into tables with the same indexes, and how long another user's calls
 * take at the same time. `BENCH_LOG=1` shows the API's log; `BENCH_PROF=1` writes its CPU profiles to /tmp/prof.
 */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { client, startDatabase, temporaryData, waitFor } from '@waqf/testing/product';
import { openClient } from '../shared/open-client.mjs';
import { writeSpeedRows, machineLoad } from '../../../libs/build/src/speed-table.mjs';
import { fill } from './fill.mjs';
import { plainInserts } from './plain.mjs';
import { reportOf, speedOf } from './report.mjs';
import { measureWhile } from './watch.mjs';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
});
const people = Number(values.people);
const ids = { founder: '1000000024', nazir: '1000000032', other: '1000000040' };
const patienceMs = 600_000;
const askedEveryMs = 100;

const load = machineLoad();
const data = temporaryData();
const database = await startDatabase({ dataDir: data.path });
let sql;
let server;
try {
  server = await startServer();
  sql = await openClient(database.url);
  const userIds = await sql.query('SELECT national_id, id FROM identity.person WHERE national_id = ANY ($1)', [
    Object.values(ids),
  ]);
  const idOf = (nationalId) => userIds.rows.find((row) => row.national_id === nationalId).id;
  const waqf = await fill(sql, { founder: idOf(ids.founder), nazir: idOf(ids.nazir), people });
  const stages = await distribute(sql, waqf);
  const report = reportOf({ people, stages });
  console.log(report);
  if (values.write) {
    await writeFile(new URL('./results.md', import.meta.url), report);
    writeSpeedRows('bench:distribution', load, speedOf({ people, stages }));
  }
} finally {
  await sql.end();
  server?.kill('SIGTERM');
  await database.stop();
  data.remove();
}

async function startServer() {
  const child = fork(new URL('./server.mjs', import.meta.url), [], {
    execArgv: process.env.BENCH_PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : [],
    env: { ...process.env, DATABASE_URL: database.url, WAQF_DATA: data.path, WAQF_SIMULATORS: 'on', PORT: '0' },
    stdio: ['ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  child.url = `http://localhost:${port}`;
  return child;
}

async function signedIn(nationalId) {
  const person = client(server.url);
  await person.signIn(nationalId);
  return person;
}

async function distribute(sql, waqf) {
  await sql.query('UPDATE platform.system_settings SET rate_limit_per_minute = 2000000000');
  const [nazir, founder, other] = await Promise.all([ids.nazir, ids.founder, ids.other].map(signedIn));
  const income = { waqfId: waqf, type: 'income', source: 'rent', amount: '9876543.21', description: 'إيراد' };
  await nazir.expect(201, 'POST', '/api/transactions', { json: income });
  const path = `/api/waqf/${waqf}/distributions`;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
  const run = await started(nazir, path, { from: `${today.slice(0, 8)}01`, to: today });
  const view = async () => (await nazir.expect(200, 'GET', `${path}/${run.id}?limit=50`)).run;
  // Checks often enough to see the end of a stage in much less than a second.
  const until = async (ready) => {
    for (const deadline = Date.now() + patienceMs; !ready(await view()); await delay(askedEveryMs))
      if (Date.now() > deadline) throw new Error('the stage did not come to its end');
  };
  const stage = async (name, work, copies) => {
    const seen = await measureWhile({ pid: server.pid, other, work });
    const plain = await plainInserts(sql, copies);
    const row = { name, ...seen, plain };
    console.log(JSON.stringify(row));
    return row;
  };
  const act = (person, name, json) => confirmed(person, `${path}/${run.id}/${name}`, json);
  const lines = { table: 'distributions.run_line', where: `run_id = '${run.id}'` };
  return [
    await stage('calculated', async () => {
      await act(nazir, 'calculate');
      await until(({ state, calculation }) => {
        if (calculation?.problem) throw new Error(JSON.stringify(calculation.problem));
        return state === 'calculated';
      });
    }, [lines]),
    await stage('approved and posted', async () => {
      await act(nazir, 'submit', {});
      await act(founder, 'approve', {});
    }, [lines]),
    await stage('paid', async () => {
      await act(nazir, 'pay');
      await until(({ state }) => state === 'paid' || state === 'partially_failed');
    }, [
      lines,
      { table: 'banking.batch_payment' },
      { table: 'ledger.transfer', where: `waqf_id = '${waqf}'` },
      { table: 'ledger.seal' },
      { table: 'bank_sandbox.transfer' },
      { table: 'bank_sandbox.statement_line' },
      { table: 'bank_sandbox.batch' },
      { table: 'notifications.notification' },
      { table: 'notifications.stream_event' },
    ]),
    await stage('lists', () => readLists(nazir, path, run.id), []),
  ];
}

/** Starts a run; repeats the request, because what the books record reaches the bank a moment later. */
async function started(nazir, path, period) {
  let answer;
  await waitFor(
    async () => {
      answer = await nazir.call('POST', path, { json: period });
      return answer.status === 201;
    },
    30_000,
    () => `no run: ${JSON.stringify(answer.body)}`,
  );
  return answer.body.run;
}

async function confirmed(person, path, json) {
  const first = await person.call('POST', path, { json });
  if (first.status === 200) return first.body;
  if (!first.body.act) throw new Error(`${path}: ${first.status} ${JSON.stringify(first.body)}`);
  const { stepUpId, random } = await person.expect(201, 'POST', '/api/auth/step-up', { json: { act: first.body.act } });
  await person.expect(204, 'POST', `/simulator/nafath/transactions/${stepUpId}/approve`, { json: { random } });
  return person.expect(200, 'POST', path, { json, headers: { 'x-step-up': stepUpId } });
}

/** Reads the first page, a page by state, and fifty pages in a row by their cursor. */
async function readLists(nazir, path, runId) {
  await nazir.expect(200, 'GET', path);
  await nazir.expect(200, 'GET', `${path}/${runId}?state=paid&limit=100`);
  let cursor = '';
  for (let page = 0; page < 50; page += 1) {
    const { nextCursor } = await nazir.expect(200, 'GET', `${path}/${runId}?limit=100${cursor}`);
    if (nextCursor === null) return;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
}
