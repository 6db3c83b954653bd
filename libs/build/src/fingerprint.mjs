import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './project.mjs';

const stampFile = join(projectRoot, '.cache', 'build-stamp.json');
const remotes = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));
const roots = ['api', 'libs', 'shell', ...remotes.sort()];
const files = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const skipped = new Set([
  'node_modules',
  'dist',
  'test',
  'e2e',
  'bench',
  'coverage',
  '.cache',
  'test-results',
  'gallery',
]);
const withoutEffect = /\.(test\.(ts|tsx|mjs)|md)$/;

/**
 * A quick fingerprint of all input of a build: names, sizes and times, not contents. It takes milliseconds, while
 * asking nx takes a second; when the fingerprint differs, nx decides by comparing contents.
 * @returns {string}
 */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const root of roots) addFolder(hash, join(projectRoot, root));
  for (const file of files) addFile(hash, join(projectRoot, file));
  return hash.digest('hex');
}

/** Whether the last successful build was made from these sources and its outputs still exist. */
export function isBuilt(fingerprint) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.fingerprint === fingerprint && stamp.outputs.every((output) => existsSync(join(projectRoot, output)));
  } catch {
    return false;
  }
}

/**
 * Records a successful build.
 * @param {string} fingerprint taken before the build, so that edits made during the build count as new
 */
export function stampBuild(fingerprint) {
  const outputs = roots
    .flatMap((root) =>
      root === 'libs' ? readdirSync(join(projectRoot, root)).map((name) => join(root, name)) : [root],
    )
    .map((folder) => join(folder, 'dist'))
    .filter((output) => existsSync(join(projectRoot, output)));
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ fingerprint, outputs: [...outputs, join('api', 'dist', 'main.js')] }));
}

function addFolder(hash, folder) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (!withoutEffect.test(entry.name)) addFile(hash, path);
  }
}

function addFile(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
}
