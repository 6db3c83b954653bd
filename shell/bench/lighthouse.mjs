import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSpeedRows, machineLoad } from '../../libs/build/src/speed-table.mjs';
import { startPlatform } from '../e2e/platform.mjs';
import { cookiesByRole, lighthouse, runLighthouse } from './run-lighthouse.mjs';

/*
 * First screens on Lighthouse's phone (1.6 Mbit/s, 150 ms, a processor four times slower, simulated).
 *   npm run bench:lighthouse [-- --rounds 3] [--pages /,/login] [--no-write]
 * Lighthouse is fetched from the registry on demand, in a fixed version, and is not a dependency; the browser is the
 * journeys' own. With WAQF_URL it uses a running platform. A measurement, not a test: no figure fails it.
 */
const pages = [
  { path: '/', most: 2000 },
  { path: '/login', most: 2000 },
  { path: '/verify', most: 2000 },
  { path: '/dashboard', role: 'waqif', most: 3000 },
  { path: '/dashboard', role: 'nazir', most: 3000 },
  { path: '/transactions', role: 'nazir', most: 3000 },
  { path: '/beneficiaries', role: 'nazir', most: 3000 },
  { path: '/waqf', role: 'nazir', most: 3000 },
  { path: '/distributions', role: 'nazir', most: 3000 },
  { path: '/approvals', role: 'nazir', most: 3000 },
  { path: '/notifications', role: 'nazir', most: 3000 },
  { path: '/beneficiary/dashboard', role: 'beneficiary', most: 3000 },
  { path: '/beneficiary/payments', role: 'beneficiary', most: 3000 },
  { path: '/admin', role: 'admin', most: 3000 },
  { path: '/admin/users', role: 'admin', most: 3000 },
  { path: '/admin/audit', role: 'admin', most: 3000 },
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(values.rounds);
const wanted = values.pages?.split(',');
const loadBefore = loadavg()[0];
const load = machineLoad();
const platform = process.env.WAQF_URL
  ? { address: process.env.WAQF_URL, stop: async () => undefined }
  : await startPlatform();
try {
  const cookies = await cookiesByRole(platform.address);
  const rows = [];
  const figures = [];
  for (const page of pages.filter(({ path }) => !wanted || wanted.includes(path))) {
    const runs = Array.from({ length: rounds }, () => measure(page, cookies[page.role]));
    rows.push(rowOf(page, runs));
    figures.push(...speedOf(page, runs));
    console.log(rows.at(-1));
  }
  const report = reportOf(rows);
  console.log(`\n${report}`);
  if (values.write) {
    writeFileSync(fileURLToPath(new URL('./lighthouse.md', import.meta.url)), report);
    writeSpeedRows('bench:lighthouse', load, figures);
  }
} finally {
  await platform.stop();
}

/** One run of Lighthouse in a fresh profile. */
function measure({ path }, cookie) {
  const { audits, categories } = runLighthouse(`${platform.address}${path}`, cookie, [
    'performance',
    'accessibility',
    'best-practices',
  ]);
  const requests = audits['network-requests'].details.items;
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    score: categories.performance.score,
    accessibility: categories.accessibility.score,
    practices: categories['best-practices'].score,
    kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
    errors: audits['errors-in-console'].details?.items.length ?? 0,
  };
}

/** The median of a figure over several runs. */
function middleOf(runs, name) {
  const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** A page named by its address, and by its role when several roles have that address. */
function nameOf({ path, role }) {
  return `${path}${role ? ` (${role})` : ''}`;
}

/** A page's figures for docs/speed.md. */
function speedOf(page, runs) {
  const figure = (what, name, { unit = '', digits = 0, by = 1, ...target }) => {
    const value = middleOf(runs, name) / by;
    return {
      figure: `${nameOf(page)} on Lighthouse's phone, ${what}`,
      measured: `${value.toFixed(digits)}${unit}`,
      value,
      unit,
      ...target,
    };
  };
  return [
    figure('largest content', 'lcp', { atMost: page.most / 1000, unit: ' s', digits: 1, by: 1000 }),
    figure('blocking', 'tbt', { atMost: 250, unit: ' ms' }),
    figure('shift', 'cls', { atMost: 0.02, digits: 3 }),
    figure('score', 'score', { atLeast: 0.9, digits: 2 }),
    figure('first load', 'kilobytes', { atMost: 350, unit: ' kB' }),
    figure('requests', 'requests', { atMost: 20 }),
  ];
}

function rowOf(page, runs) {
  const { most } = page;
  const of = (name) => middleOf(runs, name);
  const met = of('lcp') <= most && of('tbt') <= 250 && of('cls') <= 0.02 && of('score') >= 0.9;
  const seconds = (of('lcp') / 1000).toFixed(1);
  return (
    `| ${nameOf(page)} | ${seconds} (≤ ${most / 1000}) | ${Math.round(of('tbt'))} | ` +
    `${of('cls').toFixed(3)} | ${of('score').toFixed(2)} | ${of('accessibility').toFixed(2)} | ` +
    `${of('practices').toFixed(2)} | ${Math.round(of('kilobytes'))} | ${of('requests')} | ${of('errors')} | ` +
    `${met ? 'met' : 'missed'} |`
  );
}

function reportOf(rows) {
  const others = loadBefore > 1 ? '; others were using it, times are too long' : '';
  return `# First screens on a phone

Written by \`npm run bench:lighthouse\`: ${lighthouse}, its phone (1.6 Mbit/s, 150 ms, a processor four times
slower, simulated), a fresh profile, median of ${rounds}. Targets: largest content as in the column, blocking ≤ 250 ms,
shift ≤ 0.02, score ≥ 0.90.

- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} × ${cpus()[0]?.model.trim()}
- load of the machine before: ${loadBefore.toFixed(1)}${others}

| Page | Largest content, s | Blocking, ms | Shift | Score | Access | Practices | kB | Requests | Console errors | |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
${rows.join('\n')}
`;
}
