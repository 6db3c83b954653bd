/**
 * `npm run prove:reports`: every figure of every report over 1,000 random books against an independent recomputation
 * from the entries; opening + movement = closing in each. `WAQF_REPORT_RUNS` and `WAQF_REPORT_SEED` choose others; the
 * seed is printed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const runs = process.env.WAQF_REPORT_RUNS ?? '1000';
const seed = process.env.WAQF_REPORT_SEED ?? String(randomInt(2 ** 31));
console.log(`${runs} random books, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['libs/build/bin/jest.mjs', 'api/test/reporting/reports-true.test.ts', '--runInBand'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WAQF_REPORT_RUNS: runs, WAQF_REPORT_SEED: seed } },
);
process.exit(status ?? 1);
