#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectNode, projectRoot } from '../src/project.mjs';

/*
 * Runs one of the proofs in api/prove: `prove.mjs deeds` builds the api where it changed and runs api/prove/deeds/deeds.mjs, whose exit
 * code it passes on.
 */
const proofs = join(projectRoot, 'api', 'prove');
const [name, ...args] = process.argv.slice(2);
const script = join(proofs, name ?? '', `${name}.mjs`);
if (!name || !/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`usage: prove.mjs <name>, one of: ${readdirSync(proofs).join(', ')}`);
  process.exit(2);
}

const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const built = spawnSync(projectNode(), [nx, 'run', '@waqf/api:build'], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
if (built.status !== 0) {
  console.error(built.stdout);
  process.exit(built.status ?? 1);
}
const proof = spawnSync(projectNode(), [script, ...args], { cwd: projectRoot, stdio: 'inherit' });
process.exit(proof.status ?? 1);
