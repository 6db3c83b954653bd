/**
 * `npm run bench:growth [-- --small 1000000] [--large 20000000] [--rounds 60] [--data FOLDER] [--fill-only]
 * [--no-write]`: measures posting and reads on two databases of one server that differ only in the number of entries.
 * The same work runs on both in turn. Fails when any of it takes more than 1.3 times as long on the large one. Postings
 * are measured after a restart of the server with `docs/operations/postgresql.conf`'s library, which loads what was in
 * memory before. Filling takes long, and needs about 1 GB of disk per million entries: with `--data` the databases are
 * kept, and a second run measures the existing ones.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { measureAlternately, fillDatabase, lineOf, startSide } from '../shared/two-sizes.mjs';
import { sharedSizes } from '../reads/fill.mjs';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000000' },
    large: { type: 'string', default: '20000000' },
    rounds: { type: 'string', default: '60' },
    data: { type: 'string' },
    'fill-only': { type: 'boolean', default: false },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const sizes = { small: Number(values.small), large: Number(values.large) };
const rounds = Number(values.rounds);
const allowed = 1.3;
/** The number of postings in one statement: as many as the API collects under load. */
const batch = 50;

const data = values.data === undefined ? temporaryData() : { path: resolve(values.data), remove: () => undefined };
const settings = {
  shared_buffers: '2GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  shared_preload_libraries: 'pg_prewarm',
};
let server;
let sides = {};
try {
  await start();
  if (!values['fill-only']) await measure();
} finally {
  await stop();
  data.remove();
}

/** Starts the server and, on each of its databases, an API; a database that is not filled yet is filled first. */
async function start() {
  server = await startDatabase({ dataDir: join(data.path, 'database'), settings });
  for (const [name, entries] of Object.entries(sizes)) {
    const side = { name, entries, onProgress: (step) => console.log(`${clock()} ${name}: ${step}`) };
    if (values['fill-only']) await fillDatabase(server, data.path, side);
    else sides[name] = await startSide(server, data.path, side);
  }
}

async function stop() {
  for (const side of Object.values(sides)) await side.stop();
  sides = {};
  await server?.stop();
}

/**
 * Restarts the server as one that has run for a while: it had the index of idempotency keys in memory, wrote down which
 * pages it had, and loads them again.
 */
async function restartWarm() {
  for (const { owner } of Object.values(sides)) {
    await owner.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
    await owner.query("SELECT pg_prewarm('ledger.transfer_pkey')");
  }
  await stop();
  await start();
}

async function measure() {
  const counted = { small: await entriesOf(sides.small), large: await entriesOf(sides.large) };
  const rows = [];
  const add = async (works) => {
    for (const [name, work] of Object.entries(works)) {
      rows.push({ name, ...(await measureAlternately(sides, rounds, work)) });
      console.log(lineOf([name], rows.at(-1)));
    }
  };
  await add(reads());
  await restartWarm();
  await add(postings());
  const report = reportOf(rows, counted);
  console.log(report);
  if (values.write) await writeFile(new URL('./results.md', import.meta.url), report);
  const worst = rows.toSorted((a, b) => b.ratio - a.ratio)[0];
  console.log(
    `growth: ${rows.length} kinds of work at ${counted.small} and ${counted.large} entries, worst ratio ` +
      `${worst.ratio.toFixed(2)} (${worst.name}), at most ${allowed} allowed`,
  );
  process.exitCode = worst.ratio <= allowed ? 0 : 1;
}

/** The reads of dashboards, lists and reports, for one waqf and for all. */
function reads() {
  const dayBack = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const lastYear = `from=${dayBack(375)}&to=${dayBack(10)}`;
  const by = (scope, path) => async (side) => {
    const of = scope === 'one' ? `${path.includes('?') ? '&' : '?'}waqfId=${side.waqf}` : '';
    await side.sessions[scope].expect(200, 'GET', `${path}${of}`);
  };
  return {
    'newest 50 of a waqf': by('one', '/api/transactions/recent?limit=50'),
    'newest 50 of all waqfs': by('all', '/api/transactions/recent?limit=50'),
    'a page of 14 months ago': by('one', `/api/transactions?from=${dayBack(420)}&to=${dayBack(400)}&limit=50`),
    'a word that every description has': by('all', `/api/search?q=${encodeURIComponent('رقم')}`),
    'a word that one description in 900 has': by('all', '/api/search?q=777'),
    'a word that none has': by('all', `/api/search?q=${encodeURIComponent('زنجبيل')}`),
    'dashboard of a waqf': (side) => side.sessions.one.expect(200, 'GET', '/api/dashboard/stats'),
    'dashboard of all waqfs': (side) => side.sessions.all.expect(200, 'GET', '/api/dashboard/stats'),
    'months of a waqf': by('one', '/api/transactions/months'),
    'report of a waqf': by('one', `/api/reports/financial?${lastYear}`),
    'report of all waqfs': by('all', `/api/reports/financial?${lastYear}`),
    'entries of a figure': by('one', '/api/figure-entries?figure=contra.ghalla,-ghalla.contra&limit=50'),
  };
}

function postings() {
  return {
    'an income by POST /api/transactions': ({ sessions, waqf }) =>
      sessions.one.expect(201, 'POST', '/api/transactions', {
        json: { waqfId: waqf, type: 'income', amount: '100.00', source: 'rent', description: 'إيجار من القياس' },
      }),
    [`${batch} postings of ledger.post`]: async (side) => {
      await side.owner.query('SELECT * FROM ledger.post($1)', [JSON.stringify(await incomes(side))]);
    },
  };
}

/** Incomes, one for each of `batch` waqfs; their ids are random, like those of calls with a key. */
async function incomes({ owner }) {
  const { rows } = await owner.query('SELECT id FROM endowments.waqf ORDER BY id LIMIT $1', [batch]);
  return rows.map(({ id }) => ({
    id: randomUUID(),
    waqf: id,
    debit_fund: 'contra',
    credit_fund: 'ghalla',
    amount: 100,
    kind: 'income',
    description: 'إيجار',
    at: new Date().toISOString(),
  }));
}

async function entriesOf({ owner }) {
  const { rows } = await owner.query('SELECT count(*)::int AS entries FROM ledger.transfer');
  return rows[0].entries;
}

function clock() {
  return new Date().toISOString().slice(11, 19);
}

function reportOf(rows, counted) {
  return [
    '# A large ledger beside a small one, measured',
    '',
    `Lower quartile and median of ${rounds} turns, in milliseconds, on two databases of one server: ` +
      `${sharedSizes.waqfs} waqfs, ${sharedSizes.months} months, ${counted.small} and ${counted.large} entries. ` +
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (load ${loadavg()[0].toFixed(0)}), Node ` +
      `${process.versions.node}, shared_buffers ${settings.shared_buffers}. Made by \`npm run bench:growth\`.`,
    '',
    `| work | ${counted.small} | ${counted.large} | ratio | median of ${counted.small} | of ${counted.large} |`,
    '|---|---|---|---|---|---|',
    ...rows.map(({ name, ...compared }) => lineOf([name], compared)),
    '',
  ].join('\n');
}
