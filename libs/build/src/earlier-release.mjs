import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectNode, projectRoot } from './project.mjs';

const run = promisify(execFile);
const git = async (...args) => (await run('git', args, { cwd: projectRoot })).stdout.trim();

/**
 * The commit of the last release: the newest tag, otherwise the newest commit that is a day old. Undefined without a
 * git history.
 */
export const lastRelease = () =>
  git('describe', '--tags', '--abbrev=0')
    .catch(() => git('rev-list', '-1', '--before=1 day ago', 'HEAD'))
    .then((commit) => commit || undefined)
    .catch(() => undefined);

/**
 * Checks out and builds a commit in a separate folder, with the packages of this checkout.
 * @param {string} commit
 * @param {string[]} build arguments for nx; by default it builds everything
 * @returns {Promise<{root: string, remove: () => Promise<void>}>}
 * @throws Error when the commit is unknown or cannot be built with the present packages
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
 * Links the packages of this checkout, so that nothing is copied; the links of the workspace itself are recreated and
 * point into the other checkout.
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
