import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompressedFiles } from './compressed-files.js';

const text = Array.from({ length: 4_000 }, (_, line) => `export const name${line} = ${line * 7919};`).join('\n');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waqf-compressed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Waits until the dense file exists. */
async function densePathOf(files: CompressedFiles, file: string): Promise<string> {
  for (;;) {
    const path = await files.pathOf(file);
    if (path.endsWith('.dense.br')) return path;
    await sleep(20);
  }
}

test('the first request gets a file at once, and later ones get it compressed', async () => {
  const file = join(folder, 'x.js');
  await writeFile(file, text);
  const files = new CompressedFiles();
  const first = await Promise.all([files.pathOf(file), files.pathOf(file)]);
  expect(first).toEqual([`${file}.br`, `${file}.br`]);
  const later = await densePathOf(files, file);
  const [quick, dense] = await Promise.all([readFile(`${file}.br`), readFile(later)]);
  expect(dense.length).toBeLessThan(quick.length);
  for (const bytes of [quick, dense]) expect(brotliDecompressSync(bytes).toString()).toBe(text);
  // Another process uses the file that this one made.
  expect(await new CompressedFiles().pathOf(file)).toBe(later);
});

test('a file that cannot be compressed is served as it is', async () => {
  const [file, next] = [join(folder, 'y.js'), join(folder, 'z.js')];
  for (const path of [file, next]) await writeFile(path, text);
  // A folder in the place where the dense file would be written.
  await mkdir(`${file}.dense.br.${process.pid}`);
  const files = new CompressedFiles();
  const path = await files.pathOf(file);
  // Files are compressed one after the other: when the next one is dense, this one was tried.
  await densePathOf(files, next);
  expect(await files.pathOf(file)).toBe(path);
});
