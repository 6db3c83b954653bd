/*
 * How many numbers of train's scans are read whole: `node api/train/digits/measure-numbers.mjs [deeds]
 * [good,bad,photo]` after a build of the api. Ids, dates, deed numbers and areas of the truth are searched among the
 * numbers of the settled pages; each number can match once.
 */
import { readFile } from 'node:fs/promises';
import { isNationalId } from '@waqf/formats';
import { fold } from '../../dist/documents/reading/text/arabic.js';
import { settleNumbers } from '../../dist/documents/reading/digits/settle-numbers.js';
import { ScanReader } from '../../dist/documents/reading/ocr/scan-reader.js';
import { rasterOfPdfPage, rasterOfPicture } from '../../dist/documents/reading/pages/page-raster.js';
import { openPdf } from '../../dist/documents/reading/files/pdfium.js';
import { deedsOf } from '../../prove/deeds/measure.mjs';
import { cachedScan } from '../../test/deeds/generator/cached-scans.mjs';

const set = new URL('../../test/deeds/train/', import.meta.url);
const [most = '30', kinds = 'good,bad,photo'] = process.argv.slice(2);
const scans = new ScanReader();

/** Numbers of a text, without commas between thousands and with a point for a decimal comma. */
const numbersOf = (text) =>
  [...fold(text).matchAll(/\d+(?:[.,/-]\d+)*/g)].map(([number]) =>
    number.replace(/,(?=\d{3})/g, '').replace(/,(\d{1,2})$/, '.$1'),
  );

function kindOf(number) {
  if (/^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/.test(number)) return 'days';
  if (isNationalId(number)) return 'ids';
  if (/^\d{9,}$/.test(number)) return 'deed numbers';
  return number.includes('.') ? 'areas' : null;
}

async function pagesOf({ bytes, mime }) {
  const sources = [];
  if (mime === 'application/pdf') {
    const document = await openPdf(bytes);
    for (let number = 1; number <= document.pageCount; number += 1)
      sources.push(await rasterOfPdfPage(document, number));
    document.close();
  } else {
    sources.push(await rasterOfPicture(bytes));
  }
  const pages = [];
  for (const [at, source] of sources.entries()) pages.push(await scans.read(at + 1, source, source));
  return settleNumbers(pages);
}

for (const kind of kinds.split(',')) {
  const counts = new Map();
  for (const { id } of await deedsOf('train', Number(most))) {
    const truth = JSON.parse(await readFile(new URL(`truth/${id}.json`, set), 'utf8'));
    const pages = await pagesOf(await cachedScan(new URL(`digital/${id}.pdf`, set).pathname, kind));
    const found = pages
      .flatMap(({ rows }) => rows.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flat())))
      .flatMap(({ text }) => numbersOf(text));
    for (const number of numbersOf(truth.text)) {
      const name = kindOf(number);
      if (!name) continue;
      const at = found.indexOf(number);
      if (at >= 0) found.splice(at, 1);
      for (const key of [name, 'all']) {
        const count = counts.get(key) ?? { right: 0, all: 0 };
        counts.set(key, { right: count.right + (at >= 0 ? 1 : 0), all: count.all + 1 });
      }
    }
  }
  console.log(
    `${kind.padEnd(6)} ${[...counts]
      .sort()
      .map(([name, { right, all }]) => `${name} ${right}/${all} ${(right / all).toFixed(3)}`)
      .join(', ')}`,
  );
}
await scans.close();
