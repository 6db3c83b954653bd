/**
 * `npm run prove:audit`: runs the API's own tests with a witness for every application that they start. Each unsafe
 * call of the route table must have succeeded somewhere, and each successful call must have left an entry that says who
 * did it, what it was, and the values before and after. Then an entry is altered, one is removed and one is inserted:
 * the check must find and name each. `-- FOLDER` judges the records of an earlier run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { judged } from './judge.mjs';
import { proveTampering } from './tampered.mjs';

const began = Date.now();
const root = resolve(import.meta.dirname, '../../..');
const [kept] = process.argv.slice(2);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'waqf-witness-'));
const tests = kept === undefined ? witnessed() : 0;
const { routes, calls } = left();
const { lines, faults } = judged(routes, calls);
if (tests !== 0) faults.push('the tests failed: their calls say little');
const tries = await proveTampering();
for (const { harm, found, expected } of tries)
  if (found !== expected) faults.push(`${harm}: found ${found}, expected ${expected}`);
for (const fault of faults) console.error(fault);
const sum = (name) => lines.reduce((total, line) => total + line[name], 0);
console.log(
  `audit: ${lines.length} unsafe routes, ${sum('calls')} calls that succeeded, ${sum('entries')} entries, ` +
    `${sum('silent')} calls that changed nothing; ${tries.filter(({ found, expected }) => found === expected).length} of ` +
    `${tries.length} kinds of tampering found and named; ${faults.length} faults; ` +
    `${Math.round((Date.now() - began) / 1000)} s`,
);
if (kept === undefined) rmSync(folder, { recursive: true });
process.exitCode = faults.length === 0 ? 0 : 1;

/** Runs all tests except those that tamper with the audit trail itself. @returns exit code */
function witnessed() {
  const jest = join(root, 'libs/build/bin/jest.mjs');
  const args = ['--selectProjects', 'api', '--testPathPatterns', 'api/test', '--testPathIgnorePatterns', 'audit-chain'];
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, AUDIT_WITNESS: folder },
  };
  return spawnSync(process.execPath, [jest, ...args, '--maxWorkers=2'], options).status ?? 1;
}

function left() {
  const seen = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return { routes: [...new Set(seen.flatMap(({ routes }) => routes))], calls: seen.flatMap(({ calls }) => calls) };
}
