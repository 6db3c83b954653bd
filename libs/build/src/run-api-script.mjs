import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build-changed.mjs';
import { projectNode, projectRoot } from './project.mjs';

/**
 * Runs a script in a folder of the api, `<folder>/<name>/<name>.mjs`, after building what has changed, because some
 * scripts start the whole product. Name and arguments come from the command line; the process ends with the script's
 * exit
 * code.
 * @param {string} folder e.g. `prove`
 */
export async function runApiScript(folder) {
  const scripts = join(projectRoot, 'api', folder);
  const [name, ...args] = process.argv.slice(2);
  const script = join(scripts, name ?? '', `${name}.mjs`);
  if (!name || !/^[a-z-]+$/.test(name) || !existsSync(script)) {
    console.error(`usage: ${folder} <name>, one of: ${readdirSync(scripts).join(', ')}`);
    process.exit(2);
  }
  if (!(await buildChanged())) process.exit(1);
  process.exit(spawnSync(projectNode(), [script, ...args], { cwd: projectRoot, stdio: 'inherit' }).status ?? 1);
}
