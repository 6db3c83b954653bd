import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buildChanged } from '../../libs/build/src/build-changed.mjs';
import { memoryFolder } from '../../libs/build/src/memory-folder.mjs';
import { browserPath } from '@waqf/testing/browser';
import { makeSampleData } from './platform.mjs';
import { openStage } from './stage.mjs';

/*
 * Journeys in a real browser: `node shell/e2e/run.mjs [part of a file's name …]`. Several files run in three lanes,
 * each with its own platform and browser, so that two work while one waits; WAQF_JOURNEY_LANES sets another number.
 * With WAQF_URL and WAQF_DATA a running platform is used.
 */
const wanted = process.argv.slice(2);
/** Files of half a minute and more start first, so that no lane is still running one when the others have ended. */
const longest = [
  'accessible',
  'layout-shift',
  'full-year',
  'reachable',
  'founder-road',
  'first-paint',
  'photos-of-a-deed',
  'money',
  'founder-journey',
  'releases',
  'failing-server',
  'objections',
].map((name) => `${name}.e2e.mjs`);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.e2e.mjs') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .sort((a, b) => turn(a) - turn(b) || (a < b ? -1 : 1));

const { WAQF_URL, WAQF_DATA, WAQF_JOURNEY_LANES } = process.env;
const running = WAQF_URL && WAQF_DATA ? { address: WAQF_URL, dataFolder: WAQF_DATA } : null;
const lanes = running ? 1 : Math.min(files.length, Number(WAQF_JOURNEY_LANES ?? 3));
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

// Platforms and browsers of this run keep their files in this folder.
const memory = running ? undefined : memoryFolder();
if (memory) process.env.TMPDIR = memory;
await (lanes > 1 ? inLanes(lanes) : oneByOne());
// Journeys are never skipped; the 0 is printed for tools and people that expect the figure.
console.log(`${total.passed} passed, ${total.failed} failed, 0 skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function oneByOne() {
  const stage = await openStage({ running });
  try {
    for (const file of files) {
      console.log(file);
      add(await stage.run(file));
    }
  } finally {
    await stage.close();
  }
}

function turn(file) {
  const place = longest.indexOf(file);
  return place === -1 ? longest.length : place;
}

/** Each lane gets the next file when it has finished one; the output of a file is printed when it has ended. */
async function inLanes(count) {
  // Lanes that start together would build, and unpack the browser, at the same time in the same place.
  if (!(await buildChanged())) throw new Error('what changed could not be built');
  const [samples] = await Promise.all([makeSampleData(), browserPath()]);
  const left = [...files];
  await Promise.all(Array.from({ length: count }, () => laneOf(left, samples)));
  await rm(samples, { recursive: true, force: true });
}

/** Resolves when the lane has ended. */
function laneOf(left, samples) {
  const lane = fork(new URL('lane.mjs', import.meta.url), [samples], { stdio: 'inherit' });
  let file;
  return new Promise((resolve) => {
    lane.on('message', ({ ready, lines, ...counts }) => {
      if (!ready) {
        console.log([counts.file, ...lines].join('\n'));
        add(counts);
      }
      file = left.shift();
      lane.send(file ?? null);
    });
    lane.on('exit', (code) => {
      if (code !== 0) {
        console.log(`${file ?? 'a lane'}\n  FAIL  the lane ended with ${code}`);
        add({ passed: 0, failed: 1 });
      }
      resolve();
    });
  });
}
