import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { remoteNames } from '../../libs/build/src/release-remote.mjs';
import { openBrowser } from '@waqf/testing/browser';
import { signIn } from '../e2e/harness.mjs';
import { writeSpeedRows, machineLoad } from '../../libs/build/src/speed-table.mjs';
import { startPlatform } from '../e2e/platform.mjs';
import { machines, measure } from './measure.mjs';
import { reportOf, speedOf } from './report.mjs';
import { serveBuild } from './serve-build.mjs';
import { buildSingleBundle } from './single-bundle.mjs';

/*
 * Time to a role's first screen, and to its main figure: the federated product against the same screens as one bundle.
 *   npm run bench:web [-- --roles nazir,admin] [--rounds 9] [--machine phone] [--no-write]
 * With WAQF_URL it measures a running platform, otherwise it starts its own. It is a measurement, not a test: no
 * figure fails it.
 */
const { values } = parseArgs({
  options: {
    roles: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    machine: { type: 'string', default: 'desk' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const roles = values.roles?.split(',') ?? remoteNames().map((name) => name.slice('mf-'.length));
const rounds = Number(values.rounds);
const { machine } = values;
if (!(machine in machines)) throw new Error(`--machine is one of ${Object.keys(machines).join(', ')}`);

const loadBefore = machineLoad();
const platform = process.env.WAQF_URL
  ? { address: process.env.WAQF_URL, stop: async () => undefined }
  : await startPlatform();
const browser = await openBrowser();
const results = [];
try {
  const people = await (await fetch(`${platform.address}/simulator/people`)).json();
  // All are built before the first load, so that nothing is compiled during a measurement.
  const folders = new Map();
  for (const role of roles) folders.set(role, await buildSingleBundle(`mf-${role}`));
  for (const role of roles)
    results.push(
      await compare(
        role,
        folders.get(role),
        people.find((person) => person.role === role),
      ),
    );
  const report = reportOf({ results, rounds, machine: machines[machine], browserVersion: browser.version() });
  console.log(`\n${report}`);
  const file = machine === 'desk' ? './results.md' : `./results-${machine}.md`;
  if (values.write) {
    await writeFile(fileURLToPath(new URL(file, import.meta.url)), report);
    writeSpeedRows(`bench:web -- --machine ${machine}`, loadBefore, speedOf(results, machine));
  }
} finally {
  await browser.close();
  await platform.stop();
}

/**
 * Loads both builds of one role alternately; which one is first changes every round, so that a slower minute of the
 * machine affects both.
 */
async function compare(role, singleFolder, person) {
  const { cookies, path } = await sessionOf(person);
  const federated = await serveBuild({ api: platform.address });
  const single = await serveBuild({ api: platform.address, singleFolder });
  const samples = { federated: [], single: [] };
  const servers = { federated, single };
  try {
    // One load each that is not counted: it fills the servers' memory.
    for (const { address } of [federated, single]) await measure(browser, { address, path, cookies, machine });
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? ['federated', 'single'] : ['single', 'federated'];
      for (const build of order)
        samples[build].push(await measure(browser, { address: servers[build].address, path, cookies, machine }));
      const line = order
        .sort()
        .map(
          (build) =>
            `${build} ${Math.round(samples[build].at(-1).cold.screen)}/${Math.round(samples[build].at(-1).warm.screen)}`,
        );
      console.log(`${role} ${round + 1}/${rounds}: ${line.join(', ')} ms cold/warm`);
    }
  } finally {
    await federated.stop();
    await single.stop();
  }
  return { role, ...samples };
}

/**
 * The cookies of a person who signed in using the screens, and the address of the first screen. Cookies do not depend
 * on the port, so they work for both servers.
 */
async function sessionOf(person) {
  const context = await browser.newContext({ baseURL: platform.address, locale: 'ar-SA' });
  try {
    const page = await context.newPage();
    await signIn(page, person.nationalId);
    await page.locator('main h1').waitFor();
    return { cookies: await context.cookies(), path: new URL(page.url()).pathname };
  } finally {
    await context.close();
  }
}
