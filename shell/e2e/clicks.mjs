/**
 * Counts every pointer press on a page from now on; the count is kept across page loads.
 * @param {import('playwright-core').Page} page signed in, on any page
 * @returns {Promise<() => Promise<number>>} reads the count
 */
export async function countClicks(page) {
  const listen = () =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
      { capture: true },
    );
  await page.evaluate(() => sessionStorage.setItem('clicks', '0'));
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}
