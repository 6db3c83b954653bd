/**
 * `npm run prove:upgrade [-- <commit>] [-- --short]`: the API of an earlier commit, built from the git history, fills a
 * database and serves it under load. The present release is started beside it and killed with -9 in the middle of its
 * migrations, again and again. Then it starts fully, both serve the one database, the present release is stopped,
 * started again, serves alone, and is replaced by the earlier one. Nothing acknowledged may be lost or made twice, and
 * nothing that was in the books before may change. Without a git history both releases are the present one, and only
 * the migrations are shown.
 */
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, joinDatabase, temporaryData, waitFor } from '@waqf/testing/product';
import { startBalancer } from '../../../libs/build/src/balancer.mjs';
import { checkoutOf, lastRelease } from '../../../libs/build/src/earlier-release.mjs';
import { projectRoot } from '../../../libs/build/src/project.mjs';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { isSound } from '../bank/checker.mjs';
import { judgedBooks } from '../bank/judged-books.mjs';
import { runWorkload } from '../bank/workload.mjs';
import { startRelease } from './release-process.mjs';

const short = process.argv.includes('--short');
const goal = short ? { clients: 3, seconds: 10, kills: 3 } : { clients: 6, seconds: 45, kills: 8 };
/** The content of the books at a moment, as one row of sums. */
const sumsUntil = `SELECT count(*)::int AS entries, coalesce(sum(amount_halalas), 0)::text AS halalas,
  md5(string_agg(concat_ws(' ', id, waqf_id, debit_account_id, credit_account_id, amount_halalas, kind, description,
    extract(epoch FROM occurred_at)), ',' ORDER BY id)) AS content,
  (SELECT count(*) FROM endowments.waqf) AS waqfs, (SELECT count(*) FROM identity.person) AS people,
  (SELECT count(*) FROM documents.document) AS documents
  FROM ledger.transfer WHERE id = ANY ($1)`;
const migrating = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'waqf-migrations'
  AND datname = current_database() AND xact_start IS NOT NULL AND query LIKE '%migration_lock%'`;
const began = Date.now();
const say = (text) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${text}`);

const named = process.argv.slice(2).find((one) => !one.startsWith('-'));
const commit = named ?? (await lastRelease());
const last = commit === undefined ? undefined : await checkoutOf(commit, ['run', '@waqf/api:build']);
say(last ? `the release of ${commit.slice(0, 8)} is built` : 'there is no history: both are the present release');
const data = temporaryData();
const database = await joinDatabase({ dataDir: join(data.path, 'database') });
const running = new Set();

try {
  const found = await run();
  const { verdict, ledger, kept, kills, migrations } = found;
  console.log(
    `upgrade: from ${commit?.slice(0, 8) ?? 'the present release'}, ${migrations} migrations, ${kills} starts killed in ` +
      `the middle; ${verdict.acknowledged} transfers acknowledged meanwhile, lost ${verdict.lost}, duplicated ` +
      `${verdict.duplicated}, negative ${verdict.negative}, bad reads ${verdict.badReads} of ${verdict.reads}; ` +
      `${kept.entries} entries from before ${kept.same ? 'unchanged' : 'CHANGED'}; ledger ` +
      `${ledger.ok ? 'whole' : 'broken'}, ${ledger.entries} entries`,
  );
  process.exitCode =
    isSound(verdict) && ledger.ok && kept.same && kept.entries > 0 && (kills > 0 || migrations === 0) ? 0 : 1;
} catch (error) {
  for (const one of running) console.error(`a process said last:\n${one.output().slice(-2000)}`);
  throw error;
} finally {
  for (const one of running) await one.kill();
  await database.stop();
  await last?.remove();
  data.remove();
}

function start(root, port) {
  const one = startRelease({ root, port, database: database.url, data: data.path });
  running.add(one);
  return one;
}

async function run() {
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const balancer = await startBalancer({ port, host: '127.0.0.1', targets: ports });
  try {
    const before = start(last?.root ?? projectRoot, ports[0]);
    await before.ready();
    await served(balancer, [ports[0]]);
    const url = `http://localhost:${port}`;
    const books = await judgedBooks({ url, database: database.url, clients: goal.clients });
    const old = await asOwner(database.url, async (sql) => (await sql.query('SELECT id FROM ledger.transfer')).rows);
    const ids = old.map(({ id }) => id);
    const sums = () => asOwner(database.url, async (sql) => (await sql.query(sumsUntil, [ids])).rows[0]);
    const first = await sums();
    const known = await migrated();
    let isOver = false;
    const { history, ended } = runWorkload({ ...books.bank, reads: 0.05, enough: () => isOver });
    const acts = upgrade(balancer, before, ports).finally(() => (isOver = true));
    await Promise.all([ended, acts]);
    const { verdict, ledger } = await books.judge(history);
    const now = await sums();
    const kept = { entries: first.entries, same: JSON.stringify(first) === JSON.stringify(now) };
    return { verdict, ledger, kept, kills: await acts, migrations: (await migrated()) - known };
  } finally {
    await balancer.stop();
  }
}

/** The steps of an upgrade during the day. @returns {Promise<number>} number of starts that were killed */
async function upgrade(balancer, before, [oldPort, newPort]) {
  await delay(goal.seconds * 1000);
  let kills = 0;
  // Each start completes a few more migrations; when none is left, a start cannot be killed in the middle of one.
  while (kills < goal.kills && (await isBehind())) {
    const doomed = start(projectRoot, newPort);
    await waitFor(async () => (await isMigrating()) || !(await isBehind()), 120_000);
    await delay(randomInt(300));
    await doomed.kill();
    running.delete(doomed);
    kills += 1;
  }
  say(`${kills} starts of the present release were killed while they migrated`);
  let after = start(projectRoot, newPort);
  await after.ready();
  await served(balancer, [oldPort, newPort]);
  say('both releases serve');
  await delay(goal.seconds * 1000);
  await end(after);
  say('the present release is taken back');
  await delay(goal.seconds * 1000);
  after = start(projectRoot, newPort);
  await after.ready();
  await served(balancer, [oldPort, newPort]);
  await end(before);
  say('the present release serves alone');
  await delay(goal.seconds * 1000);
  // Returns to the earlier release, newly started on the database of the present one.
  const again = start(last?.root ?? projectRoot, oldPort);
  await again.ready();
  await served(balancer, [oldPort, newPort]);
  await end(after);
  say('the earlier release serves alone again');
  await delay(goal.seconds * 1000);
  return kills;
}

/** Whether a start holds the migration lock. */
async function isMigrating() {
  return asOwner(database.url, async (sql) => (await sql.query(migrating)).rowCount > 0);
}

/** Whether migrations of the present release are still missing. */
async function isBehind() {
  return (await migrated()) < readdirSync(join(projectRoot, 'api/migrations')).length;
}

async function end(one) {
  await one.stop();
  running.delete(one);
}

async function served(balancer, ports) {
  while (!ports.every((port) => balancer.ready().includes(port))) await delay(100);
}

async function migrated() {
  return asOwner(database.url, async (sql) => (await sql.query('SELECT 1 FROM platform.migration')).rowCount);
}
