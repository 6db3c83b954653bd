import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectNode, projectRoot } from './project.mjs';

/**
 * Runs one of the scripts that stand in a folder of the api, `<folder>/<name>/<name>.mjs`, after building the api where
 * it changed. Name and arguments come from the command line; ends the process with the script's exit code.
 * @param {string} folder e.g. `prove`
 */
export function runApiScript(folder) {
  const scripts = join(projectRoot, 'api', folder);
  const [name, ...args] = process.argv.slice(2);
  const script = join(scripts, name ?? '', `${name}.mjs`);
  if (!name || !/^[a-z-]+$/.test(name) || !existsSync(script)) {
    console.error(`usage: ${folder} <name>, one of: ${readdirSync(scripts).join(', ')}`);
    process.exit(2);
  }
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const built = spawnSync(projectNode(), [nx, 'run', '@waqf/api:build'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (built.status !== 0) {
    console.error(built.stdout);
    process.exit(built.status ?? 1);
  }
  process.exit(spawnSync(projectNode(), [script, ...args], { cwd: projectRoot, stdio: 'inherit' }).status ?? 1);
}
