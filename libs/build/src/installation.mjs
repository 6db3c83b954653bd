import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Read by the machine's own Node before anything is installed: node:* only, and nothing newer than Node 20.

/** @param {string} root the repository */
function stampOf(root) {
  return join(root, 'node_modules', '.waqf-lock');
}

/** What an installation depends on: the lock file and the machine's kind, as packages hold programs for it. */
function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * Whether node_modules is what package-lock.json says. The stamp is written last, so an interrupted installation has
 * none.
 * @param {string} root the repository
 */
export function isInstalled(root) {
  if (!hasPinnedNode(root)) return false;
  const stamp = stampOf(root);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint(root);
  return isInstalledByHand(root);
}

/** Notes that node_modules is whole. */
export function stampInstallation(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}

/** The `node` package fetches its program in an install script: the last thing that an installation does. */
function hasPinnedNode(root) {
  return existsSync(join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
}

/** After `npm ci` or `npm install` by hand: npm's own record names every package of the lock in its version. */
function isInstalledByHand(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || optional || link) return true;
    return present[path]?.version === version && existsSync(join(root, path));
  });
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
