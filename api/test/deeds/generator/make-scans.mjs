/*
 * Scans of a set, to look at or to work against: `node api/test/deeds/generator/make-scans.mjs train good,bad,photo 20
 * <folder>` writes the first 20 of each kind.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { scanFile, scanKinds } from './scan-deed.mjs';

const [set = '', kinds = '', count = '', folder] = process.argv.slice(2);
const wanted = kinds.split(',');
if (!set || !folder || !/^\d+$/.test(count) || !wanted.every((kind) => scanKinds.includes(kind))) {
  console.error(`usage: make-scans.mjs <set> ${scanKinds.join(',')} <count> <folder>`);
  process.exit(2);
}
const digital = join(import.meta.dirname, '..', set, 'digital');
const names = (await readdir(digital))
  .filter((name) => name.endsWith('.pdf'))
  .sort()
  .slice(0, Number(count));
for (const kind of wanted) {
  const target = join(resolve(folder), kind);
  await mkdir(target, { recursive: true });
  for (const name of names) {
    const id = name.replace('.pdf', '');
    const { bytes, ending } = await scanFile(await readFile(join(digital, name)), kind, id);
    await writeFile(join(target, `${id}.${ending}`), bytes);
  }
}
console.log(`${names.length} deeds of ${set} as ${wanted.join(', ')}`);
