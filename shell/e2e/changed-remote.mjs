import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { readWebProject, webConfig } from '../../libs/build/rspack/index.mjs';
import { versionOfFiles } from '../../libs/build/rspack/manifest-plugin.mjs';
import { createRemote } from '../../libs/build/src/create-remote.mjs';
import { projectRoot } from '../../libs/build/src/project.mjs';

/**
 * Builds a remote from a copy of its sources with one change, with the normal build configuration.
 * @param {string} name
 * @param {(source: string) => string} change returns the changed `src/remote.tsx`
 * @returns {Promise<{manifest: object, files: Map<string, Buffer>}>}
 */
export async function buildChanged(name, change) {
  const folder = await mkdtemp(join(tmpdir(), 'waqf-remote-'));
  const copy = join(folder, name);
  try {
    await cp(join(projectRoot, name), copy, {
      recursive: true,
      filter: (path) => !/[/\\](dist|node_modules)$/.test(path),
    });
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const file = join(copy, 'src/remote.tsx');
    const source = await readFile(file, 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error('the change changed nothing');
    await writeFile(file, changed);
    return await buildFolder(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a remote that is not in the checkout, as `npm run create:remote` does, and builds it.
 * @param {string} name
 * @param {string[]} roles
 */
export async function buildNew(name, roles) {
  const folder = await mkdtemp(join(tmpdir(), 'waqf-remote-'));
  try {
    await createRemote({ root: folder, name, roles });
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    return await buildFolder(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the remote in a folder, without its budget: what a test adds must not fail by a few bytes.
 * @returns {Promise<{manifest: object, files: Map<string, Buffer>}>}
 */
async function buildFolder(folder) {
  await build(webConfig({ ...readWebProject(folder), budget: Number.MAX_SAFE_INTEGER }));
  return readBuild(folder);
}

/** Reads a build from a folder's `dist`. @returns {Promise<{manifest: object, files: Map<string, Buffer>}>} */
export async function readBuild(folder) {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8'));
  const read = async ({ path }) => [path, await readFile(join(folder, 'dist', path))];
  return { manifest, files: new Map(await Promise.all(manifest.files.map(read))) };
}

/** A release whose hashes are correct and whose entry is not a remote. */
export function garbageBuild(name, contractVersion = 1) {
  const bytes = Buffer.from(`window.brokenEntryRan = ${Date.now()};`);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const files = [{ path: 'entry.0000000000000000.js', integrity, size: bytes.length }];
  const manifest = {
    name,
    version: versionOfFiles(files),
    entry: files[0].path,
    exposed: './remote',
    contractVersion,
    files,
  };
  return { manifest, files: new Map([[files[0].path, bytes]]) };
}

function build(config) {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) return reject(error);
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      return errors.length > 0 ? reject(new Error(errors[0].message)) : resolve();
    });
  });
}
