import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a workspace needs at run time, according to the lock file: folders of packages, and the workspaces that it uses.
 * @param {string} root the repository
 * @param {string} workspace e.g. `api`
 * @returns {{packages: string[], workspaces: Map<string, string>}} `packages`: paths below the root;
 *   `workspaces`: link below the root → folder below the root
 */
export function runtimePackagesOf(root, workspace) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const workspaces = new Map();
  const open = [workspace];

  function take(place) {
    const { link, resolved } = packages[place];
    if (link) {
      if (workspaces.has(place)) return;
      workspaces.set(place, resolved);
      open.push(resolved);
    } else if (!found.has(place) && existsSync(join(root, place))) {
      found.add(place);
      open.push(place);
    }
  }

  while (open.length > 0) {
    const from = open.pop();
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...more } = packages[from];
    const required = Object.keys(peerDependencies).filter((name) => !more.peerDependenciesMeta?.[name]?.optional);
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...required])) {
      const place = placeOf(packages, from, name);
      if (place !== undefined) take(place);
      else if (name in dependencies && !(name in optionalDependencies)) throw new Error(`${from} needs ${name}`);
    }
  }
  return { packages: [...found].sort(), workspaces };
}

/** Where Node finds a package from a folder: in the nearest `node_modules` above it. */
function placeOf(packages, from, name) {
  for (let folder = from; ; ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
    const end = folder.lastIndexOf('/');
    folder = end < 0 ? '' : folder.slice(0, end);
    if (folder.endsWith('/node_modules')) folder = folder.slice(0, -'/node_modules'.length);
    else if (folder === 'node_modules') folder = '';
  }
}
