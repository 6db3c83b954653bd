import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blobs, Ctx } from '../../platform/index.js';
import { InspectFile } from './inspect-file.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'waqf-inspector-'))));
afterEach(() => {
  delete process.env['WAQF_READER_ENTRY'];
  rmSync(folder, { recursive: true });
});

/**
 * Installs a child process that ends without an answer `deaths` times, then accepts the file and goes on running.
 * @returns a function that gives the number of its starts
 */
function childThatDies(deaths: number, signal: NodeJS.Signals = 'SIGABRT'): () => number {
  const log = join(folder, 'starts.log');
  const entry = join(folder, 'child.mjs');
  writeFileSync(log, '');
  writeFileSync(
    entry,
    `import { appendFileSync, readFileSync } from 'node:fs';
process.once('message', () => {
  appendFileSync(${JSON.stringify(log)}, 'x');
  if (readFileSync(${JSON.stringify(log)}, 'utf8').length <= ${deaths}) process.kill(process.pid, '${signal}');
  process.send({ kind: 'result', result: { verdict: 'ok', mime: 'application/pdf' } });
});
setInterval(() => undefined, 1_000);
`,
  );
  process.env['WAQF_READER_ENTRY'] = entry;
  return () => readFileSync(log, 'utf8').length;
}

const check = () =>
  new InspectFile({
    onDisk: (sha256: string, work: (path: string) => Promise<unknown>) => work(join(folder, sha256)),
  } as Blobs).check({ actor: { kind: 'anonymous' } } as Ctx, '0'.repeat(64), 'application/pdf');

test('a file is tried again if its child process ends once without an answer', async () => {
  const starts = childThatDies(1);
  await expect(check()).resolves.toBeUndefined();
  expect(starts()).toBe(2);
}, 30_000);

test('an answer is taken at once, although the child process does not end', async () => {
  childThatDies(0);
  await expect(check()).resolves.toBeUndefined();
}, 30_000);

test('a file that crashes its child process twice is damaged', async () => {
  const starts = childThatDies(2);
  await expect(check()).rejects.toMatchObject({ code: 'documents.damaged-pdf' });
  expect(starts()).toBe(2);
});

test('a file whose check is killed from outside twice is not blamed', async () => {
  childThatDies(2, 'SIGKILL');
  await expect(check()).rejects.toMatchObject({ code: 'platform.unavailable', retryAfter: 5 });
});
