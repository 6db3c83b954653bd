import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRemote } from '../src/create-remote.mjs';
import { projectNode, projectRoot } from '../src/project.mjs';

const run = promisify(execFile);

let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waqf-create-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a new remote has its name, roles, contract, and one screen with its tests', async () => {
  const files = await createRemote({ root, name: 'mf-guide', roles: ['nazir', 'waqif'] });
  expect(files).toEqual(
    expect.arrayContaining(['mf-guide/waqf.json', 'mf-guide/src/remote.tsx', 'mf-guide/src/newer-server.test.tsx']),
  );
  const waqf = JSON.parse(await readFile(join(root, 'mf-guide/waqf.json'), 'utf8'));
  expect(waqf).toMatchObject({ kind: 'remote', name: 'mf-guide', roles: ['nazir', 'waqif'] });
  expect(await readFile(join(root, 'mf-guide/src/remote.tsx'), 'utf8')).toContain("name: 'mf-guide'");
});

test.each(['guide', 'mf-Guide', 'mf-x/../../y', 'mf-'])(
  '%s is not a valid name of a remote, and nothing is written',
  async (name) => {
    await expect(createRemote({ root, name, roles: ['nazir'] })).rejects.toThrow('no name of a remote');
    expect(await readdir(root)).toEqual([]);
  },
);

test('an existing remote is left unchanged', async () => {
  await createRemote({ root, name: 'mf-guide', roles: ['nazir'] });
  const changed = join(root, 'mf-guide/src/remote.tsx');
  await writeFile(changed, 'changed by its team');
  await expect(createRemote({ root, name: 'mf-guide', roles: ['nazir'] })).rejects.toThrow('there already');
  expect(await readFile(changed, 'utf8')).toBe('changed by its team');
});

test('the generated files are formatted and pass the type check', async () => {
  await createRemote({ root, name: 'mf-guide', roles: ['nazir', 'waqif'] });
  for (const name of ['node_modules', 'libs', 'tsconfig.base.json', 'biome.json'])
    await symlink(join(projectRoot, name), join(root, name));
  const inRoot = (program, ...args) =>
    run(projectNode(), [join(projectRoot, 'node_modules', program), ...args], { cwd: root });
  // Without the rule about files that git ignores, because the folder is not a checkout.
  await inRoot('@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false', 'mf-guide');
  await inRoot('typescript-7/bin/tsc', '-p', 'mf-guide', '--noEmit', '--composite', 'false', '--incremental', 'false');
}, 120_000);
