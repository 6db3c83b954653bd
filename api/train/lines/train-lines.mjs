/*
 * Trains the recogniser of lines on deeds: `node api/train/lines/train-lines.mjs <folder> <minutes>` from the project's
 * root, after `npm run build`. Needs Debian's tesseract-ocr, python3-bidi, hunspell-ar and the fonts below; the README
 * beside this file says what comes out. Working files stay in the folder, so that a second run goes on from the first.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pgmOf } from '../../dist/documents/reading/pages/page-raster.js';
import { randomOf } from '../digits/random.mjs';
import { withCharacters, withCodes } from './characters.mjs';
import { floatModel } from './float-model.mjs';
import { drawLineSheets, fontsOf } from './line-sheets.mjs';
import { inksOfScan } from './page-inks.mjs';
import { linesWithTruth } from './page-lines.mjs';
import { spoiltLines } from './sheet-lines.mjs';
import { environment, readLines, writeTrainingFile } from './training-file.mjs';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const [target, minutes] = process.argv.slice(2);
const folder = resolve(target ?? '');
const deeds = join(import.meta.dirname, '..', '..', 'test', 'deeds', 'train');
const result = join(import.meta.dirname, '..', '..', 'src', 'documents', 'reading', 'ocr', 'deeds.traineddata.gz');
const debianConfigs = '/usr/share/tesseract-ocr/5/tessdata/configs';

/** Fonts for training; none of them is used by `calibration` or `test`. */
const packaged = ['amiri', 'noto-naskh-arabic', 'tajawal', 'ibm-plex-sans-arabic', 'cairo', 'vazirmatn'];
const fontFiles = {
  'truetype/kacst': 'Book Naskh Letter Title Qurn Poster Farsi Screen'.split(' ').map((name) => `Kacst${name}`),
  'truetype/kacst-one': ['KacstOne', 'KacstOne-Bold'],
  'opentype/fonts-hosny-thabit': ['Thabit', 'Thabit-Bold'],
  'opentype/fonts-hosny-amiri': ['Amiri-Regular', 'Amiri-Bold', 'Amiri-Slanted'],
  'truetype/freefont': ['FreeSerif', 'FreeSerifBold'],
  'truetype/dejavu': ['DejaVuSans', 'DejaVuSans-Bold'],
  'truetype/fonts-arabeyes': ['ae_AlArabiya', 'ae_Khalid', 'ae_Salem', 'ae_AlYarmook'],
  'truetype/noto': ['NotoNaskhArabic-Bold'],
  'truetype/farsiweb': ['nazlib', 'homa'],
};
const seed = 20261123;
const sheets = 190;
const kindsOfScan = ['good', 'bad', 'photo', 'bad', 'good', 'photo', 'copier', 'faint'];
const learningRate = 0.001;

/** Words of deeds, common ones more often, and words of the language, most of which are in no deed. */
async function wordsToDraw() {
  const said = [];
  for (const name of await readdir(join(deeds, 'truth')))
    said.push(...JSON.parse(await readFile(join(deeds, 'truth', name), 'utf8')).text.split(/[\s().،؛:,"«»]+/));
  const words = said.filter((word) => /^[\u0621-\u0652ـ]+$/.test(word));
  const kinds = [...new Set(words)];
  const language = (await readFile('/usr/share/hunspell/ar.dic', 'utf8'))
    .split('\n')
    .map((line) => line.split(/[/\t]/)[0].trim())
    .filter((word) => /^[\u0621-\u064a]{2,}$/.test(word));
  return { deed: [...kinds, ...kinds, ...words.filter((_, at) => at % 8 === 0)], language };
}

/** Prepares the packaged data in `packaged`, and in `ready` with fractional weights and more characters. */
async function prepareData() {
  const [old, ready] = [join(folder, 'packaged'), join(folder, 'ready')];
  for (const one of [old, ready]) await mkdir(one, { recursive: true });
  const data = join(dirOf('@tesseract.js-data/ara/package.json'), '4.0.0_best_int', 'ara.traineddata.gz');
  await writeFile(join(old, 'ara.traineddata'), gunzipSync(await readFile(data)));
  await cp(debianConfigs, join(old, 'configs'), { recursive: true });
  await run('combine_tessdata', ['-u', join(old, 'ara.traineddata'), join(ready, 'ara.')]);
  const part = (name) => join(ready, `ara.${name}`);
  const unicharset = await readFile(part('lstm-unicharset'), 'utf8');
  await writeFile(part('lstm'), floatModel(await readFile(part('lstm')), Number(unicharset.split('\n')[0])));
  await copyFile(part('lstm'), join(folder, 'start.lstm'));
  // The packaged data with fractional weights, from which the outputs are copied.
  await run('combine_tessdata', [join(ready, 'ara.')]);
  await copyFile(part('traineddata'), join(folder, 'start.traineddata'));
  await writeFile(part('lstm-unicharset'), withCharacters(unicharset));
  await writeFile(part('lstm-recoder'), withCodes(await readFile(part('lstm-recoder'))));
  await run('combine_tessdata', [join(ready, 'ara.')]);
  return { old, ready: join(ready, 'ara.traineddata') };
}

const dirOf = (path) => join(require.resolve(path), '..');

async function* pages(random, old) {
  const fonts = await fontsOf({
    packaged,
    files: Object.entries(fontFiles).flatMap(([where, names]) =>
      names.map((name) => `/usr/share/fonts/${where}/${name}.ttf`),
    ),
  });
  let number = 0;
  for await (const sheet of drawLineSheets(random, sheets, fonts, await wordsToDraw()))
    yield { name: `sheet-${(number += 1)}`, ...(await spoiltLines(sheet, random)) };
  const names = (await readdir(join(deeds, 'truth'))).map((name) => name.replace('.json', '')).sort();
  for (const [at, name] of names.entries()) {
    const { text } = JSON.parse(await readFile(join(deeds, 'truth', `${name}.json`), 'utf8'));
    const pdf = await readFile(join(deeds, 'digital', `${name}.pdf`));
    for (const [page, ink] of (await inksOfScan(pdf, kindsOfScan[at % kindsOfScan.length], name)).entries()) {
      const path = join(folder, 'lines', `${name}-${page}.pgm`);
      await writeFile(path, pgmOf(ink));
      yield { name: `${name}-${page}`, ink, lines: linesWithTruth(text, await readLines(path, old)) };
    }
  }
}

async function prepareLines(old) {
  const lines = join(folder, 'lines');
  if (existsSync(join(folder, 'train.list'))) return;
  await mkdir(lines, { recursive: true });
  const random = randomOf(seed);
  for await (const { name, ...page } of pages(random, old))
    if (page.lines.length > 0) {
      await writeTrainingFile(join(lines, name), page, random, old);
      await rm(join(lines, `${name}.pgm`));
    }
  const files = (await readdir(lines)).filter((name) => name.endsWith('.lstmf'));
  // Sheets and pages are mixed, because training follows the order of the list.
  const mixed = files.map((name) => ({ name, place: random.next() })).sort((a, b) => a.place - b.place);
  await writeFile(join(folder, 'train.list'), mixed.map(({ name }) => `${join(lines, name)}\n`).join(''));
}

async function train(ready) {
  const checkpoint = join(folder, 'deeds_checkpoint');
  const from = existsSync(checkpoint)
    ? ['--continue_from', checkpoint]
    : ['--continue_from', join(folder, 'start.lstm'), '--old_traineddata', join(folder, 'start.traineddata')];
  const options = ['--model_output', join(folder, 'deeds'), '--traineddata', ready, ...from];
  const files = ['--train_listfile', join(folder, 'train.list'), '--max_image_MB', '3000'];
  const length = ['--max_iterations', '1000000', '--learning_rate', String(learningRate)];
  const child = spawn('lstmtraining', [...options, ...files, ...length], { env: environment, stdio: 'inherit' });
  const timer = setTimeout(() => child.kill(), Number(minutes) * 60_000);
  await new Promise((done) => child.on('close', done));
  clearTimeout(timer);
  const output = join(folder, 'deeds.traineddata');
  const stop = ['--stop_training', '--convert_to_int', '--continue_from', checkpoint, '--traineddata', ready];
  await run('lstmtraining', [...stop, '--model_output', output]);
  await writeFile(result, gzipSync(await readFile(output), { level: 9 }));
}

if (!target || !(Number(minutes) > 0)) {
  console.error('usage: train-lines.mjs <folder> <minutes>');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const { old, ready } = await prepareData();
await prepareLines(old);
await train(ready);
