import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const command = resolve(import.meta.dirname, '../../../libs/build/commands/restore.mjs');

/**
 * Runs `npm run restore -- FILE --yes --no-safety-copy` on an empty machine that has the key.
 * @returns {Promise<{code: number | null, output: string}>}
 */
export function restore(dataDir, file) {
  const child = spawn(process.execPath, [command, file, '--yes', '--no-safety-copy'], {
    env: { ...process.env, WAQF_DATA: dataDir, WAQF_SIMULATORS: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((ended) => child.once('close', (code) => ended({ code, output })));
}

/**
 * Five files that are not a complete backup of this platform.
 * @returns {[string, string][]} what is wrong, and the path of the file
 */
export function damagedFiles(file, folder) {
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const newer = Buffer.from(bytes.toString('latin1').replace('"format":1', '"format":2'), 'latin1');
  const damaged = {
    foreign: Buffer.from('PK\u0003\u0004 something else altogether'),
    'cut by its last byte': bytes.subarray(0, -1),
    'cut in half': bytes.subarray(0, bytes.length >> 1),
    'one bit changed': flipped,
    'of a newer format': newer,
  };
  return Object.entries(damaged).map(([name, content], at) => {
    const path = join(folder, `damaged-${at}`);
    writeFileSync(path, content);
    return [name, path];
  });
}
