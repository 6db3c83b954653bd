/**
 * `npm run bench:reads [-- --large 1000000] [--rounds 60] [--only report] [--no-write]`: measures the reads of
 * dashboards, lists and reports over HTTP, on two databases of one server that differ only in the number of entries: 10
 * thousand and 1 million. The same call goes to both in turn, so that a slower minute of the machine affects both. The
 * lower quartile of each counts, because other load on the machine makes calls longer, never shorter. Fails when it is
 * more than 1.3 times as long on the large one.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waqfReportTypes } from '@waqf/contracts/reporting';
import { startDatabase, temporaryData } from '@waqf/testing/product';
import { measureAlternately, lineOf, startSide } from '../shared/two-sizes.mjs';
import { sharedSizes } from './fill.mjs';

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
/** A year that begins and ends within a month, so that the daily totals are used in addition to the monthly ones. */
const dayBack = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastYear = `from=${dayBack(375)}&to=${dayBack(10)}`;

const data = temporaryData();
const server = await startDatabase({ dataDir: join(data.path, 'database') });
const sides = {};
try {
  for (const [name, entries] of Object.entries(sizes))
    sides[name] = await startSide(server, data.path, { name, entries });
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

/** The path of each read; `waqf` is the id of the waqf of a nazir with a single waqf. */
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

async function compare(scope, { name, path }) {
  const compared = await measureAlternately(sides, rounds, ({ waqf, sessions }) =>
    sessions[scope].expect(200, 'GET', path(waqf)),
  );
  const row = { scope, name, ...compared };
  console.log(line(row));
  return row;
}

function line({ scope, name, ...compared }) {
  return lineOf([scope === 'one' ? 'one waqf' : `all ${sharedSizes.waqfs} waqfs`, name], compared);
}

function reportOf(rows) {
  return [
    '# Reads, measured',
    '',
    `Lower quartile and median of ${rounds}` +
      ` calls over HTTP, in milliseconds, by turns on two databases of one server: ${sharedSizes.waqfs}` +
      ` waqfs, ${sharedSizes.months} months, ${sizes.small} and ${sizes.large} entries. ` +
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
