import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const isRoot = process.getuid?.() === 0;

/** A folder that every account can enter. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waqf-db-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts the database in a separate process. `said` is its first line: `{url, pid}` or `{code, message}`. */
export function startElsewhere(dataDir, script = fileURLToPath(new URL('./start-and-stay.mjs', import.meta.url))) {
  const child = spawn(process.execPath, [script, dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code, signal) => reject(new Error(`ended early: ${signal ?? code}`)));
  });
  said.catch(() => undefined);
  return { child, said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

export async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function until(question, what, withinMs = 10_000) {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const answer = question();
    if (answer) return answer;
    await sleep(5);
  }
  throw new Error(`Never came: ${what}`);
}
