import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { client, freePort, startDatabase, temporaryData, waitFor } from '@waqf/testing/product';
import { fill } from '../../bench/distribution/fill.mjs';
import { faultsOf } from './paid-once.mjs';
import { asOwner } from '../../bench/shared/open-client.mjs';

const ids = { founder: '1000000024', nazir: '1000000032' };
const serverFile = new URL('../../bench/distribution/server.mjs', import.meta.url);
const patienceMs = 300_000;
const dayMs = 86_400_000;

/**
 * Pays runs of one day's yield each, while API and database are killed in turn (SIGKILL) and restarted; after each run
 * every line must have been paid exactly once, in our books and at the bank.
 * @param {{people: number, runs: number, killsOfRun: number, random: () => number}} plan
 * @returns {Promise<{kills: number, lines: number, faults: string[]}>}
 */
export async function payWhileKilled({ people, runs, killsOfRun, random }) {
  const platform = await startPlatform();
  const tally = { kills: 0, lines: 0, faults: [] };
  try {
    const waqf = await platform.asOwner((sql) => prepare(sql, people));
    for (let round = 0; round < runs; round += 1) {
      const day = riyadhDay(Date.now() - (runs - round) * dayMs);
      const { runId, path } = await approvedRun(platform, waqf, day);
      const person = await platform.signedIn(ids.nazir);
      await confirmed(person, `${path}/${runId}/pay`);
      for (let kill = 0; kill < killsOfRun; kill += 1) {
        await delay(random() * 1_500);
        await (tally.kills % 2 === 0 ? platform.killApi() : platform.killDatabase());
        tally.kills += 1;
      }
      await ended(platform, `${path}/${runId}`);
      const { lines, faults } = await platform.asOwner((sql) => faultsOf(sql, { waqf, runId }));
      tally.lines += lines;
      tally.faults.push(...faults.map((fault) => `run ${round + 1}: ${fault}`));
    }
  } finally {
    await platform.stop();
  }
  return tally;
}

async function prepare(sql, people) {
  await sql.query('UPDATE platform.system_settings SET rate_limit_per_minute = 2000000000');
  const { rows } = await sql.query('SELECT national_id, id FROM identity.person WHERE national_id = ANY ($1)', [
    Object.values(ids),
  ]);
  const idOf = (nationalId) => rows.find((row) => row.national_id === nationalId).id;
  return fill(sql, { founder: idOf(ids.founder), nazir: idOf(ids.nazir), people });
}

async function approvedRun(platform, waqf, day) {
  const [nazir, founder] = [await platform.signedIn(ids.nazir), await platform.signedIn(ids.founder)];
  const income = { waqfId: waqf, type: 'income', source: 'rent', amount: '98765.43', description: 'إيراد' };
  await nazir.expect(201, 'POST', '/api/transactions', { json: { ...income, occurredOn: day } });
  const path = `/api/waqf/${waqf}/distributions`;
  let started;
  // What the books record reaches the bank a moment later.
  await waitFor(
    async () => {
      started = await nazir.call('POST', path, { json: { from: day, to: day } });
      return started.status === 201;
    },
    30_000,
    () => `no run: ${JSON.stringify(started.body)}`,
  );
  const runId = started.body.run.id;
  await confirmed(nazir, `${path}/${runId}/calculate`);
  await waitFor(async () => {
    const { run } = await nazir.expect(200, 'GET', `${path}/${runId}?limit=1`);
    if (run.calculation?.problem) throw new Error(JSON.stringify(run.calculation.problem));
    return run.state === 'calculated';
  }, patienceMs);
  await confirmed(nazir, `${path}/${runId}/submit`, {});
  await confirmed(founder, `${path}/${runId}/approve`, {});
  return { runId, path };
}

/** Waits until no payment of the run is in progress. */
async function ended(platform, path) {
  const nazir = await platform.signedIn(ids.nazir);
  let run;
  await waitFor(
    async () => {
      const { status, body } = await nazir.call('GET', `${path}?limit=1`);
      run = status === 200 ? body.run : run;
      return run?.state === 'paid' || run?.state === 'partially_failed';
    },
    patienceMs,
    () => `not paid: ${JSON.stringify(run?.counts)}`,
  );
}

async function confirmed(person, path, json) {
  const first = await person.call('POST', path, { json });
  if (first.status === 200) return;
  if (!first.body.act) throw new Error(`${path}: ${first.status} ${JSON.stringify(first.body)}`);
  const { stepUpId, random } = await person.expect(201, 'POST', '/api/auth/step-up', { json: { act: first.body.act } });
  await person.expect(204, 'POST', `/simulator/nafath/transactions/${stepUpId}/approve`, { json: { random } });
  await person.expect(200, 'POST', path, { json, headers: { 'x-step-up': stepUpId } });
}

const riyadhDay = (time) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(time));

/** Starts database and API, each of which can be killed and restarts on the same port. */
async function startPlatform() {
  const data = temporaryData();
  let database = await startDatabase({ dataDir: data.path });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: database.url, WAQF_DATA: data.path, WAQF_SIMULATORS: 'on', PORT: String(port) };
  let api;
  let stopping = false;
  // Restarts the API after any exit, as the supervisor of the product does.
  const startApi = () => {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    api = fork(serverFile, [], { env: { ...process.env, ...env }, stdio });
    api.once('exit', () => void (stopping || setTimeout(startApi, 500)));
  };
  const ready = () =>
    waitFor(
      async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true,
      180_000,
      () => 'not back',
    );
  startApi();
  await ready();
  return {
    async signedIn(nationalId) {
      const person = client(url);
      await person.signIn(nationalId);
      return person;
    },
    asOwner: (work) => asOwner(database.url, work),
    async killApi() {
      const gone = new Promise((resolve) => api.once('exit', resolve));
      api.kill('SIGKILL');
      await gone;
      await ready();
    },
    async killDatabase() {
      const gone = new Promise((resolve) => database.onExit(resolve));
      process.kill(-database.pid, 'SIGKILL');
      await gone;
      database = await startDatabase({ dataDir: data.path, port: database.port });
      await ready();
    },
    async stop() {
      stopping = true;
      const gone = new Promise((resolve) => api.once('exit', resolve));
      api.kill('SIGTERM');
      await gone;
      await database.stop();
      data.remove();
    },
  };
}
