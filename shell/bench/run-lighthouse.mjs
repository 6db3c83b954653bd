import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { browserPath, openBrowser } from '@waqf/testing/browser';
import { projectNode } from '../../libs/build/src/project.mjs';
import { signIn } from '../e2e/harness.mjs';
import { people } from '../e2e/screens.mjs';

/** Fetched from the registry on demand, in a fixed version; it is not a dependency. */
export const lighthouse = 'lighthouse@13.5.0';
const chromePath = await browserPath();

/** Sample people, one for each role, signed in using the screens. Returns their cookie headers by role. */
export async function cookiesByRole(address) {
  const found = {};
  for (const role of Object.keys(people)) found[role] = await signedInAs(role, address, cookieOf);
  return found;
}

/** The header of a context's session. */
export const cookieOf = async (context) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/**
 * Signs in using the screens, and does something with the session.
 * @template T
 * @param {keyof typeof people} role
 * @param {string} address of the platform
 * @param {(context: import('playwright-core').BrowserContext) => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function signedInAs(role, address, act) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: address, locale: 'ar-SA' });
    await signIn(await context.newPage(), people[role]);
    return await act(context);
  } finally {
    await browser.close();
  }
}

/**
 * One run in a fresh profile of the journeys' own browser.
 * @param {string} url
 * @param {string | undefined} cookie header of a session
 * @param {string[]} categories
 * @returns {{audits: object, categories: object}} Lighthouse's report
 * @throws Error with its last output when it fails, and when the session has ended
 */
export function runLighthouse(url, cookie, categories) {
  const folder = mkdtempSync(join(tmpdir(), 'waqf-lighthouse-'));
  try {
    const [output, headers] = [join(folder, 'report.json'), join(folder, 'headers.json')];
    writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
    const words = [
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--extra-headers=${headers}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=shell --no-sandbox --disable-gpu --no-zygote --lang=ar',
    ];
    const { status, stderr } = spawnSync('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', ...words], {
      encoding: 'utf8',
      env: {
        ...process.env,
        CHROME_PATH: chromePath,
        PATH: `${dirname(projectNode())}${delimiter}${process.env.PATH}`,
      },
    });
    if (status !== 0) throw new Error(`${lighthouse} ended with ${status}:\n${stderr.slice(-2_000)}`);
    const report = JSON.parse(readFileSync(output, 'utf8'));
    // Otherwise the figures of a screen would be those of the sign-in page.
    if (cookie && new URL(report.finalDisplayedUrl).pathname === '/login') throw new Error(`${url}: no session`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
