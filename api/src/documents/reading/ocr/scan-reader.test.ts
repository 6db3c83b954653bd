import { readFile } from 'node:fs/promises';
import { rasterOfPicture } from '../pages/page-raster.js';
import type { Raster } from '../pages/raster.js';
import { ReadingTime } from './reading-time.js';
import type { RecognisedLine, Recogniser, Weights } from './recogniser.js';
import { ScanReader } from './scan-reader.js';

const scanOfRuqaa = async (): Promise<Raster> =>
  rasterOfPicture(await readFile(new URL('../../../../test/deeds/scans/lines/ruqaa.jpg', import.meta.url)));

test('a page in Ruqaa, of which the usual weights read little, is read by those for Ruqaa', async () => {
  const source = await scanOfRuqaa();
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

/** What the weights say of a page: its letters, and how sure each is of them. */
interface Hand {
  letters: number;
  deeds: number;
  ruqaa: number;
}
const ruqaa: Hand = { letters: 60, deeds: 0.47, ruqaa: 0.62 };
const naskh: Hand = { letters: 60, deeds: 0.9, ruqaa: 0.9 };
const blank: Hand = { letters: 0, deeds: 0, ruqaa: 0 };
const stamp: Hand = { letters: 39, deeds: 0.5, ruqaa: 0.6 };

/** The weights by which each page of a deed is read, the last of a page being asked last. */
async function readings(pages: Hand[], secondsOfPage = 1): Promise<string[]> {
  const source = await scanOfRuqaa();
  let [now, used]: [number, Weights] = [0, 'deeds'];
  const read: string[] = [];
  const lineOf = ({ letters, ...sureness }: Hand): RecognisedLine[] => {
    const box = { left: 0, right: source.width, top: 0, bottom: source.height };
    const word = { ...box, text: 'م'.repeat(letters), confidence: sureness[used], symbols: [] };
    return letters > 0 ? [{ ...box, words: [word] }] : [];
  };
  let page = blank;
  const recogniser: Recogniser = {
    use: async (weights) => void (used = weights),
    recognise: async () => {
      now += secondsOfPage * 1_000;
      read.push(used);
      return lineOf(page);
    },
    recogniseLine: async () => [],
    recogniseRaw: async () => [],
    close: async () => undefined,
  };
  const reader = new ScanReader(async () => recogniser, new ReadingTime(() => now));
  const byPage: string[] = [];
  for (const [at, hand] of pages.entries()) {
    page = hand;
    await reader.read(at + 1, source, source, pages.length - at - 1);
    byPage.push(read.splice(0).join(' '));
  }
  return byPage;
}

test('a page is begun with the weights that read the page before better', async () => {
  expect(await readings([ruqaa, ruqaa, ruqaa])).toEqual(['deeds ruqaa', 'ruqaa', 'ruqaa']);
  expect(await readings([naskh, naskh])).toEqual(['deeds', 'deeds']);
  expect(await readings([ruqaa, naskh, naskh])).toEqual(['deeds ruqaa', 'ruqaa deeds', 'deeds']);
});

test('a page is not read twice when the pages after it would lack the time', async () => {
  expect(await readings([ruqaa, ruqaa, ruqaa], 20)).toEqual(['deeds', 'deeds', 'deeds']);
  expect(await readings([ruqaa, ruqaa, ruqaa], 15)).toEqual(['deeds ruqaa', 'ruqaa', 'ruqaa']);
});

test('a page of hardly any letters is not read by other weights', async () => {
  const [back, mark, text] = await readings([blank, stamp, naskh]);
  expect(back).not.toContain('ruqaa');
  expect([mark, text]).toEqual(['deeds', 'deeds']);
});
