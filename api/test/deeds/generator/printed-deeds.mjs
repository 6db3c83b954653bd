import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeDeed } from './compose-deed.mjs';
import { openPress } from './print-deeds.mjs';

const cache = join(import.meta.dirname, '..', '..', '..', '..', '.cache');

/**
 * The first deeds of a split as PDFs, more than are committed, printed on first use into `.cache/<split>`; deed n is
 * always the same.
 * @param {'train' | 'calibration' | 'test'} split
 * @param {number} count
 * @returns {Promise<{name: string, truth: object, path: string, bytes: Buffer, mime: 'application/pdf'}[]>}
 */
export async function printedDeeds(split, count) {
  const folder = join(cache, split);
  await mkdir(folder, { recursive: true });
  const composed = Array.from({ length: count }, (_, index) => composeDeed(split, index));
  const missing = composed.filter(({ truth }) => !existsSync(join(folder, `${truth.id}.pdf`)));
  if (missing.length > 0) {
    const press = await openPress();
    try {
      for (const { truth, ...page } of missing)
        await writeFile(join(folder, `${truth.id}.pdf`), (await press.print(page)).pdf);
    } finally {
      await press.close();
    }
  }
  return Promise.all(
    composed.map(async ({ truth }) => {
      const path = join(folder, `${truth.id}.pdf`);
      return { name: truth.id, truth, path, bytes: await readFile(path), mime: 'application/pdf' };
    }),
  );
}
