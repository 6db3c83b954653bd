/**
 * `npm run prove:read-replica [-- --seconds 90]`: runs the platform with a real standby of the embedded PostgreSQL.
 * Eight people record an income and immediately read their report, repeatedly, while an administrator searches.
 * Meanwhile the standby stops replaying, is suspended, is killed and restarted, and loses its connections. Counts own
 * writes that were not read, failed reads, and answers of the replica without the moment of their data. Exit code 0
 * when all counts are zero and the replica did answer. `--broken` reads without what the browser sends: then writes
 * must be missed.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { client } from '@waqf/testing/product';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { liftCallLimit } from '../../bench/shared/product-database.mjs';
import { quietEnvironment } from '../../bench/shared/quiet-environment.mjs';
import { startApplication } from '../../dist/application.js';
import { migrate } from '../../dist/platform/database/migrate.js';
import { ReadReplica } from '../../dist/platform/replica/read-replica.js';
import { startStreaming } from '@waqf/testing/streaming';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '90' }, broken: { type: 'boolean', default: false } },
});
const nazir = '1000000032';
const admin = '1000000131';
const writers = 8;
/** Duration in ms of each disturbance, and of the pause after it. */
const disturbed = 4000;
const rest = 3000;

const folder = mkdtempSync(join(tmpdir(), 'waqf-read-replica-'));
const streaming = await startStreaming(migrate);
const found = { writes: 0, missed: 0, failed: 0, silent: 0, fromReplica: 0, fromPrimary: 0, searches: 0, slowest: 0 };
const disturbances = [];
let application;
let counted = 0;
let other;
try {
  const environment = { ...quietEnvironment(streaming.primary.url, folder), readUrl: streaming.standby.url };
  application = await startApplication(environment, { samples: 'people' });
  const waqfs = await asOwner(streaming.primary.url, approvedWaqfs);
  const end = Date.now() + Number(values.seconds) * 1000;
  const session = await signedIn(nazir);
  other = await signedIn(nazir);
  await Promise.all([...waqfs.map((waqf) => write(session, waqf, end)), search(end), disturb(end)]);
  counted = application.app.get(ReadReplica, { strict: false }).figures.replica;
} finally {
  await application?.stop();
  await streaming.stop();
  rmSync(folder, { recursive: true, force: true });
}
// The platform's own count of answers from the replica must equal the number of answers that stated their moment.
found.silent += Math.abs(counted - found.fromReplica);
const held = found.missed === 0 && found.failed === 0 && found.silent === 0 && found.fromReplica > 0;
console.log(
  `read replica: ${found.writes} writes, each read at once by its writer: ${found.missed} missed, ` +
    `${found.failed} failed; ` +
    `${found.fromReplica} reads by the replica, ${found.fromPrimary} by the primary, ${found.searches} searches, ` +
    `${found.silent} without their moment; slowest ${found.slowest} ms; ${disturbances.join(', ')}`,
);
if (values.broken && found.missed === 0) console.error('the broken variant was not caught');
process.exitCode = (values.broken ? found.missed > 0 : held) ? 0 : 1;

/** Creates one approved waqf per writer, with accounts; all have the same nazir. */
async function approvedWaqfs(sql) {
  await liftCallLimit(sql);
  const locked = {
    waqf: JSON.stringify({ waqfName: null, purpose: null, conditions: [], beneficiaries: [] }),
    nazir: JSON.stringify({ nazirName: null, nazirId: null, appointmentDate: null, authorities: [] }),
  };
  const { rows } = await sql.query(
    `INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at,
       approved_by, waqf_details, nazir_details, nazir_accepted_at)
     SELECT gen_random_uuid(), p.id, p.id, 'وقف الإثبات ' || n, 'وقف من بيانات الإثبات', 'approved', now(), now(), p.id,
       $2, $3, now()
     FROM identity.person p, generate_series(1, $4) AS n WHERE p.national_id = $1 RETURNING id`,
    [nazir, locked.waqf, locked.nazir, writers],
  );
  await sql.query(
    `INSERT INTO ledger.account (id, waqf_id, fund) SELECT gen_random_uuid(), w.id, f.fund FROM endowments.waqf w
     CROSS JOIN unnest(ARRAY['corpus', 'ghalla', 'reserve', 'payable', 'contra']) AS f (fund)`,
  );
  return rows.map(({ id }) => id);
}

async function signedIn(nationalId) {
  const session = client(`http://localhost:${application.port}`);
  await session.signIn(nationalId);
  return session;
}

/** Another page of the same session, with separate cookies from now on, because sign-ins per person are limited. */
function pageOf(session) {
  const cookies = new Map(
    session
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=')),
  );
  const origin = `http://localhost:${application.port}`;
  const call = async (method, path, { json, headers = {} } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...headers,
        origin,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      body: json && JSON.stringify(json),
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) cookies.set(...line.split(';')[0].split('='));
    return { status: answer.status, body: await answer.json() };
  };
  return { call };
}

/** Records an income of one riyal, then reads the report, which must contain it. */
async function write(session, waqfId, end) {
  const page = pageOf(session);
  for (let written = 1; Date.now() < end; written += 1) {
    const body = { waqfId, type: 'income', amount: '1.00', source: 'rent', description: 'إيجار' };
    const added = await page.call('POST', '/api/transactions', {
      json: body,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (added.status !== 201) throw new Error(`an income was refused: ${JSON.stringify(added.body)}`);
    found.writes += 1;
    const report = await timed(values.broken ? pageOf(other) : page, `/api/reports/financial?waqfId=${waqfId}`);
    if (!report) continue;
    if (Number(report.report.figures.income) !== written) found.missed += 1;
  }
}

async function search(end) {
  const session = await signedIn(admin);
  while (Date.now() < end) {
    await timed(session, `/api/search?q=${encodeURIComponent('وقف')}`);
    found.searches += 1;
    await delay(50);
  }
}

/** Makes a read that must succeed; an answer from the replica states the moment of its data. */
async function timed(session, path) {
  const began = performance.now();
  const { status, body } = await session.call('GET', path);
  found.slowest = Math.max(found.slowest, Math.round(performance.now() - began));
  if (status !== 200) {
    found.failed += 1;
    return undefined;
  }
  const asOf = body.asOf ?? body.report?.asOf;
  found[asOf === undefined ? 'fromPrimary' : 'fromReplica'] += 1;
  const age = asOf === undefined ? 0 : Date.now() - Date.parse(asOf);
  if (age < -1000 || age > 40_000) found.silent += 1;
  return body;
}

/** Runs the disturbances one after the other, with pauses in which the replica recovers. */
async function disturb(end) {
  const acts = {
    'replay stopped': async () => {
      await streaming.onStandby('SELECT pg_wal_replay_pause()');
      await delay(disturbed);
      await streaming.onStandby('SELECT pg_wal_replay_resume()');
    },
    'connections cut': async () => {
      await streaming.onStandby(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'waqf-reads'`,
      );
    },
    frozen: async () => {
      process.kill(streaming.standby.pid, 'SIGSTOP');
      await delay(disturbed);
      process.kill(streaming.standby.pid, 'SIGCONT');
    },
    killed: async () => {
      process.kill(streaming.standby.pid, 'SIGKILL');
      await delay(disturbed);
      await streaming.startStandby();
    },
  };
  while (Date.now() < end - disturbed - rest) {
    for (const [name, act] of Object.entries(acts)) {
      if (Date.now() > end - disturbed - rest) return;
      await delay(rest);
      await act();
      disturbances.push(name);
    }
  }
}
