import { readFile } from 'node:fs/promises';
import { rasterOfPicture } from '../pages/page-raster.js';
import { ScanReader } from './scan-reader.js';

test('a page in Ruqaa, of which the usual weights read little, is read by those for Ruqaa', async () => {
  const file = await readFile(new URL('../../../../test/deeds/scans/lines/ruqaa.jpg', import.meta.url));
  const source = await rasterOfPicture(file);
  const reader = new ScanReader();
  const page = await reader.read(1, source, source);
  await reader.close();
  const text = page.rows
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flat()))
    .map((word) => word.text)
    .join(' ');
  // The usual weights read "برا مز" and "وجعل النهر عاى الو قف".
  expect(text).toContain('مؤبدا');
  expect(text).toContain('وجعل النظر على الوقف');
});
