/**
 * `npm run bench:reads [-- --large 1000000] [--rounds 60] [--only report] [--no-write]`: the reads of dashboards, lists
 * and reports over HTTP, on two databases of one server that differ in the number of entries alone: 10 thousand and
 * 1 million. The same call goes to both by turns, so that a slower minute of the machine hits both, and the lower
 * quartile of each counts: others who use the machine make calls longer, never shorter. Fails when it is more than
 * 1.3 times as long on the large one.
 */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waqfReportTypes } from '@waqf/contracts/reporting';
import { client, startDatabase, temporaryData } from '@waqf/testing/product';
import { asOwner } from '../shared/open-client.mjs';
import { quietEnvironment } from '../shared/quiet-environment.mjs';
import { startApplication } from '../../dist/application.js';
import { fill, shape } from './fill.mjs';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const sizes = { small: Number(values.small), large: Number(values.large) };
const rounds = Number(values.rounds);
const allowed = 1.3;
/** A year that begins and ends within a month, so that days count beside months. */
const dayBack = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastYear = `from=${dayBack(375)}&to=${dayBack(10)}`;
/** The first has one waqf; an administrator sees all. */
const people = { one: '1000000032', other: '1000000040', all: '1000000131' };

const data = temporaryData();
const server = await startDatabase({ dataDir: join(data.path, 'database') });
const sides = {};
try {
  for (const [name, entries] of Object.entries(sizes)) sides[name] = await prepare(name, entries);
  const rows = [];
  for (const scope of ['one', 'all'])
    for (const read of reads(scope).filter(({ name }) => name.includes(values.only)))
      rows.push(await compare(scope, read));
  const report = reportOf(rows);
  console.log(report);
  if (values.write) await writeFile(new URL('./results.md', import.meta.url), report);
  const worst = Math.max(...rows.map(({ ratio }) => ratio));
  console.log(
    `reads: ${rows.length} at ${sizes.small} and ${sizes.large} entries, worst ratio ` +
      `${worst.toFixed(2)}, at most ${allowed} allowed`,
  );
  process.exitCode = worst <= allowed ? 0 : 1;
} finally {
  for (const side of Object.values(sides)) await side.stop();
  await server.stop();
  data.remove();
}

/** Path of each read; `waqf` is the one of a nazir with a single waqf. */
function reads(scope) {
  const of = (path, query = '') => ({
    path: (waqf) => `${path}?${[query, scope === 'one' ? `waqfId=${waqf}` : ''].filter(Boolean).join('&')}`,
  });
  return [
    { name: 'dashboard stats', path: () => '/api/dashboard/stats' },
    ...[5, 50, 100].map((limit) => ({ name: `recent ${limit}`, ...of('/api/transactions/recent', `limit=${limit}`) })),
    { name: 'month report', ...of('/api/transactions/months') },
    ...waqfReportTypes.map((type) => ({ name: `report ${type}`, ...of(`/api/reports/${type}`, lastYear) })),
    {
      name: 'report entries of a figure',
      ...of('/api/figure-entries', 'figure=contra.ghalla,-ghalla.contra&limit=50'),
    },
  ];
}

/** A database of its own, filled, behind an API of its own, with one session a person. */
async function prepare(name, entries) {
  const url = new URL(server.url);
  await asOwner(server.url, (sql) => sql.query(`CREATE DATABASE bench_${name}`));
  url.pathname = `/bench_${name}`;
  const dataFolder = join(data.path, name);
  mkdirSync(dataFolder);
  const start = () => startApplication(quietEnvironment(url.href, dataFolder), { samples: 'people' });
  await (await start()).stop();
  const began = Date.now();
  const waqf = await asOwner(url.href, async (sql) => {
    const { rows } = await sql.query('SELECT id, national_id FROM identity.person WHERE national_id = ANY ($1)', [
      [people.one, people.other],
    ]);
    const idOf = (nationalId) => rows.find((row) => row.national_id === nationalId).id;
    return fill(sql, { entries, nazirs: [idOf(people.one), idOf(people.other)] });
  });
  console.log(`${name}: ${entries} entries in ${Math.round((Date.now() - began) / 1000)} s`);
  const application = await start();
  const sessions = {};
  for (const scope of ['one', 'all']) {
    sessions[scope] = client(`http://localhost:${application.port}`);
    await sessions[scope].signIn(people[scope]);
  }
  return { waqf, sessions, stop: () => application.stop() };
}

async function compare(scope, { name, path }) {
  const times = { small: [], large: [] };
  for (let round = -10; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? ['small', 'large'] : ['large', 'small']) {
      const { waqf, sessions } = sides[side];
      const began = performance.now();
      await sessions[scope].expect(200, 'GET', path(waqf));
      // The first ten fill caches and make plans.
      if (round >= 0) times[side].push(performance.now() - began);
    }
  }
  const of = (list) => ({ quartile: quantile(list, 0.25), median: quantile(list, 0.5) });
  const [small, large] = [of(times.small), of(times.large)];
  const row = { scope, name, small, large, ratio: large.quartile / small.quartile };
  console.log(line(row));
  return row;
}

function quantile(list, share) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * share)];
}

function line({ scope, name, small, large, ratio }) {
  const cells = [small.quartile, large.quartile, ratio, small.median, large.median].map((number) => number.toFixed(2));
  return `| ${scope === 'one' ? 'one waqf' : `all ${shape.waqfs} waqfs`} | ${name} | ${cells.join(' | ')} |`;
}

function reportOf(rows) {
  return [
    '# Reads, measured',
    '',
    `Lower quartile and median of ${rounds}` +
      ` calls over HTTP, in milliseconds, by turns on two databases of one server: ${shape.waqfs}` +
      ` waqfs, ${shape.months} months, ${sizes.small} and ${sizes.large} entries. ` +
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (load ` +
      `${loadavg()[0].toFixed(0)}), Node ${process.versions.node}` +
      `. Made by \`npm run bench:reads\`.`,
    '',
    `| waqfs | read | ${sizes.small} | ${sizes.large} | ratio | median of ${sizes.small} | of ${sizes.large} |`,
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
    '',
  ].join('\n');
}
