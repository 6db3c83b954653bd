import { lightenBars } from './dark-bars.js';
import { newRaster, type Raster } from './raster.js';

const inkBelow = 150;

function filled(page: Raster, left: number, top: number, width: number, height: number, gray: number): void {
  for (let y = top; y < top + height; y += 1)
    page.pixels.fill(gray, y * page.width + left, y * page.width + left + width);
}
const at = (page: Raster, x: number, y: number): number => page.pixels[y * page.width + x]!;

test('light letters on a dark bar become dark letters on paper', () => {
  const page = newRaster(400, 200);
  filled(page, 40, 60, 320, 48, 70);
  for (let x = 300; x < 340; x += 8) filled(page, x, 74, 4, 20, 240);
  lightenBars(page, inkBelow);
  expect(at(page, 301, 80)).toBeLessThan(60);
  expect(at(page, 100, 80)).toBeGreaterThan(230);
  expect(at(page, 41, 61)).toBeGreaterThan(230);
});

test('a bar without letters, a picture and a line of text stay as they are', () => {
  const page = newRaster(400, 400);
  filled(page, 40, 10, 320, 40, 70);
  filled(page, 40, 100, 200, 180, 70);
  filled(page, 100, 150, 20, 20, 240);
  for (let x = 40; x < 340; x += 12) filled(page, x, 320, 6, 30, 20);
  const before = Uint8Array.from(page.pixels);
  lightenBars(page, inkBelow);
  expect(page.pixels).toEqual(before);
});
