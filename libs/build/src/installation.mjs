import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Runs on the machine's own Node before anything is installed: only node:* modules, and nothing newer than Node 20.

/** @param {string} root the repository */
function stampOf(root) {
  return join(root, 'node_modules', '.waqf-lock');
}

/**
 * What an installation depends on: the lock file, and the kind of machine, because packages contain programs for it.
 */
function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * Whether node_modules matches package-lock.json. The stamp is written last, so an interrupted installation has no
 * stamp.
 * @param {string} root the repository
 */
export function isInstalled(root) {
  if (!hasPinnedNode(root)) return false;
  const stamp = stampOf(root);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint(root);
  return isInstalledByHand(root);
}

/** Records that node_modules is complete. */
export function stampInstallation(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}

/** The `node` package downloads its program in an install script, which is the last step of an installation. */
function hasPinnedNode(root) {
  return existsSync(join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
}

/** After a manual `npm ci` or `npm install`, npm's own record lists every package of the lock file in its version. */
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
