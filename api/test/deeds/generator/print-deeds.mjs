import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Deeds to PDF by the packaged Chromium.
 * @returns {Promise<{print(deed: {font: string, style: string, body: string}): Promise<{pdf: Buffer, text: string}>,
 *   close(): Promise<void>}>}
 */
export async function openPress() {
  const { openBrowser } = await import('@waqf/testing/browser');
  const browser = await openBrowser();
  const page = await browser.newPage();
  const faces = new Map();
  const facesOf = async (font) => {
    if (!faces.has(font))
      faces.set(
        font,
        (
          await Promise.all(
            [400, 700].flatMap((weight) => ['arabic', 'latin'].map((script) => face(font, script, weight))),
          )
        ).join('\n'),
      );
    return faces.get(font);
  };
  return {
    async print({ font, style, body }) {
      await page.setContent(
        `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>` +
          `${await facesOf(font)}${style}</style><body>${body}</body></html>`,
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const text = await page.evaluate(() => document.body.innerText);
      return { pdf: undated(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false })), text };
    },
    close: () => browser.close(),
  };
}

/** The moment of printing is taken out, so that the same deed gives the same bytes. */
function undated(pdf) {
  const text = pdf
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \(D:[^)]*\)/g, (found, key) =>
      `/${key} (D:20260101000000+00'00')`.padEnd(found.length),
    );
  return text.length === pdf.length ? Buffer.from(text, 'latin1') : pdf;
}

async function face(font, script, weight) {
  const file = require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`);
  const range = script === 'arabic' ? 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF' : 'U+0000-00FF,U+2000-206F';
  return (
    `@font-face { font-family: 'Deed'; font-weight: ${weight}; src: url(data:font/woff2;base64,` +
    `${(await readFile(file)).toString('base64')}); unicode-range: ${range} }`
  );
}
