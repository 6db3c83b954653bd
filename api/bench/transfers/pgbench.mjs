import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsOfWaqf, waqfCount } from './sizes.mjs';

const pairs = waqfCount * accountsOfWaqf * (accountsOfWaqf - 1);

/** Version of the pgbench on the PATH; undefined when there is none. */
export function pgbenchVersion() {
  const found = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * One posting per transaction, with the function that the platform uses; the pairs of the first waqf's main account
 * come first.
 */
export const postingScriptOf = (kind) => `\\set n random(1, ${kind === 'hot' ? accountsOfWaqf - 1 : pairs})
SELECT outcome FROM bench.pair CROSS JOIN LATERAL ledger.post(jsonb_build_array(debit || credit || jsonb_build_object(
  'id', gen_random_uuid(), 'amount', 1, 'kind', 'movement', 'description', 'مصروف', 'at', now()))) AS posted
    WHERE n = :n;
`;

/**
 * Runs pgbench with prepared statements; `onBegin` and `onEnd` are called before and after the run.
 * @returns transactions per second without the connection time, and their number
 */
export async function runPgbench({ url, folder, script, clients, seconds, onBegin, onEnd }) {
  const file = join(folder, 'pgbench.sql');
  writeFileSync(file, script);
  onBegin();
  const { output, code } = await new Promise((resolve, reject) => {
    const child = spawn(
      'pgbench',
      ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file, url],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ output, code }));
  });
  onEnd();
  const tps = /tps = ([\d.]+) \(without/.exec(output);
  const made = /actually processed: (\d+)/.exec(output);
  if (code !== 0 || !tps || !made) throw new Error(`pgbench ended with ${code}:\n${output.slice(-2000)}`);
  return { rate: Number(tps[1]), made: Number(made[1]) };
}
