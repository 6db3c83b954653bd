/*
 * Makes PDFs and truth of a split: `node api/test/deeds/generator/make-set.mjs train 120 [folder]`. The committed sets
 * were made by `train 120`, `calibration 45` and `test 60`; any count and folder will do for more.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composeDeed } from './compose-deed.mjs';
import { openPress } from './print-deeds.mjs';
import { splits } from './splits.mjs';

const [split = '', count = '', folder] = process.argv.slice(2);
if (!Object.hasOwn(splits, split) || !/^\d+$/.test(count)) {
  console.error(`usage: make-set.mjs ${Object.keys(splits).join('|')} <count> [folder]`);
  process.exit(2);
}
const target = folder ? resolve(folder) : resolve(import.meta.dirname, '..', split);
const press = await openPress();
let bytes = 0;
try {
  for (const kind of ['digital', 'truth']) await mkdir(join(target, kind), { recursive: true });
  for (let index = 0; index < Number(count); index += 1) {
    const { truth, ...deed } = composeDeed(split, index);
    const { pdf, text } = await press.print(deed);
    bytes += pdf.length;
    await writeFile(join(target, 'digital', `${truth.id}.pdf`), pdf);
    await writeFile(join(target, 'truth', `${truth.id}.json`), `${JSON.stringify({ ...truth, text }, null, 1)}\n`);
  }
} finally {
  await press.close();
}
console.log(`${count} deeds of ${split}, ${(bytes / 1e6).toFixed(1)} MB`);
