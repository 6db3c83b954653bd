import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanPage } from '../pages/clean-page.js';
import { rasterOfPicture } from '../pages/page-raster.js';
import type { PageLayout } from '../text/page-parts.js';
import { layOutScan } from './scan-layout.js';

interface LaidOut {
  layout: PageLayout;
  pictures: WeakRef<Uint8Array>[];
}

async function laidOut(): Promise<LaidOut> {
  const file = new URL('../../../../test/deeds/scans/lines/ruqaa.jpg', import.meta.url);
  const source = await rasterOfPicture(await readFile(file));
  const page = await cleanPage(source);
  if ('fault' in page) throw new Error(page.fault);
  return {
    layout: layOutScan(1, page, [], []),
    pictures: [source.pixels, page.raster.pixels].map((pixels) => new WeakRef(pixels)),
  };
}

test('a page that is laid out keeps no picture: those of a long deed would fill the memory', async () => {
  const { layout, pictures } = await laidOut();
  setFlagsFromString('--expose-gc');
  await turn();
  (runInNewContext('gc') as () => void)();
  expect(pictures.map((picture) => picture.deref()?.length)).toEqual([undefined, undefined]);
  expect(layout.onPicture).toBeDefined();
});
