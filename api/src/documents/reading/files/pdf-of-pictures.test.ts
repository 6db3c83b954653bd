import { mostPicturePages } from '@waqf/contracts/documents';
import sharp from 'sharp';
import { inspectFile } from './inspect-file.js';
import { measurePages } from './measure-pages.js';
import { maximumScans } from './page-limits.js';
import { pdfOfPictures } from './pdf-of-pictures.js';
import { unreadableReasons } from '../reasons.js';
import { renderPage } from './render-page.js';

const picture = async (colour: string, width: number, height: number) => ({
  bytes: await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
  width,
  height,
});

test('pictures are the pages of a PDF, in their order and their shape, as other libraries open it', async () => {
  const pdf = pdfOfPictures([await picture('#c01010', 600, 800), await picture('#1010c0', 800, 600)]);
  expect(await inspectFile(pdf)).toEqual({ verdict: 'ok', mime: 'application/pdf', pageCount: 2 });
  const sizes = (await measurePages(pdf, 'application/pdf')).map(({ width, height }) =>
    [width, height].map(Math.round),
  );
  expect(sizes).toEqual([
    [632, 842],
    [842, 632],
  ]);
  const middles = await Promise.all(
    [1, 2].map(async (page) => {
      const { data } = await sharp(await renderPage(pdf, 'application/pdf', page, 200))
        .extract({ left: 90, top: 70, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0]! > data[2]! ? 'red' : 'blue';
    }),
  );
  expect(middles).toEqual(['red', 'blue']);
});

test('the same pictures make the same bytes', async () => {
  const pages = [await picture('#ffffff', 300, 400)];
  expect(pdfOfPictures(pages).equals(pdfOfPictures(pages))).toBe(true);
});

test('as many pictures may be sent as pages are recognised, and the refusal says how many', () => {
  expect(mostPicturePages).toBe(maximumScans);
  for (const text of Object.values(unreadableReasons.too_many_scans)) expect(text).toContain(` ${maximumScans} `);
});
