/**
 * `npm run prove:sequences`: long random sequences of mostly valid calls by founders, nazirs, beneficiaries and
 * administrators of several waqfs, with repeated keys, calls sent twice at once and moves of the clock; the books, the
 * audit trail, events, jobs, states and every figure that people read are checked again and again. Options:
 * WAQF_SEQUENCE_RUNS, WAQF_SEQUENCE_STEPS, WAQF_SEQUENCE_SEED; the seed is printed.
 */
import { randomInt } from 'node:crypto';
import { proveByTests } from '../shared/prove-by-tests.mjs';

const { WAQF_SEQUENCE_RUNS: runs = '5', WAQF_SEQUENCE_STEPS: steps = '2000' } = process.env;
const first = Number(process.env.WAQF_SEQUENCE_SEED ?? randomInt(2 ** 31));
const told = [];
let passed = true;
for (let run = 0; passed && run < Number(runs); run += 1) {
  const variables = { WAQF_SEQUENCE_STEPS: steps, WAQF_SEQUENCE_SEED: String(first + run) };
  const proof = proveByTests(['api/test/sequences'], variables);
  told.push(proof.figures);
  passed = proof.passed;
}
console.log(told.join('; '));
process.exit(passed ? 0 : 1);
