import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The Node that the project pins through the npm package `node`. A plain `node` in a terminal may be an older one,
 * so every command that starts a process uses this path.
 * @returns {string} absolute path; the running Node when the package is absent (for example in an image built on Node
 *   24)
 */
export function projectNode() {
  const pinned = join(projectRoot, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}
