import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanFile } from './scan-deed.mjs';

const cache = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'deeds');
/** Increase it whenever the scanner changes, so that cached scans of the old one are not used. */
const scannerVersion = 2;

/**
 * A scan of a committed deed, made on first use and kept in `.cache/deeds`.
 * @param {string} path of the digital PDF
 * @param {'good' | 'bad' | 'photo'} kind
 * @returns {Promise<{bytes: Buffer, mime: 'image/jpeg' | 'application/pdf'}>}
 */
export async function cachedScan(path, kind) {
  const pdf = await readFile(path);
  const name = createHash('sha256').update(pdf).update(`${kind}:${scannerVersion}`).digest('hex').slice(0, 24);
  for (const [ending, mime] of [
    ['jpg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
  ]) {
    const kept = await readFile(join(cache, `${name}.${ending}`)).catch(() => null);
    if (kept) return { bytes: kept, mime };
  }
  const scan = await scanFile(pdf, kind, name);
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${name}.${process.pid}.part`);
  await writeFile(draft, scan.bytes);
  await rename(draft, join(cache, `${name}.${scan.ending}`));
  return { bytes: scan.bytes, mime: scan.mime };
}
