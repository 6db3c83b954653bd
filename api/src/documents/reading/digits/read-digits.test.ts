import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Raster } from '../pages/raster.js';
import { classify, digitNetwork, glyphClasses } from './classifier.js';
import { componentsOf } from './components.js';
import { sampleLength } from './glyph-sample.js';
import { piecesOf } from './line-pieces.js';
import { inkOf, readDigits } from './read-digits.js';

async function crop(name: string): Promise<Raster> {
  const file = await readFile(new URL(`../../../../test/deeds/scans/digits/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

async function numbersIn(name: string): Promise<string[]> {
  const page = await crop(name);
  // The border of the cell is left out; on a whole page it would already be erased.
  const inner = componentsOf(page, 160).filter(
    ({ left, top, bottom, right }) => left > 2 && top > 2 && bottom < page.height - 2 && right < page.width - 2,
  );
  return readDigits(inkOf(page, piecesOf(inner)!, digitNetwork())).map(({ text }) => text);
}

describe('numbers on a scan', () => {
  test('Arabic-Indic digits', async () => expect(await numbersIn('340368897011')).toEqual(['٣٤٠٣٦٨٨٩٧٠١١']));
  test('Arabic-Indic digits of a narrow font, whose one and four look like letters', async () =>
    expect(await numbersIn('1492033509')).toEqual(['١٤٩٢٠٣٣٥٠٩']));
  test('Western digits', async () => expect(await numbersIn('1718770256')).toEqual(['1718770256']));

  test('the network gives every class a probability, and an empty box none of being a digit', () => {
    const chances = classify(digitNetwork(), new Float32Array(sampleLength));
    expect(chances).toHaveLength(glyphClasses.length);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
  });
});

test('connected ink is one component, also if its parts meet at the bottom', () => {
  const rows = ['#...#..##', '#...#....', '#####....', '.......##', '.......##'];
  const pixels = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255));
  const found = componentsOf({ width: 9, height: 5, pixels }, 128);
  expect(found).toEqual([{ left: 0, right: 5, top: 0, bottom: 3, ink: 9 }]);
});
