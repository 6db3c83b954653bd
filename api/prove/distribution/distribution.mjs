/**
 * `npm run prove:distribution`: 10,000 random waqfs, each divided by the engine and checked by an independent
 * implementation of the rules and by the steps of every amount; then five broken engines that the check must detect.
 * Then four runs of 3,000 lines are paid while API and database are killed 20 times: every line must be paid exactly
 * once. `WAQF_DISTRIBUTION_RUNS` and `WAQF_DISTRIBUTION_SEED` choose others; the seed is printed.
 */
import { randomInt } from 'node:crypto';
import { proveByTests } from '../shared/prove-by-tests.mjs';
import { payWhileKilled } from './kills.mjs';

const runs = process.env.WAQF_DISTRIBUTION_RUNS ?? '10000';
const seed = process.env.WAQF_DISTRIBUTION_SEED ?? String(randomInt(2 ** 31));
const { passed, figures } = proveByTests(['api/test/distributions/distribution-proof.test.ts'], {
  WAQF_DISTRIBUTION_RUNS: runs,
  WAQF_DISTRIBUTION_SEED: seed,
});
const { kills, lines, faults } = await payWhileKilled({ people: 3_000, runs: 4, killsOfRun: 5, random: Math.random });
for (const fault of faults) console.error(fault);
console.log(
  `${figures}; payment: ${lines} lines, ${kills} kills of API and database by turns, ${faults.length} faults`,
);
process.exit(passed && faults.length === 0 && kills === 20 ? 0 : 1);
