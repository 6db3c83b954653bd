import sharp from 'sharp';
import { cleanPage, type CleanPage } from './clean-page.js';
import type { Raster } from './raster.js';

/** Rows of black words on a white sheet, whose letters have stems above the line as in Arabic. */
const sheet = (width: number, height: number): string => {
  const word = (x: number, y: number): string => {
    const stems = [0, 0.3, 0.7].map(
      (at, index) =>
        `<rect x="${x + width * 0.065 * at}" y="${y - height * (0.003 + 0.003 * index)}" width="` +
        `${width * 0.006}" height="${height * 0.012}"/>`,
    );
    return `<rect x="${x}" y="${y}" width="${width * 0.07}" height="${height * 0.01}"/>${stems.join('')}`;
  };
  const rows = Array.from({ length: 22 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => word(width * (0.1 + column * 0.09), height * (0.08 + row * 0.04))).join(
      '',
    ),
  ).join('');
  return `<rect width="${width}" height="${height}" fill="#f4f2ec"/><g fill="#111">${rows}</g>`;
};

async function picture(svg: string, width: number, height: number): Promise<Raster> {
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`),
  )
    .flatten({ background: '#3a3630' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

describe('turning a page upright', () => {
  test('a crooked scan is turned back, and boxes lead to the picture as it was', async () => {
    const source = await picture(
      `<rect width="1000" height="1400" fill="#f4f2ec"/><g transform="rotate(3 500 700)">${sheet(1000, 1400)}</g>`,
      1000,
      1400,
    );
    const page = (await cleanPage(source)) as CleanPage;
    expect(page.skew).toBeCloseTo(3, 0);
    const { width, height } = page.raster;
    const middle = page.onSource({ left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 });
    expect(middle.left).toBeCloseTo(0.5, 2);
    expect(middle.top).toBeCloseTo(0.5, 2);
  });

  test('a sheet photographed on a dark table fills the page', async () => {
    const source = await picture(
      `<g transform="translate(300 220) rotate(6) skewX(-2)">${sheet(1000, 1400)}</g>`,
      1600,
      2000,
    );
    const page = (await cleanPage(source)) as CleanPage;
    // The paper reaches all four edges: nothing of the table under the sheet is left.
    const { width, height, pixels } = page.raster;
    for (const [x, y] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.02, 0.98],
      [0.98, 0.98],
    ] as const) {
      expect(pixels[Math.round(y * height) * width + Math.round(x * width)]).toBeGreaterThan(200);
    }
    const corner = page.onSource({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(corner.left).toBeCloseTo(300 / 1600, 1);
    expect(corner.top).toBeCloseTo(220 / 2000, 1);
  });

  test('a shadow over a corner of the sheet does not cut it off', async () => {
    const source = await picture(
      `<g transform="translate(300 220) rotate(2)">${sheet(1000, 1400)}</g>` +
        '<circle cx="300" cy="220" r="320" fill="#000" opacity="0.6"/>',
      1600,
      2000,
    );
    const page = (await cleanPage(source)) as CleanPage;
    expect(page.skew).toBeCloseTo(0, 0);
    const corner = page.onSource({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(corner.left).toBeCloseTo(300 / 1600, 1);
    expect(corner.top).toBeCloseTo(220 / 2000, 1);
  });

  test('the paper stays white under a shadow over half of the page', async () => {
    const source = await picture(
      `${sheet(1000, 1400)}<rect width="420" height="1400" fill="#000" opacity="0.45"/>`,
      1000,
      1400,
    );
    const page = (await cleanPage(source)) as CleanPage;
    const at = (x: number, y: number): number =>
      page.raster.pixels[Math.round(y * page.raster.height) * page.raster.width + Math.round(x * page.raster.width)]!;
    expect(at(0.05, 0.5)).toBeGreaterThan(225);
    expect(at(0.95, 0.5)).toBeGreaterThan(225);
  });
});
