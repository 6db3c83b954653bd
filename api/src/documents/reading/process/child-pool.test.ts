import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ChildPool, openOwnFiles, opensOwnFile } from './child-pool.js';
import type { ReaderTask } from './reader-protocol.js';

/**
 * A child that answers with its process id; a file without bytes ends it, and one of two bytes never gets an answer.
 */
const entry = join(mkdtempSync(join(tmpdir(), 'waqf-kept-')), 'entry.mjs');
writeFileSync(
  entry,
  `process.on('message', ({ source }) => {
     if (source.length === 0) process.exit(1);
     if (source.length === 2) return;
     process.send({ kind: 'stage', report: { stage: 'received' } });
     process.send({ kind: 'result', result: process.pid });
   });
   process.once('disconnect', () => process.exit(0));`,
);
const started: ChildProcess[] = [];
const children = () =>
  new ChildPool(() => {
    const child = fork(entry, [], { serialization: 'advanced' });
    started.push(child);
    return child;
  });
const task = (bytes: number): ReaderTask => ({ kind: 'inspect', source: new Uint8Array(bytes) });
const milliseconds = 20_000;

test('a child process is reused for the next file, and two simultaneous files have one each', async () => {
  const kept = children();
  const stages: string[] = [];
  const onStage = ({ stage }: { stage: string }) => void stages.push(stage);
  const first = await kept.perform(task(1), { milliseconds, onStage });
  expect(await kept.perform(task(1), { milliseconds })).toBe(first);
  expect(stages).toEqual(['received']);
  const both = await Promise.all([1, 2].map(() => kept.perform(task(1), { milliseconds })));
  expect(new Set(both).size).toBe(2);
});

test('a child process that ends or does not answer in time is reported and not reused', async () => {
  const kept = children();
  const first = await kept.perform(task(1), { milliseconds });
  expect(await kept.perform(task(0), { milliseconds })).toBeNull();
  const second = await kept.perform(task(1), { milliseconds });
  expect(second).not.toBe(first);
  expect(await kept.perform(task(2), { milliseconds: 50 })).toBeNull();
  await expect(kept.perform(task(2), { milliseconds, signal: AbortSignal.timeout(50) })).rejects.toThrow();
});

test('an unused child process ends', async () => {
  await children().perform(task(1), { milliseconds });
  await new Promise((resolve) => started.at(-1)?.once('close', resolve));
});

test('a file counts as our own only while our own code opens it', async () => {
  expect(opensOwnFile()).toBe(false);
  const inside = openOwnFiles(async () => {
    await Promise.resolve();
    return opensOwnFile();
  });
  expect(opensOwnFile()).toBe(false);
  expect(await inside).toBe(true);
});
