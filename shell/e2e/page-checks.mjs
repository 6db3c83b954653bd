import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';

/** The first button of that name that is seen in a page or a part of it. */
export const button = (place, name) => place.getByRole('button', { name }).filter({ visible: true }).first();

/** axe finds nothing serious, and nothing is wider than the page. */
export async function looksWell(page) {
  assert.deepEqual(await seriousFindings(page), []);
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    'nothing is wider than the page',
  );
}
