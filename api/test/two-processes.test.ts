import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Contexts } from '../src/platform/index.js';
import { StoreRelease } from '../src/releases/use-cases/store-release.js';
import type { Browser } from './browser.js';
import { startApi, type TestApi } from './harness.js';
import { localBuild } from './releases/local-build.js';
import { browserAt } from './replicated-platform.js';

// One person whose requests are served by either process, as a load balancer distributes them.
let one: TestApi;
let other: TestApi;
let here: Browser;
let there: Browser;
beforeAll(async () => {
  one = await startApi({ samples: 'people' });
  other = await startApi({ samples: 'none', database: one.database, dataFolder: one.dataFolder });
}, 120_000);
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(async () => {
  here = await one.signIn('1000000032');
  there = browserAt(other, here);
});

/**
 * Repeats the call until it has the wanted status, for a little longer than the second in which a process may use
 * cached data.
 */
async function within(browser: Browser, path: string, status: number): Promise<number> {
  const end = Date.now() + 1_500;
  for (;;) {
    const answer = await browser.get(path);
    if (answer.status === status || Date.now() > end) return answer.status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a sign-in at one process is valid at the other, and a sign-out at once too', async () => {
  expect([(await here.get('/api/waqfs')).status, (await there.get('/api/waqfs')).status]).toEqual([200, 200]);
  expect((await here.post('/api/auth/logout', {})).status).toBeLessThan(300);
  expect((await there.get('/api/waqfs')).status).toBe(401);
});

test('maintenance turned on or off at one process applies at the other within a second', async () => {
  await one.changeSettings({ maintenanceMode: true });
  expect(await within(there, '/api/waqfs', 503)).toBe(503);
  await one.changeSettings({ maintenanceMode: false });
  expect(await within(there, '/api/waqfs', 200)).toBe(200);
});

test('a release stored by one process is active at the other at once', async () => {
  const build = localBuild('both');
  const ctx = one.application.app.get(Contexts, { strict: false }).system('test');
  await one.application.app.get(StoreRelease, { strict: false }).execute(ctx, build, { seenBuild: null });
  const { remotes } = (await other.browser().get('/remotes.json')).body as { remotes: { version: string }[] };
  expect(remotes.map(({ version }) => version)).toContain(build.manifest.version);
});

test('the rate limit of changes is shared by both processes', async () => {
  const limit = 20;
  // A person whose calls have not been counted yet.
  const [first, second] = await one.signIn('1000000016').then((page) => [page, browserAt(other, page)] as const);
  await one.changeSettings({ rateLimitPerMinute: limit });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const asked = [];
  for (let turn = 0; turn < 2 * limit; turn += 1)
    asked.push(await (turn % 2 ? first : second).post('/api/notifications/read-all', {}));
  await one.changeSettings({ rateLimitPerMinute: 1_000 });
  const answered = asked.filter(({ status }) => status < 300).length;
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(limit);
  expect(asked.filter(({ status }) => status === 429).length).toBe(asked.length - answered);
});
