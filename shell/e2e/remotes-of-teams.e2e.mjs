import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { publishBuild } from '../../libs/build/src/release-remote.mjs';
import { proveDevelopment } from '../prove/development.mjs';
import { refusals } from '../prove/faults.mjs';
import { proveFifthRemote } from '../prove/fifth-remote.mjs';
import { readBuild } from './changed-remote.mjs';
import { journey } from './harness.mjs';

/* The short form of `npm run prove:remotes`; broken-release.e2e.mjs tests the faults of one remote. */
const nazir = '1000000032';
const waqif = '1000000016';
const tokenOf = async (dataFolder) => (await readFile(join(dataFolder, 'release-token'), 'utf8')).trim();

journey('a fifth remote is created, released, used by its role alone, and taken out of service', async (tools) => {
  const [member, stranger] = [await tools.signedIn(nazir), await tools.signedIn(waqif)];
  await proveFifthRemote({ ...tools, token: await tokenOf(tools.dataFolder), member, stranger });
});

journey('a remote on a developer’s machine runs inside the platform’s shell and is marked as such', (tools) =>
  proveDevelopment({ ...tools, person: nazir }),
);

journey('a release that does not fit is refused with what it needs, and nothing changes', async (tools) => {
  const token = await tokenOf(tools.dataFolder);
  const build = await readBuild(join(projectRoot, 'mf-beneficiary'));
  const registry = async () => (await fetch(`${tools.address}/remotes.json`)).text();
  const before = await registry();
  for (const change of Object.values(refusals)) {
    const manifest = change(build.manifest);
    await assert.rejects(publishBuild({ address: tools.address, token, build: { ...build, manifest } }), /422.*يحتاج/s);
  }
  assert.equal(await registry(), before);
});
