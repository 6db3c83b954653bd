/**
 * `npm run prove:life`: 300 random life cycles of a waqf (approval, income, expenses, repeated keys, reversals, money
 * moved to a sub-account, by people who may and people who may not) against the real API, with each step compared with
 * a model of the balances; then five broken products that these must detect. `WAQF_LIFE_RUNS` and `WAQF_LIFE_SEED`
 * choose others; the seed is printed.
 */
import { randomInt } from 'node:crypto';
import { proveByTests } from '../shared/prove-by-tests.mjs';

const runs = process.env.WAQF_LIFE_RUNS ?? '300';
const seed = process.env.WAQF_LIFE_SEED ?? String(randomInt(2 ** 31));
const { passed, figures } = proveByTests(['api/test/finances/waqf-life.test.ts'], {
  WAQF_LIFE_RUNS: runs,
  WAQF_LIFE_SEED: seed,
});
console.log(figures);
process.exit(passed ? 0 : 1);
