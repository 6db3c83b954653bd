import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { LocalBuilds } from '../../src/releases/persistence/local-builds.js';
import { AdoptLocalBuilds } from '../../src/releases/use-cases/adopt-local-builds.js';
import type { ReleaseInput } from '../../src/releases/use-cases/store-release.js';
import { startApi, type TestApi } from '../harness.js';
import { builtFile, builtFilesOf, localBuild } from './local-build.js';

const admin = '1000000131';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
});
afterAll(() => api.stop());

const [one, two, three] = [localBuild('1'), localBuild('2'), localBuild('3')];

/** Does what a start does when this build is beside the API. */
async function startBeside({ manifest, files }: ReleaseInput, folder?: string): Promise<void> {
  const built = { manifest, files: { ...builtFilesOf(files), ...(folder === undefined ? {} : { folder }) } };
  jest.spyOn(api.application.app.get(LocalBuilds), 'remotes').mockResolvedValue([built]);
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

test('the first visitor gets the dense form that the build made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waqf-built-'));
  try {
    await mkdir(join(folder, 'dense'));
    // Another text than that of the file shows which form is sent.
    await writeFile(join(folder, 'dense', `${builtFile}.br`), brotliCompressSync('dense'));
    const build = localBuild('4');
    await startBeside(build, folder);
    const { bytes } = await api
      .browser()
      .get(`/remotes/mf-admin/${build.manifest.version}/${builtFile}`, { headers: { 'accept-encoding': 'br' } });
    expect(bytes.toString()).toBe('dense');
  } finally {
    await rm(folder, { recursive: true });
  }
});
