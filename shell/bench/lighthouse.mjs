import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { browserPath, openBrowser } from '@waqf/testing/browser';
import { projectNode } from '../../libs/build/src/project.mjs';
import { signIn } from '../e2e/harness.mjs';
import { startPlatform } from '../e2e/platform.mjs';

/*
 * First screens on Lighthouse's phone (1.6 Mbit/s, 150 ms, a processor four times slower, simulated).
 *   npm run bench:lighthouse [-- --rounds 3] [--pages /,/login] [--no-write]
 * Lighthouse comes from the registry when it is asked for, in one version, and is no dependency; the browser is the
 * journeys' own. With WAQF_URL a platform that runs already. A measurement, not a test: it fails on no figure.
 */
const lighthouse = 'lighthouse@13.5.0';
const pages = [
  { path: '/', most: 2000 },
  { path: '/login', most: 2000 },
  { path: '/verify', most: 2000 },
  { path: '/dashboard', role: 'waqif', most: 3000 },
  { path: '/dashboard', role: 'nazir', most: 3000 },
  { path: '/transactions', role: 'nazir', most: 3000 },
  { path: '/beneficiary/dashboard', role: 'beneficiary', most: 3000 },
  { path: '/admin', role: 'admin', most: 3000 },
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
const chromePath = await browserPath();
const wanted = values.pages?.split(',');
const loadBefore = loadavg()[0];
const folder = mkdtempSync(join(tmpdir(), 'waqf-lighthouse-'));
const platform = process.env.WAQF_URL
  ? { address: process.env.WAQF_URL, stop: async () => undefined }
  : await startPlatform();
try {
  const cookies = await cookiesByRole();
  const rows = [];
  for (const page of pages.filter(({ path }) => !wanted || wanted.includes(path))) {
    const runs = Array.from({ length: rounds }, () => measure(page, cookies[page.role]));
    rows.push(rowOf(page, runs));
    console.log(rows.at(-1));
  }
  const report = reportOf(rows);
  console.log(`\n${report}`);
  if (values.write) writeFileSync(fileURLToPath(new URL('./lighthouse.md', import.meta.url)), report);
} finally {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The cookie header of one sample person a role, signed in by the screens. */
async function cookiesByRole() {
  const browser = await openBrowser();
  try {
    const people = await (await fetch(`${platform.address}/simulator/people`)).json();
    const found = {};
    for (const role of new Set(pages.flatMap(({ role }) => role ?? []))) {
      const context = await browser.newContext({ baseURL: platform.address, locale: 'ar-SA' });
      await signIn(await context.newPage(), people.find((person) => person.role === role).nationalId);
      found[role] = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** One run of Lighthouse in a fresh profile. */
function measure({ path }, cookie) {
  const output = join(folder, 'report.json');
  const headers = join(folder, 'headers.json');
  writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
  const { status, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      `${platform.address}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--extra-headers=${headers}`,
      '--only-categories=performance,accessibility,best-practices',
      '--chrome-flags=--headless=shell --no-sandbox --disable-gpu --no-zygote --lang=ar',
    ],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        CHROME_PATH: chromePath,
        PATH: `${dirname(projectNode())}${delimiter}${process.env.PATH}`,
      },
    },
  );
  if (status !== 0) throw new Error(`${lighthouse} ended with ${status}:\n${stderr.slice(-2_000)}`);
  const { audits, categories } = JSON.parse(readFileSync(output, 'utf8'));
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

function rowOf({ path, role, most }, runs) {
  const of = (name) => {
    const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)];
  };
  const met = of('lcp') <= most && of('tbt') <= 250 && of('cls') <= 0.02 && of('score') >= 0.9;
  const seconds = (of('lcp') / 1000).toFixed(1);
  return (
    `| ${path}${role ? ` (${role})` : ''} | ${seconds} (≤ ${most / 1000}) | ${Math.round(of('tbt'))} | ` +
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
