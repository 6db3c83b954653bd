/**
 * `npm run prove:bank [-- --short]`: 16 clients transfer money over HTTP within one waqf of the product as `npm start`
 * runs it, while its API and its database are killed with -9 again and again. Every transfer is repeated with its key
 * until the answer is definite. Then the history is checked against the books. Four incorrectly built banks are checked
 * too, to show that the checker finds faults.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, joinDatabase, startProduct, temporaryData, waitFor } from '@waqf/testing/product';
import { judgeBuild, wrongBuilds } from './builds.mjs';
import { isSound } from './checker.mjs';
import { judgedBooks } from './judged-books.mjs';
import { runWorkload } from './workload.mjs';

const short = process.argv.includes('--short');
const goal = short ? { clients: 4, acknowledged: 300, kills: 4 } : { clients: 16, acknowledged: 10_000, kills: 40 };
/** Minimum time in ms between two kills of one part: the supervisor restarts it at most five times a minute. */
const betweenKillsOfOneMs = 13_000;

const began = Date.now();
const data = temporaryData();
const port = await freePort();
const product = await startProduct({ dataDir: data.path, port, readyWithin: 600_000 });
try {
  const { verdict, kills, retried, ledger } = await run();
  const caught = await judgeWrongBuilds();
  const { acknowledged, refused, reads, lost, duplicated, negative, badReads, cyclic, unfolded } = verdict;
  console.log(
    `bank: ${goal.clients} clients, ${acknowledged} acknowledged, ${refused} refused, ` +
      `${retried} asked again; ${kills.api + kills.database} kill -9 (${kills.api} of the API, ` +
      `${kills.database} of the database): lost ${lost}, duplicated ${duplicated}, negative ` +
      `${negative}, bad reads ${badReads} of ${reads}, out of order ${cyclic}; ` +
      `accounts that don't fold ${unfolded}; ledger ` +
      (ledger.ok ? 'whole' : `broken: ${JSON.stringify(ledger.firstBroken)}`) +
      `, ${ledger.entries} entries; ` +
      `wrong builds caught ${caught}/${wrongBuilds.length}; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  const enough = acknowledged >= goal.acknowledged && kills.api + kills.database >= goal.kills;
  process.exitCode = enough && isSound(verdict) && ledger.ok && caught === wrongBuilds.length ? 0 : 1;
} catch (error) {
  console.error(`the product said last:\n${product.output().slice(-3000)}`);
  throw error;
} finally {
  await product.stop();
  data.remove();
}

async function run() {
  const database = await joinDatabase({ dataDir: join(data.path, 'database') });
  const { bank, judge } = await judgedBooks({ url: product.url, database: database.url, clients: goal.clients });
  const kills = { api: 0, database: 0 };
  const { history, ended } = runWorkload({
    ...bank,
    reads: 0.05,
    enough: ({ acknowledged }) => acknowledged >= goal.acknowledged && kills.api + kills.database >= goal.kills,
  });
  await Promise.all([ended, keepKilling(kills, history, ended)]);
  const { verdict, ledger } = await judge(history);
  await database.stop();
  return { verdict, kills, retried: history.retried, ledger };
}

/**
 * Kills the database twice, then the API, and so on: each time in the middle of the work, after its share of the
 * transfers, when both run again and the supervisor still has restarts left.
 */
async function keepKilling(kills, history, ended) {
  const last = { api: 0, database: 0 };
  let over = false;
  void ended.finally(() => (over = true)).catch(() => undefined);
  const isReady = async () => over || (await fetch(`${product.url}/health/ready`).catch(() => null))?.ok === true;
  for (let killed = 0; !over && killed < goal.kills; killed += 1) {
    const victim = killed % 3 === 2 ? 'api' : 'database';
    await waitFor(isReady, 240_000, () => `not back:\n${product.output().slice(-3000)}`);
    const share = (goal.acknowledged * (killed + 1)) / (goal.kills + 1);
    while (!over && (history.acknowledged < share || Date.now() < last[victim] + betweenKillsOfOneMs))
      await delay(20 + Math.random() * 50);
    if (over) return;
    last[victim] = Date.now();
    product.kill(victim);
    kills[victim] += 1;
    console.log(
      `${killed + 1} of ${goal.kills}: killed the ${victim} after ${history.acknowledged}` +
        ` acknowledged, ${Math.round((last[victim] - began) / 1000)} s`,
    );
  }
}

async function judgeWrongBuilds() {
  let caught = 0;
  for (const build of wrongBuilds) {
    const { sound, verdict } = await judgeBuild({ build, transfers: short ? 150 : 600, kills: short ? 1 : 3 });
    if (!sound) caught += 1;
    console.log(
      `wrong build, ${build}: ${sound ? 'not noticed' : 'caught'}: ${Object.entries(verdict)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
  }
  return caught;
}
