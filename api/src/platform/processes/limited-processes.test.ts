import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { UnavailableError } from '../errors/platform.errors.js';
import { LimitedProcesses, ProcessEndedError } from './limited-processes.js';

/** A process that does what its task names. */
const script = `process.once('message', (task) => {
  if (task === 'echo') process.send({ large: 5n, bytes: new Uint8Array([1, 2]) });
  if (task === 'fails') throw new Error('the file is odd');
  if (task === 'loops') for (;;);
  if (task === 'fills') for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
});`;

let folder: string;
let processes: LimitedProcesses;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waqf-processes-'));
  await writeFile(join(folder, 'task.mjs'), script);
  processes = new LimitedProcesses(join(folder, 'task.mjs'), { atOnce: 2, patienceMs: 3_000, heapMegabytes: 64 });
});
afterAll(() => rm(folder, { recursive: true }));

test('an answer comes back with its types, and an error with its words', async () => {
  expect(await processes.run('echo')).toEqual({ large: 5n, bytes: new Uint8Array([1, 2]) });
  await expect(processes.run('fails')).rejects.toThrow('the file is odd');
});

test('work without end and work that fills the memory end themselves alone, and their places are free again', async () => {
  const outcomes = await Promise.allSettled(['loops', 'fills', 'loops', 'echo'].map((task) => processes.run(task)));
  const kinds = outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).constructor : 'answered'));
  expect(kinds).toEqual([UnavailableError, ProcessEndedError, UnavailableError, 'answered']);
}, 60_000);
