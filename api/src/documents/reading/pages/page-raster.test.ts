import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openPdf } from '../files/pdfium.js';
import { pgmOf, rasterOfPdfPage, photoPixels, rasterOfPicture } from './page-raster.js';

test('coloured ink is lighter than black ink, so that a blue stamp does not hide the text under it', async () => {
  const stripe = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const picture = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await stripe('#2b3fb0'), left: 40, top: 0 },
      { input: await stripe('#0a0a0a'), left: 80, top: 0 },
    ])
    .png()
    .toBuffer();
  const { width, pixels } = await rasterOfPicture(picture);
  const row = pixels.subarray(20 * width, 21 * width);
  expect([row[20], row[60], row[100]]).toEqual([255, 0xb0, 0x0a]);
});

test.each([
  ['bad', 1],
  ['good', 1],
])(
  'a scanned page of a PDF (%s) has the pixels of its own picture, and no more than are read',
  async (kind, number) => {
    const bytes = await readFile(new URL(`../../../../test/deeds/scans/${kind}/doc004.pdf`, import.meta.url));
    const own = [.../\/Width (\d+)/.exec(bytes.toString('latin1'))!][1];
    const document = await openPdf(bytes);
    try {
      const { width, height } = await rasterOfPdfPage(document, number);
      expect(width * height).toBeLessThanOrEqual(photoPixels * 1.01);
      expect(Math.abs(width - Math.min(Number(own), Math.sqrt((photoPixels * width) / height)))).toBeLessThan(5);
    } finally {
      document.close();
    }
  },
);

test('the recogniser gets the gray values as they are', () => {
  const file = pgmOf({ width: 2, height: 1, pixels: Uint8Array.of(0, 200) });
  expect(file.subarray(0, -2).toString()).toBe('P5\n2 1\n255\n');
  expect([...file.subarray(-2)]).toEqual([0, 200]);
});
