import assert from 'node:assert/strict';
import { changeRemote, publishBuild } from '../../libs/build/src/release-remote.mjs';
import { buildNew } from '../e2e/changed-remote.mjs';

const name = 'mf-guide';
const link = 'aside nav a[href="/guide"]';

/**
 * A fifth remote: created, built, released, used by its role only, and taken out of service, while the shell stays
 * unchanged.
 * @param {{address: string, token: string, member: import('playwright-core').Page,
 *   stranger: import('playwright-core').Page}} options pages of a trustee and of a founder, signed in
 * @returns {Promise<{release: number}>} seconds from the build to a page that shows it
 */
export async function proveFifthRemote({ address, token, member, stranger }) {
  const build = await buildNew(name, ['nazir']);
  const started = performance.now();
  await publishBuild({ address, token, build });
  await member.goto('/');
  await member.locator(link).click();
  await member.getByText('هذه أول شاشة في الواجهة الجديدة').waitFor();
  const release = (performance.now() - started) / 1_000;
  await member.reload();
  await member.getByText('هذه أول شاشة في الواجهة الجديدة').waitFor();

  await stranger.goto('/guide');
  await stranger.locator('main :is(h1, h2)').first().waitFor();
  assert.equal(await stranger.getByText('هذه أول شاشة').count(), 0, 'another role has no such page');
  assert.equal(await stranger.locator(link).count(), 0);

  await changeRemote({ address, token, remote: name, change: { act: 'retire' } });
  await member.reload();
  await member.locator('main :is(h1, h2)').first().waitFor();
  assert.equal(await member.getByText('هذه أول شاشة').count(), 0, 'a remote out of service has no page');
  assert.equal(await member.locator(link).count(), 0);
  return { release };
}
