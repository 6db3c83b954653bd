/**
 * `npm run prove:distribution`: 10,000 random waqfs, each divided by the engine and checked by an independent
 * implementation of the rules and by the steps of every amount; then five broken engines that the check must detect.
 * Then four runs of 3,000 lines are paid while API and database are killed 20 times: every line must be paid exactly
 * once. `WAQF_DISTRIBUTION_RUNS` and `WAQF_DISTRIBUTION_SEED` choose others; the seed is printed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { payWhileKilled } from './kills.mjs';

const root = resolve(import.meta.dirname, '../../..');
const runs = process.env.WAQF_DISTRIBUTION_RUNS ?? '10000';
const seed = process.env.WAQF_DISTRIBUTION_SEED ?? String(randomInt(2 ** 31));
const { status } = spawnSync(
  process.execPath,
  ['libs/build/bin/jest.mjs', 'api/test/distributions/distribution-proof.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WAQF_DISTRIBUTION_RUNS: runs, WAQF_DISTRIBUTION_SEED: seed },
  },
);
const { kills, lines, faults } = await payWhileKilled({ people: 3_000, runs: 4, killsOfRun: 5, random: Math.random });
for (const fault of faults) console.error(fault);
console.log(`payment: ${lines} lines, ${kills} kills of API and database by turns, ${faults.length} faults`);
process.exit(status === 0 && faults.length === 0 && kills === 20 ? 0 : 1);
