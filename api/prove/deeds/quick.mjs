import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { loadDeeds } from './measure.mjs';
import { f1, scoreDeeds, scoreField } from './score.mjs';

/*
 * `npm run prove:deeds -- --quick [SET…] [--misses] [--field=NAME]`: digital deeds by the rules alone, in seconds, for
 * whoever writes a rule. Laid out pages are kept in `.cache/deed-pages` as long as what lays them out is the same.
 */

const cache = join(import.meta.dirname, '..', '..', '..', '.cache', 'deed-pages');
const reader = join(import.meta.dirname, '..', '..', 'dist', 'documents', 'reading');
/** Sets whose deeds nobody looks at while a rule is written: figures only. */
const secret = new Set([
  'test',
  'blind',
  'other-hand-unseen',
  'far-hand-unseen',
  'many-hands-unseen',
  'wide-hands-unseen',
]);
const open = ['.', 'train', 'calibration', 'other-wording', 'other-hand', 'far-hand', 'many-hands', 'wide-hands'];
/** What turns a file into rows of words. */
const layingOut =
  /^(?:page|pdfium|text-repair|file-blanks|floating|lone-alefs|word-bounds|arabic|list-headings|read-deed)/;

const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

async function layoutVersion() {
  const names = (await readdir(reader)).filter((name) => layingOut.test(name) && name.endsWith('.js')).sort();
  return digest(...(await Promise.all(names.map((name) => readFile(join(reader, name))))));
}

/** The rows of a deed's pages, from the cache where they are there; absent where the file has none. */
async function pagesOf(bytes, mime, version) {
  const file = join(cache, `${digest(version, bytes)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept);
  let pages;
  await readDeed(bytes, mime, undefined, { onPages: (laidOut) => (pages = laidOut) });
  if (pages) await writeFile(file, JSON.stringify(pages));
  return pages;
}

/** Reads the digital deeds of sets, their type told or not, and prints figures by field. */
export async function proveQuickly(args) {
  const misses = args.includes('--misses');
  const field = args.find((arg) => arg.startsWith('--field='))?.slice('--field='.length);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const version = await layoutVersion();
  await mkdir(cache, { recursive: true });
  for (const set of named.length > 0 ? named : [...open, ...secret]) {
    const told = [];
    const untold = [];
    for (const { name, truth, bytes, mime } of await loadDeeds([set], 'digital', Infinity)) {
      const laidOut = await pagesOf(bytes, mime, version);
      const read = (expectedType) => readDeed(bytes, mime, undefined, { laidOut, expectedType });
      told.push({ name, truth, reading: await read(truth.type) });
      untold.push({ name, truth, reading: await read(undefined) });
    }
    const score = scoreDeeds(told);
    const fields = [...score.byField].map(([one, sum]) => `${one} ${f1(sum).toFixed(3)}`).join('  ');
    console.log(
      `${set.padEnd(18)} ${String(told.length).padStart(3)} deeds  told ${f1(score.all).toFixed(3)}  ` +
        `untold ${f1(scoreDeeds(untold).all).toFixed(3)}  invented ${score.invented}\n    ${fields}`,
    );
    if (misses && !secret.has(set)) told.forEach((deed) => printMisses(deed, field));
  }
}

function printMisses({ name, truth, reading }, only) {
  if (reading.outcome !== 'read') console.log(`  ${name} ${reading.reason}`);
  for (const field of reading.fields ?? [])
    if (!(field.name in truth.fields) && field.value !== null && (!only || only === field.name))
      console.log(`  ${name} ${field.name}\n    wanted nothing\n    got    ${JSON.stringify(field.value)}`);
  for (const [field, wanted] of Object.entries(truth.fields)) {
    const found = reading.fields?.find((one) => one.name === field);
    const { wrong, missed } = scoreField(field, wanted, found);
    if ((only && only !== field) || wrong + missed === 0) continue;
    const got = found?.parts?.city || found?.parts?.district ? found.parts : (found?.value ?? null);
    console.log(`  ${name} ${field}\n    wanted ${JSON.stringify(wanted)}\n    got    ${JSON.stringify(got)}`);
  }
}
