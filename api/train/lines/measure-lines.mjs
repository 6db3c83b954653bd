/*
 * Share of wrong characters with the packaged data and with ours, and how sure each was of its characters, on degraded
 * lines in fonts unknown to ours, and in Ruqaa: `node api/train/lines/measure-lines.mjs [sheets]` from the project's
 * root, after a build.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tesseract } from '../../dist/documents/reading/ocr/tesseract.js';
import { cutOut } from '../../dist/documents/reading/pages/ink-only.js';
import { randomOf } from '../digits/random.mjs';
import { drawLineSheets, fontsOf } from './line-sheets.mjs';
import { spoiltLines } from './sheet-lines.mjs';

const require = createRequire(import.meta.url);
const fontsRead = ['noto-kufi-arabic', 'markazi-text', 'changa', 'mirza', 'zain', 'readex-pro', 'aref-ruqaa'];
const sheetsOfFont = Number(process.argv[2] ?? 2);
const rim = 8;
/** Tesseract's layout for a picture of one line. */
const singleLine = '7';
const folderOfOurs = join(import.meta.dirname, '..', '..', 'src', 'documents', 'reading', 'ocr');
const data = {
  packaged: ['ara', join(require.resolve('@tesseract.js-data/ara/package.json'), '..', '4.0.0_best_int')],
  ours: ['deeds', folderOfOurs],
  ruqaa: ['ruqaa', folderOfOurs],
};

async function readersOf() {
  const readers = {};
  for (const [name, [language, folder]] of Object.entries(data)) {
    readers[name] = await Tesseract.open({ user_defined_dpi: '220' });
    await readers[name].load(language, pathToFileURL(join(folder, `${language}.traineddata.gz`)));
  }
  return readers;
}

/** Words of the calibration deeds, whose lines were not used for training. */
async function words() {
  const folder = join(import.meta.dirname, '..', '..', 'test', 'deeds', 'calibration', 'truth');
  const texts = [];
  for (const name of await readdir(folder)) texts.push(JSON.parse(await readFile(join(folder, name), 'utf8')).text);
  const found = texts.join(' ').split(/[\s().،؛:,"«»]+/);
  const kinds = [...new Set(found.filter((word) => /^[\u0621-\u0652ـ]+$/.test(word)))];
  return { deed: kinds, language: kinds };
}

export function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= b.length; to += 1)
      next.push(Math.min(row[to] + 1, next[to - 1] + 1, row[to - 1] + (a[at - 1] === b[to - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

/** The text without vowel marks, tatweel and blanks, which do not matter for any field. */
const plain = (text) => text.replace(/[\u064b-\u0652ـ\s\u200e\u200f]/g, '');
const kinds = {
  all: () => true,
  'digits ٠-٩': (text) => /[٠-٩]/.test(text),
  'digits 0-9': (text) => /\d/.test(text),
  commas: (text) => text.includes('،'),
};

const readers = await readersOf();
const random = randomOf(99);
const sums = {};
for (const font of fontsRead) {
  const fonts = await fontsOf({ packaged: [font], files: [] });
  for await (const sheet of drawLineSheets(random, sheetsOfFont, fonts, await words())) {
    const { ink, lines } = await spoiltLines(sheet, random);
    for (const line of lines)
      for (const [name, reader] of Object.entries(readers)) {
        const read = reader.linesOf(cutOut(ink, line, rim), singleLine).flatMap((one) => one.words);
        const text = plain(read.map((word) => word.text).join(' '));
        const confidence = read.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, read.length);
        const wrong = Math.min(distance(text, plain(line.text)), plain(line.text).length);
        for (const kind of [...Object.keys(kinds).filter((one) => kinds[one](line.text)), font]) {
          const sum = ((sums[kind] ??= {})[name] ??= { wrong: 0, sure: 0, all: 0 });
          sum.wrong += wrong;
          sum.sure += (confidence / 100) * plain(line.text).length;
          sum.all += plain(line.text).length;
        }
      }
  }
}
for (const reader of Object.values(readers)) reader.close();
for (const [kind, sum] of Object.entries(sums))
  console.log(
    kind.padEnd(20) +
      Object.entries(sum)
        .map(([name, { wrong, sure, all }]) => `${name} ${(wrong / all).toFixed(3)} (sure ${(sure / all).toFixed(2)})`)
        .join('  '),
  );
