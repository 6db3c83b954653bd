import assert from 'node:assert/strict';
import { startAgainst } from '../../libs/build/src/dev-against.mjs';
import { freePort } from '../e2e/platform.mjs';

/**
 * A remote from this machine's sources inside the shell of a running platform, marked as in development; pages at the
 * platform's own address contain nothing of it.
 * @param {{address: string, newPage: () => Promise<import('playwright-core').Page>,
 *   signIn: (page: import('playwright-core').Page, nationalId: string) => Promise<void>, person: string}} options
 */
export async function proveDevelopment({ address, newPage, signIn, person }) {
  const port = await freePort();
  const server = await startAgainst({ port, against: new URL(address), remote: 'mf-nazir' });
  try {
    const here = await newPage();
    // The harness uses the platform's own addresses; this page goes through the developer's server.
    await here.route(
      (url) => url.origin === address && url.pathname === '/login',
      (route) => route.fulfill({ status: 302, headers: { location: `http://localhost:${port}/login` } }),
    );
    await signIn(here, person);
    await here.locator('[data-development="mf-nazir"]').waitFor();
    await here.locator('main :is(h1, h2)').first().waitFor();
    assert.equal(new URL(here.url()).port, String(port));
    const there = await newPage();
    await signIn(there, person);
    await there.locator('main :is(h1, h2)').first().waitFor();
    assert.equal(await there.locator('[data-development]').count(), 0);
  } finally {
    await server.stop();
  }
}
