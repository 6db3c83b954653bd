import type { CleanPage } from '../pages/clean-page.js';
import type { RecognisedLine, RecognisedWord } from './recogniser.js';
import { layOutScan } from './scan-layout.js';

/** A line of words from the right, 60 pixels each; `heights` are those of their boxes. */
function lineAt(middle: number, heights: number[]): RecognisedLine {
  const words = heights.map(
    (height, at): RecognisedWord => ({
      text: 'كلمة',
      confidence: 0.9,
      symbols: [],
      right: 900 - at * 70,
      left: 840 - at * 70,
      top: middle - height / 2,
      bottom: middle + height / 2,
    }),
  );
  return { words, left: 0, right: 900, top: middle - 20, bottom: middle + 20 };
}
const page = { raster: { width: 1000, height: 1400, pixels: new Uint8Array() } } as unknown as CleanPage;
const usual = [30, 30, 30, 30, 30, 30, 30, 30];
const sizeOfSecond = (heights: number[]): number => {
  const { rows } = layOutScan(1, page, [lineAt(100, usual), lineAt(200, heights), lineAt(300, usual)], []);
  return rows[1]!.blocks[0]!.size / rows[0]!.blocks[0]!.size;
};

test('a line has the size of the others if only some boxes of its words reach into the lines around it', () =>
  expect(sizeOfSecond([60, 25, 60, 26, 60])).toBe(1));
test('a heading keeps its own size', () => expect(sizeOfSecond([60, 58, 45])).toBeGreaterThan(1.8));
