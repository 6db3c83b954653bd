/**
 * `npm run prove:replicas [-- --short]`: the product as `WAQF_PROCESSES=2 npm start` runs it, with two processes of the
 * API behind a balancer, under transfers, records of income, uploads with readings, and open pages. All the while one
 * of the two is killed with -9 or asked to end, in turn. Nothing acknowledged may be lost or made twice, nobody may be
 * signed out, every open page must get every notice once, and every scheduled report must run once.
 */
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  childrenOf,
  client,
  freePort,
  joinDatabase,
  startProduct,
  temporaryData,
  waitFor,
} from '@waqf/testing/product';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { isSound } from '../bank/checker.mjs';
import { judgedBooks } from '../bank/judged-books.mjs';
import { nazir } from '../bank/product-bank.mjs';
import { runWorkload } from '../bank/workload.mjs';
import { openPage } from './open-page.mjs';
import { keepRecording, keepUploading } from './people.mjs';
import { keepScheduling } from './schedules.mjs';

const short = process.argv.includes('--short');
const goal = short
  ? { clients: 4, seconds: 40, ends: 2, pages: 20, everyMs: 15_000 }
  : { clients: 8, seconds: 300, ends: 20, pages: 200, everyMs: 13_000 };
/** A waqf other than that of the transfers, whose sums are checked. */
const otherWaqf = `SELECT waqf.id, person.national_id AS founder FROM endowments.waqf AS waqf
  JOIN identity.person AS person ON person.id = waqf.waqif_id
  JOIN identity.person AS nazir ON nazir.id = waqf.nazir_id
  WHERE waqf.status = 'approved' AND waqf.id <> $1 AND nazir.national_id = $2 ORDER BY waqf.created_at LIMIT 1`;
const noticesOf = `SELECT notice.id FROM notifications.notification AS notice
  JOIN identity.person AS person ON person.id = notice.user_id
  WHERE person.national_id = $1 AND notice.created_at >= $2 ORDER BY notice.created_at`;
const deeds = resolve(import.meta.dirname, '../../test/deeds/digital');

const began = Date.now();
const data = temporaryData();
const product = await startProduct({
  dataDir: data.path,
  port: await freePort(),
  env: { WAQF_PROCESSES: '2' },
  readyWithin: 600_000,
});
const isReady = async () => (await fetch(`${product.url}/health/ready`).catch(() => null))?.ok === true;
const processes = () => childrenOf(product.pid).filter(({ command }) => /\bdist\/main\.js\b/.test(command));

try {
  const found = await run();
  const { verdict, ends, incomes, waqfs, schedules, pages, signedOut, ledger } = found;
  console.log(
    `replicas: 2 processes, ${Math.round((Date.now() - began) / 1000)} s, ${ends.killed} kill -9 and ` +
      `${ends.graceful} graceful ends of one; ${verdict.acknowledged} transfers acknowledged, lost ` +
      `${verdict.lost}, duplicated ${verdict.duplicated}, ` +
      `negative ${verdict.negative}, bad reads ${verdict.badReads} of ${verdict.reads}, out of order ${verdict.cyclic}; ` +
      `${incomes.acknowledged} incomes acknowledged, lost ${incomes.lost}, doubled ${incomes.doubled}; ` +
      `${waqfs.read} of ${waqfs.begun} waqfs read to the end; ${schedules.due} scheduled reports due, missed ` +
      `${schedules.missed}, doubled ${schedules.doubled}; signed out ${signedOut}; ` +
      `${pages.count} open pages, ${pages.notices} notices each, missed ${pages.missed}, doubled ${pages.doubled}, ` +
      `came back ${pages.reconnected} times; ledger ${ledger.ok ? 'whole' : 'broken'}, ${ledger.entries} entries`,
  );
  const whole =
    isSound(verdict) &&
    ledger.ok &&
    incomes.lost + incomes.doubled + pages.missed + pages.doubled + signedOut === 0 &&
    schedules.missed + schedules.doubled === 0 &&
    schedules.due > 0 &&
    waqfs.read === waqfs.begun &&
    pages.notices > 0 &&
    ends.killed + ends.graceful >= goal.ends;
  process.exitCode = whole ? 0 : 1;
} catch (error) {
  console.error(`the product said last:\n${product.output().slice(-3000)}`);
  throw error;
} finally {
  await product.stop();
  data.remove();
}

async function run() {
  const database = await joinDatabase({ dataDir: join(data.path, 'database') });
  const { waqf, bank, judge } = await judgedBooks({ url: product.url, database: database.url, clients: goal.clients });
  const other = await asOwner(database.url, async (sql) => (await sql.query(otherWaqf, [waqf.waqfId, nazir])).rows[0]);
  const reader = client(product.url);
  await reader.signIn(other.founder);
  const pages = [];
  for (let one = 0; one < goal.pages; one += 1) pages.push(openPage(product.url, reader.cookie()));
  await Promise.all(pages.map(({ opened }) => opened));
  const since = await asOwner(
    database.url,
    async (sql) => (await sql.query('SELECT clock_timestamp() AS at')).rows[0].at,
  );

  const ends = { killed: 0, graceful: 0 };
  const until = Date.now() + goal.seconds * 1000;
  const over = () => Date.now() > until && ends.killed + ends.graceful >= goal.ends;
  const { history, ended } = runWorkload({
    ...bank,
    reads: 0.05,
    enough: over,
  });
  const [, , incomes, waqfs, schedules] = await Promise.all([
    ended,
    keepEnding(ends, over),
    keepRecording({ url: product.url, database: database.url, waqfId: other.id, over }),
    keepUploading({ url: product.url, deeds, over }),
    keepScheduling({ url: product.url, database: database.url, waqfId: other.id, over }),
  ]);
  await waitFor(isReady, 120_000);
  const { verdict, ledger } = await judge(history);
  const sums = await judgePages(database.url, other.founder, since, pages);
  const signedOut = sums.signedOut + incomes.signedOut + waqfs.signedOut + schedules.signedOut;
  await database.stop();
  return { verdict, ends, incomes, waqfs, schedules, pages: sums, signedOut, ledger };
}

/** Ends one of the two processes when both are running, alternately by kill and by a request to end. */
async function keepEnding(ends, over) {
  for (let turn = 0; !over(); turn += 1) {
    await delay(goal.everyMs);
    if (over()) return;
    await waitFor(() => processes().length === 2, 120_000);
    const victim = processes()[Math.floor(turn / 2) % 2];
    const kill = turn % 2 === 0;
    process.kill(victim.pid, kill ? 'SIGKILL' : 'SIGTERM');
    ends[kill ? 'killed' : 'graceful'] += 1;
    console.log(`${Math.round((Date.now() - began) / 1000)} s: ${kill ? 'killed' : 'told to end'} one of two`);
  }
}

/** Every notice of the person since the pages were opened must be on each page exactly once. */
async function judgePages(database, nationalId, since, pages) {
  const ids = await asOwner(database, async (sql) =>
    (await sql.query(noticesOf, [nationalId, since])).rows.map((row) => row.id),
  );
  const isThere = () => pages.every(({ notices }) => ids.every((id) => notices.includes(id)));
  await waitFor(isThere, 60_000).catch(() => undefined);
  const count = (list) => list.reduce((sum, one) => sum + one, 0);
  const sums = {
    count: pages.length,
    notices: ids.length,
    missed: count(pages.map(({ notices }) => ids.filter((id) => !notices.includes(id)).length)),
    doubled: count(pages.map(({ notices }) => notices.length - new Set(notices).size)),
    reconnected: count(pages.map((page) => page.reconnected())),
    signedOut: pages.filter((page) => page.signedOut()).length,
  };
  for (const page of pages) page.close();
  return sums;
}
