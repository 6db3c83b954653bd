/*
 * Lines of scans as the reader cuts and cleans them, each with its true text:
 * `node api/train/lines/further/scanned-lines.mjs FOLDER PART PARTS [SET]` from the project's root, after a build.
 * Writes FOLDER/PART.lines: for each line the length of its words (UTF-8), the words, the length of its picture, the
 * picture (WebP, gray, 56 pixels high with a rim of a fifth above and below). Lengths are 32 bits, little-endian.
 */
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pgmOf } from '../../../dist/documents/reading/pages/page-raster.js';
import { seedOf } from '../../../test/deeds/generator/random.mjs';
import { inksOfScan } from '../page-inks.mjs';
import { linesWithTruth } from '../page-lines.mjs';
import { readLines } from '../training-file.mjs';
import { linesOfDeed, setsToLearn } from './deed-lines.mjs';

const deeds = join(import.meta.dirname, '..', '..', '..', 'test', 'deeds');
const ocr = join(import.meta.dirname, '..', '..', '..', 'src', 'documents', 'reading', 'ocr');
const kinds = ['bad', 'good', 'photo', 'faint', 'bad', 'good', 'copier', 'photo', 'bad'];
const height = 56;
const rim = 0.2;

async function textOf(set, name, pdf) {
  const truth = JSON.parse(await readFile(join(deeds, set, 'truth', `${name}.json`), 'utf8'));
  return truth.text ?? (await linesOfDeed(pdf)).join('\n');
}

async function pictureOf(ink, { left, right, top, bottom }) {
  const extra = Math.round((bottom - top) * rim);
  const box = {
    left: Math.max(0, left - 8),
    top: Math.max(0, top - extra),
    right: Math.min(ink.width, right + 8),
    bottom: Math.min(ink.height, bottom + extra),
  };
  const area = { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
  return sharp(Buffer.from(ink.pixels), { raw: { width: ink.width, height: ink.height, channels: 1 } })
    .extract(area)
    .resize({ height, kernel: 'cubic' })
    .webp({ quality: 45, effort: 4 })
    .toBuffer();
}

const length = (bytes) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  return size;
};

const [target, part, parts, only] = process.argv.slice(2);
const folder = resolve(target);
const data = join(folder, `data-${part}`);
await mkdir(data, { recursive: true });
await writeFile(join(data, 'ara.traineddata'), gunzipSync(await readFile(join(ocr, 'deeds.traineddata.gz'))));
const jobs = [];
for (const set of only ? [only] : setsToLearn)
  for (const file of (await readdir(join(deeds, set, 'digital'))).filter((name) => name.endsWith('.pdf')).sort()) {
    const name = file.replace('.pdf', '');
    for (let time = 0; time < (only ? 1 : 3); time += 1) jobs.push({ set, name, time });
  }
// A fixed but mixed order, so that all kinds are included even when the run is stopped early.
const mixed = jobs
  .map((job) => ({ ...job, place: seedOf(`${job.set}/${job.name}/${job.time}`) }))
  .sort((a, b) => a.time - b.time || a.place - b.place);
await cp('/usr/share/tesseract-ocr/5/tessdata/configs', join(data, 'configs'), { recursive: true });
const out = createWriteStream(join(folder, `${part}.lines`));
let [lines, bytes] = [0, 0];
for (const [at, { set, name, time }] of mixed.entries()) {
  if (at % Number(parts) !== Number(part)) continue;
  const pdf = await readFile(join(deeds, set, 'digital', `${name}.pdf`));
  try {
    const text = await textOf(set, name, pdf);
    const kind = kinds[(seedOf(name) + time * 4) % kinds.length];
    for (const ink of await inksOfScan(pdf, kind, `${name}#${time}`)) {
      const path = join(folder, `page-${part}.pgm`);
      await writeFile(path, pgmOf(ink));
      for (const line of linesWithTruth(text, await readLines(path, data))) {
        const words = Buffer.from(line.text);
        const picture = await pictureOf(ink, line);
        for (const piece of [length(words), words, length(picture), picture]) out.write(piece);
        lines += 1;
        bytes += words.length + picture.length + 8;
      }
      await rm(path);
    }
  } catch (error) {
    console.log(set, name, String(error.stack).slice(0, 300));
  }
  if (at % 10 === 0) console.log(new Date().toISOString(), at, mixed.length, lines, bytes);
}
out.end();
