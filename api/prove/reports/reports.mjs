/**
 * `npm run prove:reports`: compares every figure of every report over 1,000 random books with an independent
 * computation from the entries; checks that opening + movement = closing in each, and that the entries behind a figure
 * add up to it. 30 books as PDFs and workbooks: amounts, names and totals. 100 altered PDFs. Seconds and memory of a
 * PDF of 100, 1,000 and 10,000 entries. `WAQF_REPORT_RUNS`, `WAQF_REPORT_FILES`, `WAQF_REPORT_SIZES` and
 * `WAQF_REPORT_SEED` choose others; the seed is printed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { env } = process;
const chosen = {
  WAQF_REPORT_RUNS: env.WAQF_REPORT_RUNS ?? '1000',
  WAQF_REPORT_FILES: env.WAQF_REPORT_FILES ?? '30',
  WAQF_REPORT_SIZES: env.WAQF_REPORT_SIZES ?? '100,1000,10000',
  WAQF_REPORT_SEED: env.WAQF_REPORT_SEED ?? String(randomInt(2 ** 31)),
};
console.log(`${chosen.WAQF_REPORT_RUNS} random books, seed ${chosen.WAQF_REPORT_SEED}`);
const began = Date.now();
const proofs = ['reports-true', 'report-files-true', 'files-that-fail'];
const { status } = spawnSync(
  process.execPath,
  ['libs/build/bin/jest.mjs', ...proofs.map((name) => `api/test/reporting/${name}.test.ts`), '--maxWorkers=2'],
  { cwd: root, stdio: 'inherit', env: { ...env, ...chosen } },
);
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
process.exit(status ?? 1);
