import { readdirSync } from 'node:fs';
import { openBrowser, runJourneys } from './harness.mjs';
import { startPlatform } from './platform.mjs';

/*
 * Journeys in a real browser: `node shell/e2e/run.mjs [part of a file's name …]`.
 * With WAQF_URL and WAQF_DATA it uses a platform that runs already, else it starts one of its own.
 */
const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.e2e.mjs') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .sort();

const { WAQF_URL, WAQF_DATA } = process.env;
const total = { passed: 0, failed: 0 };
const platform =
  WAQF_URL && WAQF_DATA
    ? { address: WAQF_URL, dataFolder: WAQF_DATA, stop: async () => undefined }
    : await startPlatform();
const browser = await openBrowser();
try {
  for (const file of files) {
    console.log(file);
    await import(new URL(file, import.meta.url));
    const { passed, failed } = await runJourneys({ browser, ...platform });
    total.passed += passed;
    total.failed += failed;
  }
} finally {
  await browser.close();
  await platform.stop();
}
// Journeys are never skipped; the figure is there for readers of the line.
console.log(`${total.passed} passed, ${total.failed} failed, 0 skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
