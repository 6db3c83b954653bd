import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';

const cache = join(import.meta.dirname, '..', '..', '..', '.cache', 'deed-pages');
const reader = join(import.meta.dirname, '..', '..', 'dist', 'documents', 'reading');
/** Source files that turn a deed into rows of words, including those that clean and recognise scanned pages. */
const layingOut = /^(?:files|text|pages|ocr|digits|lists\/list-headings|read-deed)/;
const code = /\.(?:js|json|gz)$/;

const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

async function layoutVersion() {
  const names = (await readdir(reader, { recursive: true }))
    .filter((name) => layingOut.test(name) && code.test(name))
    .sort();
  return digest(...(await Promise.all(names.map((name) => readFile(join(reader, name))))));
}

/** The rows of a deed's pages from the cache; undefined when the file is not cached. */
async function pagesOf(bytes, mime, version) {
  const file = join(cache, `${digest(version, bytes)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  let pages;
  await readDeed(bytes, mime, undefined, { findingsOnly: true, onPages: (laidOut) => (pages = laidOut) });
  if (pages) await writeFile(file, JSON.stringify(pages));
  return pages;
}

/**
 * Returns a function that lays out a file, or takes its rows from the cache.
 * @returns {Promise<(bytes: Buffer, mime: string) => Promise<object[]>>}
 */
export async function pagesCache() {
  await mkdir(cache, { recursive: true });
  const version = await layoutVersion();
  return (bytes, mime) => pagesOf(bytes, mime, version);
}
