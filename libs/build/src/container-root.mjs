import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { projectNode } from './project.mjs';
import { runtimePackagesOf } from './runtime-packages.mjs';

/** User id of the platform in a container; no user of the host machine has it. */
const containerUser = 10_001;
/** Files that a running program does not need. */
const notNeeded = /\.(?:map|d\.[mc]?ts|tsbuildinfo)$|\/(?:README|CHANGELOG|HISTORY)\.md$/i;
const native = /\.node$|\.so(?:\.[\d.]+)?$/;

/**
 * Writes the folder that a container is built from. `root` is its whole file system with the built platform: Node, the
 * API with its runtime packages, the pages, the system libraries that they are linked with, and nothing else: no shell,
 * no package manager, no compiler. `data` is empty and becomes `/var/lib/waqf`; only it and `/tmp` need to be writable.
 * @param {string} root the repository, installed and built, on Linux
 * @param {string} folder an empty folder, or one that does not exist
 * @returns {Promise<{packages: number, libraries: number}>}
 */
export async function writeContainerRoot(root, folder) {
  const target = join(folder, 'root');
  const app = join(target, 'app');
  const { packages, workspaces } = runtimePackagesOf(root, 'api');
  for (const place of packages) await copyPackage(join(root, place), join(app, place));
  for (const [link, folder] of workspaces) {
    await copyBuilt(root, app, folder);
    await mkdir(dirname(join(app, link)), { recursive: true });
    await symlink(relative(dirname(join(app, link)), join(app, folder)), join(app, link));
  }
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  for (const folder of ['api', 'shell', ...remotes]) await copyBuilt(root, app, folder);
  const node = join(target, 'usr/bin/node');
  await mkdir(dirname(node), { recursive: true });
  await cp(projectNode(), node, { dereference: true });
  const libraries = await copyLibraries(target, [node, ...(await nativeFiles(app))]);
  for (const place of ['tmp', 'etc', 'var/lib', 'proc', 'dev', 'run/secrets'])
    await mkdir(join(target, place), { recursive: true });
  await mkdir(join(folder, 'data'));
  await writeFile(join(target, 'etc/passwd'), `waqf:x:${containerUser}:${containerUser}::/var/lib/waqf:/none\n`);
  await writeFile(join(target, 'etc/group'), `waqf:x:${containerUser}:\n`);
  return { packages: packages.length, libraries };
}

const isNeeded = (file) => !notNeeded.test(file);

/** Copies a package without the packages nested inside it, which are listed separately. */
const copyPackage = (from, to) =>
  cp(from, to, {
    recursive: true,
    filter: (file) => isNeeded(file) && (file === from || !relative(from, file).split('/').includes('node_modules')),
  });

async function copyBuilt(root, app, folder) {
  await mkdir(join(app, folder), { recursive: true });
  await cp(join(root, folder, 'package.json'), join(app, folder, 'package.json'));
  await cp(join(root, folder, 'dist'), join(app, folder, 'dist'), { recursive: true, filter: isNeeded });
}

async function nativeFiles(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files.filter((one) => one.isFile() && native.test(one.name)).map((one) => join(one.parentPath, one.name));
}

/** Copies the system libraries that the programs are linked with, to the paths where they are searched. */
async function copyLibraries(target, programs) {
  const libraries = new Set();
  for (const program of programs) {
    const output = execFileSync('ldd', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    for (const [, path] of output.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm))
      if (!path.startsWith(target)) libraries.add(path);
  }
  for (const path of libraries) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(path, join(target, path), { dereference: true });
  }
  return libraries.size;
}
