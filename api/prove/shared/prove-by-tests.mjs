import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs test files in their long form, which the variables choose.
 * @param {readonly string[]} args test files and options of jest
 * @param {Record<string, string>} variables
 * @returns {{passed: boolean, figures: string}} the figures that the tests told (`api/test/proof-figures.ts`)
 */
export function proveByTests(args, variables) {
  const folder = mkdtempSync(join(tmpdir(), 'waqf-proof-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const { status } = spawnSync(process.execPath, ['libs/build/bin/jest.mjs', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables, WAQF_PROOF_FIGURES: file },
  });
  const figures = readFileSync(file, 'utf8').trim().split('\n').join('; ');
  rmSync(folder, { recursive: true });
  return { passed: status === 0, figures };
}
