import { openBrowser } from '@waqf/testing/browser';
import { runJourneys, takeJourneys } from './harness.mjs';
import { startPlatform } from './platform.mjs';

/** More failed files than this mean broken code, not an unsteady journey, so further ones get no second look. */
const mostSecondLooks = 2;

/**
 * A platform and a browser on which files of journeys run.
 * @param {{from?: string, running?: {address: string, dataFolder: string} | null}} [options] `from`: sample data to
 *   start from (`startPlatform`); `running`: a platform that runs already and is used in place of one of our own
 * @returns {Promise<{run: (file: string) => Promise<{passed: number, failed: number}>, close: () => Promise<void>}>}
 */
export async function openStage({ from, running } = {}) {
  let platform = running ?? (await startPlatform({ from }));
  const browser = await openBrowser();
  let looks = 0;
  const renew = async () => {
    looks += 1;
    if (running) return;
    await platform.stop();
    platform = await startPlatform({ from });
  };
  return {
    run: async (file) => {
      await import(new URL(file, import.meta.url));
      const declared = takeJourneys();
      const walk = (remarkOf) => runJourneys(declared, { browser, ...platform }, remarkOf);
      const first = await walk();
      if (first.size === 0 || looks === mostSecondLooks)
        return { passed: declared.length - first.size, failed: first.size };
      // A busy machine can make a correct journey fail once by a timeout. What it left behind must not fail it again,
      // so the whole file runs a second time on new data; the second look decides.
      await renew();
      const last = await walk((name) => (first.has(name) ? 'unsteady: passed only at the second look' : 'again'));
      return { passed: declared.length - last.size, failed: last.size };
    },
    close: async () => {
      await browser.close();
      await platform.stop?.();
    },
  };
}
