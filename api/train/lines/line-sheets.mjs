import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { lineText } from './lines-text.mjs';

/* Sheets of lines, drawn by the packaged Chromium, each line in a font, size and shape of its own. */
const require = createRequire(import.meta.url);
const sheetWidth = 640;
const rowHeight = 54;
const rowsOfSheet = 24;
const pixelsPerPoint = 2;

/** Fonts from packages and (Debian) files; none is used only by `test`, `calibration` or the sets by hand. */
export async function fontsOf({ packaged, files }) {
  const data = async (file) => (await readFile(file)).toString('base64');
  const face = (name, weight, base64, type, range) =>
    `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url(data:font/${type};base64,${base64});` +
    `${range ? `unicode-range:${range}` : ''} }`;
  const ranges = { arabic: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF', latin: 'U+0000-00FF,U+2000-206F' };
  const fonts = [];
  for (const family of packaged) {
    const faces = [];
    for (const weight of [400, 700])
      for (const [script, range] of Object.entries(ranges)) {
        const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
        faces.push(face(family, weight, await data(file), 'woff2', range));
      }
    fonts.push({ name: family, css: faces.join('\n') });
  }
  for (const file of files) {
    const name = file.split('/').at(-1).replace(/\W/g, '-');
    fonts.push({ name, css: face(name, 400, await data(file), 'truetype', '') });
  }
  return fonts;
}

function row(random, { name }, words, index) {
  const size = random.between(11.5, 20);
  const [wide, lean, rim] = [random.between(0.85, 1.15), random.between(-7, 6), random.between(-0.008, 0.03)];
  const shaped = random.next() < 0.45;
  const stroke = `-webkit-text-stroke:${Math.abs(rim).toFixed(4)}em ${rim < 0 ? '#fff' : '#111'}`;
  const style =
    `top:${index * rowHeight + 4}px;font-size:${size.toFixed(1)}px;font-family:'${name}';` +
    `font-weight:${random.next() < 0.25 ? 700 : 400};` +
    (shaped ? `transform:scaleX(${wide.toFixed(3)}) skewX(${lean.toFixed(1)}deg);${stroke}` : '');
  return { text: lineText(random, words), style };
}

/** Runs in the browser and returns the box of each row in CSS pixels, clipped to the sheet. */
function boxesOf() {
  return [...document.querySelectorAll('.row')].map((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return { text: row.textContent, left, right, top, bottom };
  });
}

/** Yields sheets: the PNG, and the rows with their boxes in pixels of the PNG. */
export async function* drawLineSheets(random, count, fonts, words) {
  const { openBrowser } = await import('@waqf/testing/browser');
  const browser = await openBrowser();
  const height = rowsOfSheet * rowHeight + 10;
  try {
    const page = await browser.newPage({ viewport: { width: sheetWidth, height }, deviceScaleFactor: pixelsPerPoint });
    for (let sheet = 0; sheet < count; sheet += 1) {
      // Only a few fonts per sheet, because each is half a megabyte to transfer.
      const some = [random.pick(fonts), random.pick(fonts), random.pick(fonts)];
      const rows = Array.from({ length: rowsOfSheet }, (_, index) => row(random, random.pick(some), words, index));
      const lines = rows.map(({ text, style }) => `<div class="row" style="${style}">${text}</div>`).join('');
      await page.setContent(
        `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>${[...new Set(some)]
          .map(({ css }) => css)
          .join('\n')} body { margin: 0; width: ${sheetWidth}px; height: ${height}px; color: #111 }
          .row { position: absolute; right: 24px; white-space: pre; line-height: 44px;
          transform-origin: right center }</style><body>${lines}</body></html>`,
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const boxes = (await page.evaluate(boxesOf)).filter(({ left }) => left > 12);
      const scaled = ({ text, ...box }) => ({
        text,
        ...Object.fromEntries(Object.entries(box).map(([side, value]) => [side, value * pixelsPerPoint])),
      });
      yield { png: await page.screenshot(), rows: boxes.map(scaled) };
    }
  } finally {
    await browser.close();
  }
}
