import assert from 'node:assert/strict';
import { publishBuild } from '../../libs/build/src/release-remote.mjs';

/** What the first user sees: the previous version, or the failure card with the shell still working. */
const sees = {
  'at load': async (page, { failure }) => {
    await page.getByText('فعُرض الإصدار السابق').first().waitFor();
    assert.equal(await page.locator(failure).count(), 0);
  },
  'at render': async (page, { failure, signOut }) => {
    await page.locator(failure).first().waitFor();
    assert.ok(await signOut(page).isVisible());
  },
};

/**
 * Two users open a release that throws, until their faults have rolled it back; then everything is as before.
 * @param {{address: string, token: string, build: {manifest: object, files: Map<string, Buffer>}, people: string[],
 *   when: keyof typeof sees, see: object}} options see: how the proof opens pages and reads the registry
 * @returns {Promise<number>} seconds from the release until the previous version is current again
 */
export async function proveFaultRollback({ address, token, build, people, when, see }) {
  const { name, version } = build.manifest;
  const good = await see.versionOf(name);
  await publishBuild({ address, token, build });
  const started = performance.now();
  const pages = [await see.pageOf(people[0]), await see.pageOf(people[1])];
  await sees[when](pages[0], see);
  const isServed = async () => (await see.versionOf(name)) === version;
  for (let round = 0; round < 4 && (await isServed()); round += 1)
    for (const page of pages) {
      await page.reload();
      await see.signOut(page).waitFor();
      await page.waitForTimeout(1_000);
    }
  const seconds = (performance.now() - started) / 1_000;
  assert.equal(await see.versionOf(name), good);
  await pages[0].reload();
  await pages[0].locator('main :is(h1, h2)').first().waitFor();
  assert.equal(await pages[0].locator(see.failure).count(), 0);
  for (const page of pages) await page.context().close();
  return seconds;
}
