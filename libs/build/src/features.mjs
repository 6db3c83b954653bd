import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

const folderOf = (feature) => join(projectRoot, 'libs/features', feature);
const isSource = (path) => /\.(?:tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Names of the features that remotes can contain. @returns {string[]} e.g. `banking` */
export const featureNames = () =>
  readdirSync(join(projectRoot, 'libs/features')).filter((name) => existsSync(join(folderOf(name), 'package.json')));

/**
 * A hash of a feature's own sources, without its tests: equal hashes mean that two remotes contain the same feature.
 * @param {string} feature
 * @returns {string} 16 hexadecimal digits
 */
export function featureHash(feature) {
  const hash = createHash('sha256');
  const folder = join(folderOf(feature), 'src');
  for (const path of readdirSync(folder, { recursive: true }).filter(isSource).sort())
    hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The remotes whose `remote.tsx` imports a feature.
 * @param {string} feature
 * @param {string[]} remotes
 */
export function remotesWith(feature, remotes) {
  const imports = `@waqf/feature-${feature}/`;
  return remotes.filter((name) => readFileSync(join(projectRoot, name, 'src/remote.tsx'), 'utf8').includes(imports));
}

/** The tests that a team runs: all tests of its remote and of the features in it. @param {string} remote */
export const planOfRemote = (remote) => ({
  everything: false,
  related: [],
  whole: [
    remote,
    ...featureNames().flatMap((name) => (remotesWith(name, [remote]).length > 0 ? [`libs/features/${name}`] : [])),
  ],
  journeys: [],
});

/** Commit of the checkout; undefined when the sources are not in a git repository. */
export function commitOfSources() {
  try {
    const options = { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}
