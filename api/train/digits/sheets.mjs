import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { randomOf } from './random.mjs';

/*
 * Sheets of numbers and words as deeds print them, drawn by the packaged Chromium in many fonts, with the place of
 * every character.
 */
const require = createRequire(import.meta.url);
/** Fonts by use: those in `measured` are not used for training, but to measure the accuracy. */
const families = {
  train: [
    'amiri',
    'cairo',
    'changa',
    'el-messiri',
    'harmattan',
    'ibm-plex-sans-arabic',
    'noto-kufi-arabic',
    'noto-naskh-arabic',
    'noto-sans-arabic',
    'scheherazade-new',
    'tajawal',
    'almarai',
  ],
  measured: ['lateef', 'markazi-text', 'vazirmatn'],
};
/**
 * Number of sheets for a font, weight and script: the first is unchanged, the others are drawn wider, narrower,
 * slanted, thinner or thicker.
 */
const drawings = 3;
const pixelsPerPoint = 2.35;
const sheetWidth = 470;
const rowHeight = 46;
const rowsOfSheet = 22;

const words = (
  'رقم الصك تاريخ المالك اسم هوية الوطنية متر مربع وقف الناظر شارع عرض بطول القطعة المخطط المساحة مدينة حي الرياض جدة هـ م الموافق من في على إلى بن محمد عبدالله أولاً ثانياً وأن لا يباع ' +
  'ألف ومائة وأربعة وأربعون المحكمة العامة دار وإدارة أعيان الواقف واو ادارة داود ذرع آدم أ ب ج د ه و ا'
).split(' ');

function number(random, script, length) {
  const digits = Array.from({ length }, () => random.whole(0, 9)).join('');
  return script === 'arabic' ? digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : digits;
}

/** The text of a row: only numbers, dates, areas, or numbers between words. */
function rowText(random, script) {
  const digits = (length) => number(random, script, length);
  const comma = script === 'arabic' && random.next() < 0.5 ? '٫' : random.pick(['.', ',']);
  const slash = random.pick(['/', '/', '/', '-']);
  const kinds = [
    () => digits(random.whole(4, 14)),
    () => `${digits(10)}  ${digits(random.whole(3, 12))}`,
    () => `${digits(2)}${slash}${digits(2)}${slash}${digits(4)}هـ`,
    () => `${digits(4)}${slash}${digits(2)}${slash}${digits(2)} م`,
    () => `${digits(random.whole(2, 4))}${comma}${digits(2)} م٢`,
    () => `(${digits(1)},${digits(3)}.${digits(2)})`,
    () =>
      `${random.pick(words)} ${random.pick(words)} ${digits(random.whole(1, 12))} ` +
      `${random.pick(words)} ${digits(random.whole(1, 4))} ${random.pick(words)}`,
    () => Array.from({ length: 7 }, () => random.pick(words)).join(' '),
    () => `${random.pick(words)}: ${digits(10)}`,
    () =>
      `(${digits(10)}) ${random.pick(words)} (${digits(random.whole(1, 4))})، ` +
      `${digits(random.whole(2, 6))}. ${random.pick(words)}`,
    () =>
      `${digits(1)}${random.pick(['-', '.'])} ${random.pick(words)} ${random.pick(words)} ` +
      `${digits(1)}${comma}${digits(3)} م${digits(1)} ${digits(1)}/${digits(1)}/${digits(4)}`,
    () =>
      `${random.pick(words)} ${digits(2)} ${random.pick(words)} ${digits(4)} هـ ` +
      `${random.pick(words)} ${digits(1)} ${random.pick(words)} ${digits(4)}م`,
    () => `${random.pick(words)} ${digits(random.whole(11, 13))} ${random.pick(words)} ${random.pick(words)}`,
  ];
  return random.pick(kinds)();
}

/**
 * Random shapes that simulate other fonts: letters are wider, slanted, thicker or (by a white rim) thinner, and digits
 * are closer together.
 */
function shapeOf(random, text) {
  const rim = random.between(-0.014, 0.04);
  const spacing = /^[^\u0620-\u064a]*$/.test(text) ? `letter-spacing:${random.between(-0.05, 0.06).toFixed(3)}em;` : '';
  return (
    `transform:scaleX(${random.between(0.82, 1.15).toFixed(3)}) skewX(` +
    `${random.between(-9, 7).toFixed(1)}deg);-webkit-text-stroke:${Math.abs(rim).toFixed(4)}em ` +
    `${rim < 0 ? '#fff' : '#111'};${spacing}`
  );
}

async function faces(family, weight) {
  const ranges = { arabic: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF', latin: 'U+0000-00FF,U+2000-206F' };
  const rules = await Promise.all(
    Object.entries(ranges).map(async ([script, range]) => {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
      return (
        `@font-face { font-family: 'Sheet'; src: url(data:font/woff2;base64,` +
        `${(await readFile(file)).toString('base64')}); unicode-range: ${range} }`
      );
    }),
  );
  return rules.join('\n');
}

function pageOf(fonts, rows) {
  const lines = rows
    .map(
      ({ text, size, shape }, index) =>
        `<div class="row" style="top:${index * rowHeight + 4}px;font-size:${size}px;${shape}">${text}</div>`,
    )
    .join('');
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>${fonts} body { margin: 0;
  width: ${sheetWidth}px; height: ${rowsOfSheet * rowHeight + 10}px; font-family: 'Sheet'; color: #111 }
    .row { position: absolute; right: 24px; white-space: pre; line-height: 38px;
    transform-origin: right center }</style><body>${lines}</body></html>`;
}

/** Runs in the browser and returns each character with its box in CSS pixels. */
function charactersOf() {
  return [...document.querySelectorAll('.row')].map((row) => {
    const node = row.firstChild;
    return [...node.data].map((text, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { text, left, right, top, bottom };
    });
  });
}

/** Yields every sheet of a split: its PNG and its characters, row by row, with boxes in pixels of the PNG. */
export async function* drawSheets(split, seed) {
  const { openBrowser } = await import('@waqf/testing/browser');
  const browser = await openBrowser();
  const random = randomOf(seed);
  try {
    const page = await browser.newPage({
      viewport: { width: sheetWidth, height: rowsOfSheet * rowHeight + 10 },
      deviceScaleFactor: pixelsPerPoint,
    });
    const kinds = ['arabic', 'latin'].flatMap((script) =>
      Array.from({ length: drawings }, (_, drawing) => ({ script, drawing })),
    );
    for (const family of families[split]) {
      for (const weight of [400, 700]) {
        for (const { script, drawing } of kinds) {
          const size = random.between(13, 19);
          const rows = Array.from({ length: rowsOfSheet }, () => {
            const text = rowText(random, script);
            return {
              text,
              size: size * random.pick([1, 1, 1, 1.25]),
              shape: drawing === 0 ? '' : shapeOf(random, text),
            };
          });
          await page.setContent(pageOf(await faces(family, weight), rows));
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const scaled = (box) => ({
            text: box.text,
            left: box.left * pixelsPerPoint,
            right: box.right * pixelsPerPoint,
            top: box.top * pixelsPerPoint,
            bottom: box.bottom * pixelsPerPoint,
          });
          yield {
            family,
            weight,
            script,
            png: await page.screenshot(),
            rows: (await page.evaluate(charactersOf)).map((row) => row.map(scaled)),
          };
        }
      }
    }
  } finally {
    await browser.close();
  }
}
