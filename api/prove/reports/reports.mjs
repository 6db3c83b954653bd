/**
 * `npm run prove:reports`: compares every figure of every report over 1,000 random books with an independent
 * computation from the entries; checks that opening + movement = closing in each, and that the entries behind a figure
 * add up to it. 30 books as PDFs and workbooks: amounts, names and totals. 100 altered PDFs. Seconds and memory of a
 * PDF of 100, 1,000 and 10,000 entries. `WAQF_REPORT_RUNS`, `WAQF_REPORT_FILES`, `WAQF_REPORT_SIZES` and
 * `WAQF_REPORT_SEED` choose others; the seed is printed.
 */
import { randomInt } from 'node:crypto';
import { proveByTests } from '../shared/prove-by-tests.mjs';

const { env } = process;
const chosen = {
  WAQF_REPORT_RUNS: env.WAQF_REPORT_RUNS ?? '1000',
  WAQF_REPORT_FILES: env.WAQF_REPORT_FILES ?? '30',
  WAQF_REPORT_SIZES: env.WAQF_REPORT_SIZES ?? '100,1000,10000',
  WAQF_REPORT_SEED: env.WAQF_REPORT_SEED ?? String(randomInt(2 ** 31)),
};
const began = Date.now();
const proofs = ['reports-true', 'report-files-true', 'files-that-fail'];
const files = proofs.map((name) => `api/test/reporting/${name}.test.ts`);
const { passed, figures } = proveByTests([...files, '--maxWorkers=2'], chosen);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`reports: ${figures}; seed ${chosen.WAQF_REPORT_SEED}; ${passed ? 'all true' : 'FAULTS'}; ${seconds} s`);
process.exit(passed ? 0 : 1);
