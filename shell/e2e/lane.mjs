import { openBrowser } from '@waqf/testing/browser';
import { runJourneys } from './harness.mjs';
import { startPlatform } from './platform.mjs';

/*
 * A lane of `run.mjs`: a process with its own platform and browser. It receives names of files, runs them one after the
 * other, and answers each with its counts and its output.
 * Its argument is the folder of the sample data.
 */
const platform = await startPlatform({ from: process.argv[2] });
const browser = await openBrowser();
const lines = [];
console.log = (...words) => lines.push(words.join(' '));

process.on('message', async (file) => {
  if (file === null) {
    await browser.close();
    await platform.stop();
    process.exit(0);
  }
  const counts = await ran(file);
  process.send({ file, ...counts, lines: lines.splice(0) });
});
// The process that started it has ended.
process.on('disconnect', () => void platform.stop().finally(() => process.exit(1)));
process.send({ ready: true });

async function ran(file) {
  try {
    await import(new URL(file, import.meta.url));
    return await runJourneys({ browser, ...platform });
  } catch (error) {
    lines.push(`  FAIL  ${file}\n${error.stack ?? error}`);
    return { passed: 0, failed: 1 };
  }
}
