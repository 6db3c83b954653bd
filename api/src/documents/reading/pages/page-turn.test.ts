import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readDeed } from '../read-deed.js';
import { renderPage } from '../files/render-page.js';
import { cleanPage, type CleanPage } from './clean-page.js';
import { rasterOfPicture } from './page-raster.js';
import { type Turn, turned, turnedPoint } from './page-turn.js';

const file = (name: string): Promise<Buffer> => readFile(new URL(`../../../../test/deeds/${name}`, import.meta.url));
const turns = [0, 90, 180, 270] as const;

describe('pages that lie sideways or upside down', () => {
  test.each(['good', 'bad'])('a %s scan is turned back, and its boxes are of the upright page', async (kind) => {
    const upright = await rasterOfPicture(await file(`scans/${kind}/doc000.jpg`));
    const places = [];
    for (const by of turns) {
      const page = (await cleanPage(turned(upright, by))) as CleanPage;
      expect(page.turn).toBe((360 - by) % 360);
      const { width, height } = page.raster;
      places.push(page.onSource({ left: width * 0.2, right: width * 0.3, top: height * 0.1, bottom: height * 0.15 }));
    }
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      for (const place of places) expect(place[side]).toBeCloseTo(places[0]![side], 2);
    }
  });

  test('a deed on its side is read as well as upright, and tells its turn', async () => {
    const scan = await file('scans/good/doc000.jpg');
    const read = async (bytes: Buffer) => {
      const reading = await readDeed(bytes, 'image/jpeg');
      if (reading.outcome !== 'read') throw new Error(reading.reason);
      return reading;
    };
    const upright = await read(scan);
    const aside = await read(await sharp(scan).rotate(90).jpeg({ quality: 95 }).toBuffer());
    expect(upright.pages[0]).not.toHaveProperty('turn');
    expect(aside.pages).toEqual([{ ...upright.pages[0]!, turn: 270 }]);
    const ofOwner = ({ fields }: typeof upright) => fields.find(({ name }) => name === 'ownerName')!;
    expect(ofOwner(aside).value).toBe(ofOwner(upright).value);
    expect(ofOwner(aside).box!.x).toBeCloseTo(ofOwner(upright).box!.x, 1);
    expect(ofOwner(aside).box!.y).toBeCloseTo(ofOwner(upright).box!.y, 1);
  });

  test('an empty page is not turned', async () => {
    const blank = { width: 1000, height: 1400, pixels: new Uint8Array(1_400_000).fill(240) };
    for (let at = 0; at < 40_000; at += 1) blank.pixels[700_000 + at] = 20;
    expect(((await cleanPage(blank)) as CleanPage).likely).toEqual([0]);
  });
});

test.each([
  [90, { x: 0.9, y: 0.2 }],
  [180, { x: 0.8, y: 0.9 }],
  [270, { x: 0.1, y: 0.8 }],
] as const)('a point goes where a turn by %d takes it', (turn: Turn, point) => {
  const moved = turnedPoint({ x: 0.2, y: 0.1 }, turn);
  expect(moved.x).toBeCloseTo(point.x, 6);
  expect(moved.y).toBeCloseTo(point.y, 6);
});

test('a page is drawn upright, as wide as was asked for', async () => {
  const dark = async (png: Buffer, [x, y]: [number, number]): Promise<boolean> => {
    const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels]! < 100;
  };
  // A picture that lies on its side, with a dark corner at its top left.
  const corner = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const drawn = await renderPage(picture, 'image/jpeg', 1, 300, 90);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 300, height: 450 });
  expect([await dark(drawn, [0.95, 0.03]), await dark(drawn, [0.05, 0.03])]).toEqual([true, false]);
  const deed = await file('digital/doc000.pdf');
  const [asStored, aside] = [
    await renderPage(deed, 'application/pdf', 1, 400),
    await renderPage(deed, 'application/pdf', 1, 400, 90),
  ];
  const { width, height } = await sharp(asStored).metadata();
  expect(width).toBe(400);
  expect(await sharp(aside).metadata()).toMatchObject({ width: 400, height: Math.round(400 * (width / height)) });
});
