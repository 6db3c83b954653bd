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

/**
 * Sample people, one for each role, signed in using the screens.
 * @param {string} address of the platform
 * @param {(role: string, request: import('playwright-core').APIRequestContext) => Promise<void>} [each] does something
 *   with each session
 * @returns {Promise<Record<string, string>>} cookie headers by role
 */
export async function cookiesByRole(address, each) {
  const browser = await openBrowser();
  try {
    const found = {};
    for (const [role, nationalId] of Object.entries(people)) {
      const context = await browser.newContext({ baseURL: address, locale: 'ar-SA' });
      await signIn(await context.newPage(), nationalId);
      found[role] = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      await each?.(role, context.request);
      await context.close();
    }
    return found;
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
 * @throws Error with its last output when it fails
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
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
