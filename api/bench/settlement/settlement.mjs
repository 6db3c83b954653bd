/**
 * `npm run bench:settlement [-- --transfers 20000] [--no-write]`: measures how long recorded transfers take until the
 * sandbox bank has made all of them and the result is stored and announced. At the end each reference must have moved
 * its money once, and the total at the bank must be unchanged. A measurement: it fails only when the money is wrong.
 */
import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { openClient } from '../shared/open-client.mjs';
import { writeSpeedRows, machineLoad } from '../../../libs/build/src/speed-table.mjs';
import { makeFixtures } from '../transfers/fixtures.mjs';

const { values } = parseArgs({
  options: { transfers: { type: 'string', default: '20000' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
});
const wanted = Number(values.transfers);
const target = 2_000;
const patienceMs = 240_000;

const load = machineLoad();
const data = temporaryData();
const database = await startDatabase({ dataDir: data.path });
const server = await start();
const sql = await openClient(database.url);
try {
  await makeFixtures(database.url);
  await enter();
  const began = performance.now();
  await record();
  const seconds = await settled(began);
  await provePaidOnce();
  const rate = wanted / seconds;
  console.log(`${wanted} transfers settled in ${seconds.toFixed(1)} s: ${Math.round(rate)} a second (load ${load})`);
  if (values.write)
    writeSpeedRows('bench:settlement', load, [
      {
        figure: 'transfers settled at the sandbox bank, a second',
        measured: Math.round(rate).toLocaleString('en'),
        value: rate,
        atLeast: target,
      },
    ]);
} finally {
  await sql.end();
  await stop(server);
  await database.stop();
  data.remove();
}

async function start() {
  const child = fork(new URL('../distribution/server.mjs', import.meta.url), [], {
    env: { ...process.env, DATABASE_URL: database.url, WAQF_DATA: data.path, WAQF_SIMULATORS: 'on', PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

async function stop(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Writes transfers from the main account of every waqf into the books, as the platform would have done. */
async function enter() {
  await sql.query(
    `INSERT INTO bank_sandbox.account (reference, product, holder_name, account_number, iban, ready_at)
     SELECT reference, 'current', holder_name, account_number, iban, now() FROM banking.account`,
  );
  await sql.query(
    `CREATE TABLE bench.waiting AS
     SELECT gen_random_uuid() AS id, pair.* FROM (
       SELECT waqf_id, from_id, to_id, debit || credit AS sides FROM bench.pair WHERE source = 0
       ORDER BY random() LIMIT $1
     ) AS pair`,
    [wanted],
  );
  await sql.query(
    `INSERT INTO bench.waiting SELECT gen_random_uuid(), waqf_id, from_id, to_id, sides
     FROM bench.waiting, generate_series(2, ceil($1 / (SELECT count(*) FROM bench.waiting)::numeric)::int)`,
    [wanted],
  );
  await sql.query('DELETE FROM bench.waiting WHERE id IN (SELECT id FROM bench.waiting OFFSET $1)', [wanted]);
  await sql.query(
    `SELECT count(*) FROM (SELECT jsonb_agg(sides || jsonb_build_object('id', id, 'amount', 1, 'kind', 'movement',
        'description', 'تحويل', 'at', now())) AS postings FROM bench.waiting) AS all_of,
       ledger.post(all_of.postings) AS posted WHERE posted.outcome = 'posted'`,
  );
  await sql.query('VACUUM ANALYZE');
}

/** Records the transfers, so that from now on they wait to be sent. */
async function record() {
  await sql.query(
    `INSERT INTO banking.transfer (id, waqf_id, from_account_id, to_account_id, amount_halalas, requested_by,
       created_at, needs_approval, state)
     SELECT w.id, w.waqf_id, from_id, to_id, 1, waqf.nazir_id, now(), false, 'recorded'
     FROM bench.waiting w JOIN endowments.waqf ON waqf.id = w.waqf_id`,
  );
}

async function settled(began) {
  for (;;) {
    const { rows } = await sql.query(`SELECT EXISTS (SELECT FROM banking.transfer WHERE state <> 'completed') AS open`);
    const seconds = (performance.now() - began) / 1000;
    if (!rows[0].open) return seconds;
    if (seconds * 1000 > patienceMs) throw new Error('not all transfers were settled');
    await delay(100);
  }
}

async function provePaidOnce() {
  const { rows } = await sql.query(
    `SELECT (SELECT count(*)::int FROM bank_sandbox.transfer) AS made,
       (SELECT count(DISTINCT reference)::int FROM bank_sandbox.statement_line WHERE amount_halalas < 0) AS debited,
       (SELECT count(*)::int FROM bank_sandbox.statement_line) AS lines,
       (SELECT sum(balance_halalas)::int FROM bank_sandbox.account) AS held,
       (SELECT count(*)::int FROM banking.transfer t JOIN bank_sandbox.transfer b ON b.reference = t.id
          AND b.bank_reference = t.bank_reference) AS known,
       (SELECT count(*)::int FROM ledger.transfer e JOIN banking.transfer t ON t.id = e.id) AS booked`,
  );
  const { made, debited, lines, held, known, booked } = rows[0];
  const right = [made, debited, lines / 2, known, booked].every((count) => count === wanted) && held === 0;
  if (!right) throw new Error(`money is wrong: ${JSON.stringify(rows[0])}`);
}
