#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectNode, projectRoot } from '../src/project.mjs';

/*
 * Runs one of the measurements in api/bench: `bench.mjs reads` builds the api where it changed and runs api/bench/reads/reads.mjs, whose exit
 * code it passes on.
 */
const benches = join(projectRoot, 'api', 'bench');
const [name, ...args] = process.argv.slice(2);
const script = join(benches, name ?? '', `${name}.mjs`);
if (!name || !/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`usage: bench.mjs <name>, one of: ${readdirSync(benches).join(', ')}`);
  process.exit(2);
}

const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const built = spawnSync(projectNode(), [nx, 'run', '@waqf/api:build'], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
if (built.status !== 0) {
  console.error(built.stdout);
  process.exit(built.status ?? 1);
}
const bench = spawnSync(projectNode(), [script, ...args], { cwd: projectRoot, stdio: 'inherit' });
process.exit(bench.status ?? 1);
