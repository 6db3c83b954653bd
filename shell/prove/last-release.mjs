import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkoutOf, lastRelease } from '../../libs/build/src/earlier-release.mjs';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { publishBuild, remoteNames } from '../../libs/build/src/release-remote.mjs';
import { readBuild } from '../e2e/changed-remote.mjs';
import { openBrowser } from '@waqf/testing/browser';
import { signIn } from '../e2e/harness.mjs';
import { startPlatform } from '../e2e/platform.mjs';

/*
 * `npm run prove:last-release -- <commit>`: the remotes of an earlier commit on today's shell and API, and today's
 * remotes on the earlier ones. Each works, shows its failure card, or is refused with the reason: never a blank page.
 * Without a commit: the newest tag, or the commit of a day ago.
 */
const people = { waqif: '1000000016', nazir: '1000000032', beneficiary: '1000000065', admin: '1000000131' };

/** What a user of a role sees after their remote was released there. @returns {Promise<string>} */
async function releasedInto(platform, browser, role, build) {
  const token = (await readFile(join(platform.dataFolder, 'release-token'), 'utf8')).trim();
  const { address } = platform;
  let outcome = 'works';
  try {
    await publishBuild({ address, token, build });
  } catch (error) {
    if (!error.message.startsWith('422')) throw error;
    outcome = `refused: ${JSON.parse(error.message.slice(5)).message}`;
  }
  const context = await browser.newContext({ baseURL: address, locale: 'ar-SA' });
  const page = await context.newPage();
  await signIn(page, people[role]);
  await page.locator('main :is(h1, h2), [data-remote-failure]').first().waitFor({ timeout: 60_000 });
  const text = (await page.locator('main').innerText()).trim();
  if (text.length < 20) throw new Error('a blank page');
  if ((await page.locator('[data-remote-failure]').count()) > 0) outcome = 'shows its card';
  await context.close();
  return outcome;
}

const commit = process.argv[2] ?? (await lastRelease());
if (commit === undefined) throw new Error('there is no history: name a commit');
const last = await checkoutOf(commit);
const browser = await openBrowser();
let failed = 0;
let tried = 0;
for (const [where, root, from] of [
  ['the last remotes on today’s shell and API', projectRoot, last.root],
  ['today’s remotes on the last shell and API', last.root, projectRoot],
]) {
  const platform = await startPlatform({ root });
  for (const role of Object.keys(people)) {
    const name = `mf-${role}`;
    if (!remoteNames().includes(name)) continue;
    tried += 1;
    try {
      console.log(
        `  ok    ${where}: ${name} ${await releasedInto(platform, browser, role, await readBuild(join(from, name)))}`,
      );
    } catch (error) {
      failed += 1;
      console.log(`  FAIL  ${where}: ${name} ${error.message}`);
    }
  }
  await platform.stop();
}
await browser.close();
await last.remove();
console.log(`last release ${commit.slice(0, 8)}: ${tried} tried, ${failed} failed`);
process.exit(failed === 0 && tried === 8 ? 0 : 1);
