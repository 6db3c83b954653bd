import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../../libs/build/src/project.mjs';
import { openBrowser } from '@waqf/testing/browser';
import { journey, runJourneys, takeJourneys } from '../harness.mjs';
import { startPlatform } from '../platform.mjs';
import { people, screensOf, settle } from '../screens.mjs';
import { encode } from './encode.mjs';
import { filmFounderRoad } from './founder-road.mjs';

/*
 * `npm run film [-- pictures | film]`: the landing page's pictures of the product, taken from the running product: the
 * film of the founder's road and a screen of each role.
 */
const folder = join(projectRoot, 'shell/src/public/landing/product');
const size = { width: 960, height: 600 };
/** The screen that shows each role's main job best; the beneficiary's is on a phone. */
const shown = {
  waqif: { path: '/waqf/:waqfId/review', size: { width: 1180, height: 820 } },
  nazir: { path: '/dashboard', size: { width: 1180, height: 820 } },
  beneficiary: { path: '/beneficiary/payments/:paymentId', size: { width: 390, height: 700 } },
  admin: { path: '/admin/releases', size: { width: 1180, height: 820 } },
};
const wanted = process.argv.slice(2);
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);
const languages = ['ar', 'en'];
await mkdir(folder, { recursive: true });

/* Each recording has a platform of its own: otherwise one would appear in the lists and warnings of the next. */
const takes = [
  ...(isWanted('pictures') ? [declarePictures] : []),
  ...(isWanted('film') ? languages.map((language) => () => declareFilm(language)) : []),
];
let failures = 0;
for (const declare of takes) {
  declare();
  failures += await filmed();
}
process.exit(failures === 0 ? 0 : 1);

async function filmed() {
  const platform = await startPlatform();
  const browser = await openBrowser();
  try {
    return (await runJourneys(takeJourneys(), { browser, ...platform })).size;
  } finally {
    await browser.close();
    await platform.stop();
  }
}

function declarePictures() {
  for (const [role, { path, size: of }] of Object.entries(shown))
    journey(
      `a screen of ${role}`,
      async ({ newPage, signIn }) => {
        for (const language of languages)
          for (const theme of ['light', 'dark']) {
            const page = await newPage({ ...of, language, theme, reducedMotion: 'reduce' });
            await signIn(page, people[role]);
            const screens = await screensOf(role, page.request);
            await page.goto(screens.find((screen) => screen.path === path).address);
            await settle(page);
            await write(`${role}-${language}-${theme}.webp`, await asWebp(await page.screenshot(), 800));
            await page.context().close();
          }
      },
      { timeoutMs: 300_000 },
    );
}

function declareFilm(language) {
  journey(
    `the founder's road in ${language}`,
    async ({ browser, signedIn }) => {
      const page = await signedIn(people.waqif, { ...size, language });
      const film = await filmFounderRoad(page, language, size);
      await write(`road-${language}.mp4`, await encode(browser, film, size));
      await write(`road-${language}.webp`, await asWebp(film.frames.at(-1).image, size.width));
    },
    { timeoutMs: 300_000 },
  );
}

function asWebp(image, width) {
  return sharp(image).resize({ width, withoutEnlargement: true }).webp({ quality: 72 }).toBuffer();
}

async function write(name, bytes) {
  await writeFile(join(folder, name), bytes);
  console.log(`        ${name} ${Math.round(bytes.length / 1000)} kB`);
}
