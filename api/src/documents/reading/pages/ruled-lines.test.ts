import type { Raster } from './raster.js';
import { findRules } from './ruled-lines.js';

/** A white page with black strokes of three pixels, each from one point to another. */
function pageWith(...strokes: { x: [number, number]; y: [number, number] }[]): Raster {
  const page = { width: 500, height: 300, pixels: new Uint8Array(500 * 300).fill(255) };
  for (const { x, y } of strokes)
    for (let row = y[0]; row < y[1]; row += 1) page.pixels.fill(0, row * 500 + x[0], row * 500 + x[1]);
  return page;
}
const stem = { x: [200, 203] as [number, number], y: [60, 140] as [number, number] };
const uprightIn = (page: Raster): number => findRules(page).filter(({ direction }) => direction === 'vertical').length;

test('stems of letters in two lines of text, one under the other, are no rule', () =>
  expect(uprightIn(pageWith(stem))).toBe(0));
test('a short line of a table is one where it meets a line across', () =>
  expect(uprightIn(pageWith(stem, { x: [50, 450], y: [58, 61] }))).toBe(1));
test('a long line is one by itself', () => expect(uprightIn(pageWith({ ...stem, y: [60, 240] }))).toBe(1));
