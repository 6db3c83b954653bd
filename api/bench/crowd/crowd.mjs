/**
 * `npm run bench:crowd [-- --entries 1000000] [--seconds 8] [--rounds 3] [--no-write]`: measures dashboards, lists,
 * months and search with a million entries. Each caller has an open event stream: first 64 open pages of two people
 * (who share readings), then 64 people (who share none). In the same run on the same server it measures a plain Express
 * route that runs one SELECT with an index. A measurement only: no figure makes it fail.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { fill } from '../reads/fill.mjs';
import { openClient } from '../shared/open-client.mjs';
import { noBackupNow } from '../shared/product-database.mjs';
import { writeSpeedRows, machineLoad } from '../../../libs/build/src/speed-table.mjs';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const [entries, seconds, rounds] = [values.entries, values.seconds, values.rounds].map(Number);
const callers = 64;
const warmUpSeconds = 4;
const nazirs = ['1000000032', '1000000040'];
const target = 0.4;

const load = machineLoad();
const data = temporaryData();
const database = await startDatabase({ dataDir: data.path });
const children = [];
const sql = await openClient(database.url);
const streams = new AbortController();
try {
  const settings = { DATABASE_URL: database.url, WAQF_DATA: data.path, WAQF_SIMULATORS: 'on', PORT: '0' };
  const { port } = await start('../distribution/server.mjs', { ...settings, LOG_LEVEL: 'silent' });
  const { rows: ids } = await sql.query(
    'SELECT id FROM identity.person WHERE national_id = ANY ($1) ORDER BY national_id',
    [nazirs],
  );
  const waqf = await fill(sql, { entries, nazirs: ids.map(({ id }) => id) });
  await sql.query('UPDATE platform.system_settings SET rate_limit_per_minute = 2000000000');
  await noBackupNow(sql);
  const { port: expressPort } = await start('express-select.mjs', { DATABASE_URL: database.url });
  const compare = async (who, readers) => {
    const calls = [];
    for (const { id, waqfId } of readers) calls.push({ cookie: await openSession(id), paths: pathsOf(waqfId) });
    await Promise.all(calls.map(({ cookie }) => openStream(port, cookie)));
    const theirs = calls.map(({ cookie }) => ({ cookie, paths: [`/entries/${waqf}`] }));
    const seen = { ours: [], theirs: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.theirs.push(await measure(expressPort, theirs));
      seen.ours.push(await measure(port, calls));
    }
    return report(who, seen);
  };
  const pages = Array.from({ length: callers }, (_, n) => ({
    id: ids[n % ids.length].id,
    waqfId: n % ids.length === 0 ? waqf : null,
  }));
  const rows = [await compare(`${callers} pages of two people`, pages)];
  rows.push(await compare(`${callers} people`, await handOver()));
  if (values.write) writeSpeedRows('bench:crowd', load, rows);
} finally {
  streams.abort();
  await sql.end();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  await database.stop();
  data.remove();
}

/**
 * Makes one person per waqf its nazir, and the others founders of some waqfs. Returns the callers: a nazir reads their
 * one waqf, a founder all of theirs.
 */
async function handOver() {
  await sql.query('SET session_replication_role = replica');
  await sql.query(
    `CREATE TABLE reader AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${callers}) AS n;
     CREATE TABLE given AS SELECT row_number() OVER (ORDER BY id)::int AS n, id FROM endowments.waqf
       WHERE status = 'approved' AND name LIKE 'وقف القياس%';
     INSERT INTO identity.person (id, national_id, full_name, search_key, active_role, created_at)
       SELECT id, (1900000000 + n)::text, 'شخص ' || n, 'شخص ' || n,
         CASE WHEN n <= (SELECT count(*) FROM given) THEN 'nazir' ELSE 'waqif' END, now() FROM reader;
     INSERT INTO identity.person_role (person_id, role, granted_at)
       SELECT person.id, active_role, now() FROM identity.person JOIN reader USING (id);
     UPDATE endowments.waqf SET nazir_id = nazir.id, waqif_id = founder.id
       FROM given JOIN reader nazir USING (n) CROSS JOIN (SELECT count(*)::int AS waqfs FROM given) AS counted
         JOIN reader founder ON true
       WHERE waqf.id = given.id AND founder.n = waqfs + 1 + given.n % (${callers} - waqfs);
     ANALYZE`,
  );
  await sql.query('SET session_replication_role = origin');
  const { rows } = await sql.query(
    `SELECT reader.id, given.id AS "waqfId" FROM reader LEFT JOIN given USING (n) ORDER BY n`,
  );
  return rows;
}

/** The calls that a person's pages make in turn; a nazir of one waqf names it, a founder reads all of theirs. */
function pathsOf(waqf) {
  const of = waqf === null ? '' : `waqfId=${waqf}`;
  return [
    '/api/dashboard/stats',
    `/api/transactions/recent?limit=50&${of}`,
    `/api/transactions/months?${of}`,
    `/api/search?q=${encodeURIComponent('القياس')}`,
  ];
}

function start(file, environment) {
  const child = fork(new URL(file, import.meta.url), [], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

async function openSession(personId) {
  const token = randomBytes(32).toString('base64url');
  await sql.query(
    `INSERT INTO identity.session (id, token_hash, person_id, created_at, last_seen_at, ends_at)
     VALUES ($1, $2, $3, now(), now(), now() + interval '8 hours')`,
    [randomUUID(), createHash('sha256').update(token).digest(), personId],
  );
  return `waqf-session=${token}`;
}

/** Opens an event stream until the end of the measurement. */
async function openStream(port, cookie) {
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, {
    headers: { cookie },
    signal: streams.signal,
  });
  if (response.status !== 200) throw new Error(`a stream answered ${response.status}`);
  response.body.pipeTo(new WritableStream()).catch(() => undefined);
}

function measure(port, calls) {
  const child = fork(new URL('../transfers/load.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.error) return reject(new Error(message.error));
      if (message.measured) return undefined;
      const wrong = Object.keys(message.statuses).filter((status) => status !== '200');
      return wrong.length > 0 ? reject(new Error(`answers: ${JSON.stringify(message.statuses)}`)) : resolve(message);
    });
    child.once('exit', (code) => code && reject(new Error(`the load ended with ${code}`)));
    child.send({ port, seconds, warmUpSeconds, calls });
  });
}

/** Prints one line of the comparison, and returns its row for docs/speed.md. */
function report(who, { ours, theirs }) {
  const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const rate = (results) => middle(results.map(({ answers }) => answers / seconds));
  const p99 = (results) => middle(results.map(({ latencies }) => latencies.p99));
  const [measured, reference] = [rate(ours), rate(theirs)];
  const words = (results) => `${Math.round(rate(results))} a second, p99 ${Math.round(p99(results))} ms`;
  console.log(`${who} at ${entries} entries: ${words(ours)}; Express with one SELECT: ${words(theirs)}`);
  console.log(`ratio ${(measured / reference).toFixed(2)} (target ≥ ${target}), load ${load}`);
  return {
    figure: `${who} on dashboards, lists, months and search at ${entries.toLocaleString('en')} entries`,
    measured: words(ours),
    reference: `${words(theirs)}: Express with one indexed SELECT`,
    ratio: measured / reference,
    atLeast: target,
  };
}
