import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { type LocalBuild, LocalBuilds } from '../../src/releases/persistence/local-builds.js';
import { AdoptLocalBuilds } from '../../src/releases/use-cases/adopt-local-builds.js';
import { startApi, type TestApi } from '../harness.js';
import { localBuild } from './local-build.js';

const admin = '1000000131';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

const [one, two, three] = [localBuild('1'), localBuild('2'), localBuild('3')];

/** Does what a start does when this build is beside the API. */
async function startBeside(local: LocalBuild): Promise<void> {
  jest.spyOn(api.application.app.get(LocalBuilds), 'remotes').mockResolvedValue([local]);
  await api.application.app.get(AdoptLocalBuilds).onApplicationBootstrap();
}

async function inForce(): Promise<string | undefined> {
  const { remotes } = (await api.browser().get('/remotes.json')).body as {
    remotes: Array<{ name: string; version: string }>;
  };
  return remotes.find(({ name }) => name === 'mf-admin')?.version;
}

test('a start activates a new build, not a rolled-back one, and later the next change', async () => {
  await startBeside(one);
  expect(await inForce()).toBe(one.manifest.version);
  await startBeside(two);
  expect(await inForce()).toBe(two.manifest.version);

  await (await api.signIn(admin)).confirmed('POST', '/api/releases/mf-admin/rollback');
  await startBeside(two);
  expect(await inForce()).toBe(one.manifest.version);

  await startBeside(three);
  expect(await inForce()).toBe(three.manifest.version);
  // Going back to earlier code is a change too.
  await startBeside(two);
  expect(await inForce()).toBe(two.manifest.version);
});

test('a start serves the files of a build also on a new data folder', async () => {
  await rm(join(api.dataFolder, 'releases', 'mf-admin', two.manifest.version), { recursive: true });
  await startBeside(two);
  const answer = await api
    .browser()
    .get(`/remotes/mf-admin/${two.manifest.version}/entry.00000000.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.bytes.toString()).toBe('2');
});
