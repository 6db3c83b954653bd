import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { buildChanged } from '../../libs/build/src/build-changed.mjs';
import { memoryFolder } from '../../libs/build/src/memory-folder.mjs';
import { browserPath, openBrowser } from '@waqf/testing/browser';
import { runJourneys } from './harness.mjs';
import { startPlatform } from './platform.mjs';

/*
 * Journeys in a real browser: `node shell/e2e/run.mjs [part of a file's name …]`. Several files go in two lanes, each
 * with a platform and a browser of its own, so that one works while the other waits; WAQF_JOURNEY_LANES says another
 * number. With WAQF_URL and WAQF_DATA a platform that runs already is used.
 */
const wanted = process.argv.slice(2);
/** Those of a minute and more begin first, so that no lane still walks one when the others have ended. */
const longest = ['accessible', 'full-year', 'founder-journey', 'money', 'operations', 'distributions'].map(
  (n) => `${n}.e2e.mjs`,
);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.e2e.mjs') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .sort((a, b) => turn(a) - turn(b) || (a < b ? -1 : 1));

const { WAQF_URL, WAQF_DATA, WAQF_JOURNEY_LANES } = process.env;
const running = WAQF_URL && WAQF_DATA ? { address: WAQF_URL, dataFolder: WAQF_DATA } : null;
const lanes = running ? 1 : Math.min(files.length, Number(WAQF_JOURNEY_LANES ?? 2));
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

// Platforms and browsers of this run keep their files there.
const memory = running ? undefined : memoryFolder();
if (memory) process.env.TMPDIR = memory;
await (lanes > 1 ? inLanes(lanes) : oneByOne());
// Journeys are never skipped; the figure is there for readers of the line.
console.log(`${total.passed} passed, ${total.failed} failed, 0 skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function oneByOne() {
  const platform = running ?? (await startPlatform());
  const browser = await openBrowser();
  try {
    for (const file of files) {
      console.log(file);
      await import(new URL(file, import.meta.url));
      add(await runJourneys({ browser, ...platform }));
    }
  } finally {
    await browser.close();
    await platform.stop?.();
  }
}

function turn(file) {
  const place = longest.indexOf(file);
  return place === -1 ? longest.length : place;
}

/** Each lane gets the next file when it is done with one; what a file printed is shown when it has ended. */
async function inLanes(count) {
  // Lanes that begin together would build, and unpack the browser, over each other.
  if (!(await buildChanged())) throw new Error('what changed could not be built');
  await browserPath();
  const left = [...files];
  await Promise.all(Array.from({ length: count }, () => laneOf(left)));
}

/** Ends with the lane. */
function laneOf(left) {
  const lane = fork(new URL('lane.mjs', import.meta.url), { stdio: 'inherit' });
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
