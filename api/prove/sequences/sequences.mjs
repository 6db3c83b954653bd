/**
 * `npm run prove:sequences`: long random sequences of mostly valid calls by founders, nazirs, beneficiaries and
 * administrators of several waqfs, with repeated keys, calls sent twice at once and moves of the clock; the books, the
 * audit trail, events, jobs, states and every figure that people read are checked again and again. Options:
 * WAQF_SEQUENCE_RUNS, WAQF_SEQUENCE_STEPS, WAQF_SEQUENCE_SEED; the seed is printed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { WAQF_SEQUENCE_RUNS: runs = '5', WAQF_SEQUENCE_STEPS: steps = '2000' } = process.env;
const first = Number(process.env.WAQF_SEQUENCE_SEED ?? randomInt(2 ** 31));
for (let run = 0; run < Number(runs); run += 1) {
  const seed = String(first + run);
  const { status } = spawnSync(process.execPath, ['libs/build/bin/jest.mjs', 'api/test/sequences'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WAQF_SEQUENCE_STEPS: steps, WAQF_SEQUENCE_SEED: seed },
  });
  if (status !== 0) process.exit(status ?? 1);
}
