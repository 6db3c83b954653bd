import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Raster } from '../pages/raster.js';
import {
  inOneScript,
  openRecogniser,
  type Recogniser,
  type Weights,
  whenOthersAreUsed,
  withDecimalSign,
} from './recogniser.js';

/** Lines of bad scans (115 to 150 dpi), as the reader cleans and cuts them. */
async function line(name: string): Promise<Raster> {
  const file = await readFile(new URL(`../../../../test/deeds/scans/lines/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file).grayscale().extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

let recogniser: Recogniser;
beforeAll(async () => (recogniser = await openRecogniser()));
afterAll(() => recogniser.close());

const read = async (name: string): Promise<string> =>
  (await recogniser.recogniseLine(await line(name)))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ')
    .replace(/[\u200e\u200f]/g, '');

test('Arabic-Indic digits are read, in a mark of a list and in a long number', async () => {
  expect(await read('marked-number')).toBe('١١- رقم السجل المدني: ١٨٦٦١٤٨٦٢٨');
});

test('the Arabic comma is read as one', async () => {
  expect((await read('commas')).split('،').map((part) => part.trim().split(' ')[0])).toEqual(['قطعة', 'فضم']);
});

test.each([
  ['١٨٦٦1٤٨', '١٨٦٦١٤٨'],
  ['14٩0', '1490'],
  ['١٤43', '١٤43'],
  ['1٩', '1٩'],
])('what looks the same in both scripts is of the script around it: %s', (read, one) => {
  expect(inOneScript(read)).toBe(one);
});

test.each([
  ['٥ر٥٦٢', '٥٦٢٫٥'],
  ['١٣٦٢ر٢٥', '١٣٦٢٫٢٥'],
  ['١٣٦٢', '١٣٦٢'],
  ['ر١٣٦٢', 'ر١٣٦٢'],
])('a letter like the decimal sign between digits is one: %s', (read, number) =>
  expect(withDecimalSign(read)).toBe(number),
);

test('weights are changed when others are in use, and again after a change that failed', async () => {
  const changed: Weights[] = [];
  let fails = false;
  const use = whenOthersAreUsed('deeds', async (weights) => {
    changed.push(weights);
    if (fails) throw new Error('half done');
  });
  await use('deeds');
  await use('ruqaa');
  await use('ruqaa');
  expect(changed).toEqual(['ruqaa']);
  await use('deeds');
  fails = true;
  await expect(use('ruqaa')).rejects.toThrow('half done');
  fails = false;
  await use('deeds');
  expect(changed).toEqual(['ruqaa', 'deeds', 'ruqaa', 'deeds']);
});
