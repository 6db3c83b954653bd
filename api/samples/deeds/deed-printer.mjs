import { readFile } from 'node:fs/promises';

/**
 * HTML to PDF by the packaged Chromium.
 * @param {NodeRequire} require of a file whose package can reach the workspace's browsers and fonts
 * @returns {Promise<{fonts: string, print(html: string): Promise<Buffer>, close(): Promise<void>}>} `fonts` is the
 *   @font-face of the family "Deed"
 */
export async function openPrinter(require) {
  const { openBrowser } = await import('@waqf/testing/browser');
  const browser = await openBrowser();
  const page = await browser.newPage();
  const faces = await Promise.all(
    [400, 700].flatMap((weight) => ['arabic', 'latin'].map((script) => face(require, script, weight))),
  );
  return {
    fonts: faces.join('\n'),
    async print(html) {
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false });
    },
    close: () => browser.close(),
  };
}

async function face(require, script, weight) {
  const file = require.resolve(
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
  );
  const range = script === 'arabic' ? 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF' : 'U+0000-00FF,U+2000-206F';
  return (
    `@font-face { font-family: 'Deed'; font-weight: ${weight}; src: url(data:font/woff2;base64,` +
    `${(await readFile(file)).toString('base64')}); unicode-range: ${range} }`
  );
}
