import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectNode, projectRoot } from './project.mjs';

const run = promisify(execFile);
const git = async (...args) => (await run('git', args, { cwd: projectRoot })).stdout.trim();

/** The commit of the last release: the newest tag, or what stood a day ago. Undefined without a history. */
export const lastRelease = () =>
  git('describe', '--tags', '--abbrev=0')
    .catch(() => git('rev-list', '-1', '--before=1 day ago', 'HEAD'))
    .then((commit) => commit || undefined)
    .catch(() => undefined);

/**
 * The product of a commit, built, in a folder of its own with this checkout's packages.
 * @param {string} commit
 * @param {string[]} build what nx builds; default everything
 * @returns {Promise<{root: string, remove: () => Promise<void>}>}
 * @throws Error when the commit is unknown or can't be built with the packages of today
 */
export async function checkoutOf(commit, build = ['run-many', '-t', 'build']) {
  const root = await mkdtemp(join(tmpdir(), 'waqf-last-release-'));
  const remove = async () => {
    await git('worktree', 'remove', '--force', root).catch(() => undefined);
    await rm(root, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--detach', '--force', root, commit);
    await linkPackages(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
    await run(projectNode(), [join(root, 'node_modules/nx/dist/bin/nx.js'), ...build], {
      cwd: root,
      maxBuffer: 50_000_000,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { root, remove };
}

/**
 * This checkout's packages by links, so that nothing is copied; the links of the workspace itself are made anew, and
 * lead to the other checkout.
 */
async function linkPackages(from, to) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const [here, there] = [join(from, name), join(to, name)];
    if (name === '@waqf' || name === '.bin') {
      await mkdir(there);
      for (const each of await readdir(here)) await symlink(await readlink(join(here, each)), join(there, each));
    } else await symlink(here, there);
  }
}
