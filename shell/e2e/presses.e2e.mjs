import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const founder = '1000000016';

/** Answers of a call are held back until the returned function is called. */
async function held(page, pattern) {
  let letGo;
  const gate = new Promise((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

const centre = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

journey('the buttons of a page stay where they are when its figures come', async ({ signedIn }) => {
  const page = await signedIn(founder);
  await page.locator('main h1').first().waitFor();
  const letGo = await held(page, /\/api\/reports/);
  await page.goto('/reports?period=all_time', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'تصدير PDF' });
  await button.waitFor();
  const before = await button.boundingBox();
  letGo();
  await page.locator('main header').getByText('كل الأوقاف').waitFor();
  assert.equal((await button.boundingBox()).y, before.y);
});

journey('a press that begins before the scripts run counts when it ends after them', async ({ signedIn }) => {
  const page = await signedIn('1000000032');
  await page.locator('main h1').first().waitFor();
  const letGo = await held(page, /\/(assets|remotes)\/.*\.js$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const search = page.locator('header button', { hasText: 'ابحث عن وقف' });
  await search.waitFor();
  await page.mouse.move(...(await centre(search)));
  await page.mouse.down();
  letGo();
  await page.locator('main h1').first().waitFor();
  await page.mouse.up();
  await page.getByRole('combobox', { name: /^ابحث عن وقف/ }).waitFor();
});
