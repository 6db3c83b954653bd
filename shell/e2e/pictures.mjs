import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { openBrowser } from '@waqf/testing/browser';
import { journey, runJourneys, takeJourneys } from './harness.mjs';
import { startPlatform } from './platform.mjs';
import { dress, people, screensOf, settle } from './screens.mjs';

/*
 * `npm run pictures [-- address or part of one …]`: every screen in both languages, themes and widths as contact sheets
 * in .cache/pictures, and the few that documents use in docs/pictures. With WAQF_URL and WAQF_DATA it uses a running
 * platform.
 */
const sheets = join(projectRoot, '.cache', 'pictures');
const shown = join(projectRoot, 'docs', 'pictures');
const wanted = process.argv.slice(2);
const widths = [1440, 390];
const looks = ['ar', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));
/** The pictures that documents use: name, route, role, width. All in Arabic and light. */
const chosen = [
  { name: 'founder-dashboard', role: 'waqif', path: '/dashboard', width: 1440 },
  { name: 'review', role: 'waqif', path: '/waqf/:waqfId/review', width: 1440 },
  { name: 'landing', role: null, path: '/', width: 1440 },
];
const phones = {
  name: 'phones',
  role: 'waqif',
  paths: ['/dashboard', '/waqf', '/waqf/:waqfId/review', '/notifications'],
};
const mostBytes = 250_000;
const taken = [];

if (wanted.length === 0) await rm(sheets, { recursive: true, force: true });
await mkdir(sheets, { recursive: true });
await mkdir(shown, { recursive: true });

for (const role of [null, ...Object.keys(people)]) {
  journey(
    `pictures of ${role ?? 'everybody'}`,
    async ({ newPage, signIn }) => {
      const page = await newPage({ reducedMotion: 'reduce', chosen: false });
      if (role) await signIn(page, people[role]);
      else await page.goto('/login');
      const screens = (await screensOf(role, page.request)).filter(({ address }) => isWanted(address));
      for (const screen of screens) await takeLooks(page, role, screen);
    },
    { timeoutMs: 1_200_000 },
  );
}

/** A word that starts with a slash is a whole address; any other word is a part of one. */
function isWanted(address) {
  return (
    wanted.length === 0 || wanted.some((word) => (word.startsWith('/') ? address === word : address.includes(word)))
  );
}

async function takeLooks(page, role, { path, address }) {
  for (const look of looks) {
    await dress(page, look);
    await page.setViewportSize({ width: widths[0], height: 1000 });
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 });
      await settle(page);
      await chartsDrawn(page);
      const first = look === looks[0] ? await page.screenshot() : undefined;
      // The whole page, up to a limit: an endless list would make the sheet unreadable.
      const height = Math.min(
        await page.evaluate(() => document.documentElement.scrollHeight),
        width < 768 ? 2_200 : 1_700,
      );
      await page.setViewportSize({ width, height: Math.max(height, width < 768 ? 844 : 1000) });
      taken.push({ role, path, width, ...look, first, image: await page.screenshot() });
    }
  }
}

/** Charts are drawn after the page, when they are near the window; one in the window belongs to its picture. */
const chartsDrawn = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main figure canvas')]
      .filter((canvas) => canvas.getBoundingClientRect().top < innerHeight)
      .every((canvas) => canvas.style.blockSize !== '' || canvas.style.height !== ''),
  );

const fileName = (role, path) => `${role ?? 'all'}${path.replace(/[^\w]+/g, '-').replace(/-$/, '') || '-landing'}`;

/** One sheet for each screen: the wide pictures above, the phone's below. */
async function writeSheets() {
  for (const key of new Set(taken.map(({ role, path }) => fileName(role, path)))) {
    const own = taken.filter(({ role, path }) => fileName(role, path) === key);
    const rows = await Promise.all(
      widths.map((width) =>
        row(
          own.filter((picture) => picture.width === width),
          width < 768 ? 390 : 720,
        ),
      ),
    );
    await sharp(await stack(rows))
      .png({ palette: true })
      .toFile(join(sheets, `${key}.png`));
  }
}

async function row(pictures, width, gap = 16) {
  const tiles = await Promise.all(
    pictures.map(async ({ image }) => sharp(image).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...tiles.map(({ info }) => info.height));
  const canvas = sharp({
    create: { width: tiles.length * (width + gap) + gap, height: height + gap, channels: 3, background: '#8a8f98' },
  });
  return canvas
    .composite(tiles.map(({ data }, index) => ({ input: data, left: gap + index * (width + gap), top: gap })))
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function stack(rows) {
  const width = Math.max(...rows.map(({ info }) => info.width));
  const height = rows.reduce((sum, { info }) => sum + info.height, 0);
  let top = 0;
  const layers = rows.map(({ data, info }) => {
    const layer = { input: data, left: 0, top };
    top += info.height;
    return layer;
  });
  return sharp({ create: { width, height, channels: 3, background: '#8a8f98' } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function writeChosen() {
  const light = taken.filter(({ language, theme }) => language === 'ar' && theme === 'light');
  for (const { name, role, path, width } of chosen) {
    const picture = light.find((each) => each.role === role && each.path === path && each.width === width);
    if (picture) await writeSmall(name, picture.first);
  }
  const small = phones.paths.map((path) =>
    light.find((each) => each.role === phones.role && each.path === path && each.width === 390),
  );
  if (small.every(Boolean)) {
    const screens = small.map(({ first }) => ({ image: first }));
    await writeSmall(phones.name, (await row(screens, 390)).data);
  }
}

async function writeSmall(name, image) {
  for (const colours of [256, 128, 64, 32]) {
    const small = await sharp(image).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (small.length > mostBytes) continue;
    await writeFile(join(shown, `${name}.png`), small);
    console.log(`  docs/pictures/${name}.png ${Math.round(small.length / 1000)} kB`);
    return;
  }
  throw new Error(`${name} stays above ${mostBytes} bytes`);
}

const { WAQF_URL, WAQF_DATA } = process.env;
const platform =
  WAQF_URL && WAQF_DATA
    ? { address: WAQF_URL, dataFolder: WAQF_DATA, stop: async () => undefined }
    : await startPlatform();
const browser = await openBrowser();
let failed = 0;
try {
  failed = (await runJourneys(takeJourneys(), { browser, ...platform })).size;
} finally {
  await browser.close();
  await platform.stop();
}
await writeSheets();
await writeChosen();
const sheetCount = new Set(taken.map(({ role, path }) => fileName(role, path))).size;
console.log(`${taken.length} pictures, ${sheetCount} sheets in .cache/pictures, ${failed} failed`);
process.exit(failed === 0 && taken.length > 0 ? 0 : 1);
