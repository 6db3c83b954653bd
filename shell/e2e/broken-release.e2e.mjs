import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeRemote, publishBuild } from '../../libs/build/src/release-remote.mjs';
import { buildChanged } from './changed-remote.mjs';
import { journey } from './harness.mjs';
import { failure, ownScreen } from './remote-states.mjs';

const nazir = '1000000032';
/** The build asks a remote for its routes, without a browser; the remote may only fail in a browser. */
const inBrowser = "if (typeof document !== 'undefined')";

/** Each breaks the module `./remote` itself, with correct hashes, so that no check of files finds it. */
const breakages = {
  'throws at load': (source) => `${source}\n${inBrowser} throw new Error('at load');`,
  'is not a remote that the shell accepts': (source) =>
    `${source}\n${inBrowser} Object.assign(remote, { routes: undefined });`,
  'has another contract version than its manifest': (source) => `${source}\n${inBrowser} remote.contractVersion = 99;`,
};

for (const [what, breakage] of Object.entries(breakages)) {
  journey(`after a release that ${what}, the last good version serves its role`, async (tools) => {
    const { address, dataFolder, signedIn } = tools;
    const token = (await readFile(join(dataFolder, 'release-token'), 'utf8')).trim();
    const before = (await (await fetch(`${address}/remotes.json`)).json()).remotes.find(
      ({ name }) => name === 'mf-nazir',
    );
    await publishBuild({ address, token, build: await buildChanged('mf-nazir', breakage) });
    const page = await signedIn(nazir);
    await page.reload();
    await page.locator(ownScreen).first().waitFor();
    await page.getByText('فعُرض الإصدار السابق').first().waitFor();
    await page.locator('main :is(h1, h2)').first().waitFor();
    assert.equal(await page.locator(failure).count(), 0);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    assert.ok(
      loaded.some((name) => name.includes(`/mf-nazir/${before.version}`)),
      'the files of the version before were asked for',
    );
    await changeRemote({ address, token, remote: 'mf-nazir', change: { act: 'rollback' } });
  });
}
