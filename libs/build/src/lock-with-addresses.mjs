import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Runs on the machine's own Node before anything is installed: only node:* modules, and nothing newer than Node 20.

/**
 * The lock file with each package's address. The committed one names no registry, so npm would load the whole
 * description of every package only to learn its address, which follows from name and version on every registry that
 * keeps to npm's paths.
 * @param {{packages: Record<string, {version?: string, name?: string, link?: boolean, inBundle?: boolean,
 *   resolved?: string}>}} lock
 * @param {string} registry its address
 */
export function withAddresses(lock, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const addressed = ([path, entry]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at === -1 || entry.link || entry.inBundle || entry.resolved) return [path, entry];
    const name = entry.name ?? path.slice(at + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${base}${name}/-/${file}` }];
  };
  return { ...lock, packages: Object.fromEntries(Object.entries(lock.packages).map(addressed)) };
}

/**
 * Writes such a lock file where npm prefers it to the committed one, until it is removed.
 * @param {string} root the repository
 * @param {[string, string[]]} npm the program and its first arguments
 * @returns {Promise<() => void>} removes it
 */
export async function lendAddresses(root, [program, first]) {
  const place = join(root, 'npm-shrinkwrap.json');
  const remove = () => rmSync(place, { force: true });
  // A file that an interrupted installation left would hide the committed lock file.
  remove();
  const registry = await new Promise((resolve) => {
    const options = { cwd: root, shell: process.platform === 'win32' };
    execFile(program, [...first, 'config', 'get', 'registry'], options, (_, output) => resolve(output.trim()));
  });
  if (!/^https?:\/\//.test(registry)) return remove;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  process.once('exit', remove);
  writeFileSync(place, JSON.stringify(withAddresses(lock, registry)));
  return () => {
    process.off('exit', remove);
    remove();
  };
}
