import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people, screensOf, settle } from './screens.mjs';

/** The lightness of a colour from the browser, 0 to 1. */
const lightness = (colour) =>
  colour
    .match(/[\d.]+/g)
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0) / 765;

journey(
  'on paper a waqf and its approval stand alone: no sidebar, header or button, dark words even from the dark theme',
  async ({ signedIn }) => {
    const page = await signedIn(people.waqif, { theme: 'dark' });
    const screens = await screensOf('waqif', page.request);
    for (const path of ['/waqf/:waqfId/details', '/waqf/:waqfId/approve', '/waqf/:waqfId/statement']) {
      await page.goto(screens.find((screen) => screen.path === path).address);
      await settle(page);
      // A word with an explanation is a button, but is printed as normal text.
      const buttons = page.locator('button:not([data-explained]):visible');
      assert.ok(
        (await page.locator('aside').first().isVisible()) && (await buttons.count()) > 0,
        'the screen has what paper leaves out',
      );
      await page.emulateMedia({ media: 'print' });
      await settle(page);
      assert.ok(await page.locator('h1').first().isVisible(), `${path}: the title is printed`);
      assert.equal(await page.locator('aside:visible').count(), 0, `${path}: sidebar`);
      assert.equal(await page.getByRole('banner').filter({ visible: true }).count(), 0, `${path}: header`);
      assert.equal(await buttons.count(), 0, `${path}: buttons`);
      assert.equal(await page.getByRole('searchbox').filter({ visible: true }).count(), 0, `${path}: search`);
      const colours = await page.evaluate(() => {
        const of = (selector) => getComputedStyle(document.querySelector(selector));
        return { words: of('h1').color, ground: of('body').backgroundColor, margins: of(':root').colorScheme };
      });
      assert.ok(lightness(colours.words) < 0.35, `${path}: words ${colours.words}`);
      assert.ok(lightness(colours.ground) > 0.9, `${path}: ground ${colours.ground}`);
      assert.equal(colours.margins, 'light', `${path}: the margins of the paper`);
      const pdf = await page.pdf({ format: 'A4' });
      assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
      assert.ok(pdf.length > 10_000, `${path}: ${pdf.length} bytes`);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);
