import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { assertPageSound } from './page-checks.mjs';
import { settle } from './screens.mjs';

const founder = '1000000016';

journey('on a phone a founder reaches each of several requests from the top of the page', async ({ signedIn }) => {
  const page = await signedIn(founder, { width: 390, at: '/approvals' });
  await settle(page);
  const rows = page.locator('main button[aria-pressed]');
  const waiting = page.getByRole('heading', { name: 'تنتظرني' });
  assert.ok((await rows.count()) >= 2, 'several requests wait');
  const topOf = async (part) => (await part.boundingBox()).y;
  const open = page.locator('main').getByText('بانتظار القرار').first();
  assert.ok((await topOf(waiting)) < (await topOf(open)), 'the list stands above the open request');
  assert.ok((await topOf(rows.nth(1))) < 844, 'the second request is on the first screen');
  await rows.nth(1).click();
  const title = page.getByRole('heading', { name: /^توزيع غلة/ }).first();
  await atTop(page, title);
  await assertPageSound(page);
  // A link from the desk or a notification leads to the request, not to the list above it.
  const link = page.url();
  await page.goto('/dashboard');
  await page.goto(link);
  await atTop(page, title);
});

async function atTop(page, title) {
  await title.waitFor();
  await page.waitForFunction(
    (heading) => heading.getBoundingClientRect().top > 0 && heading.getBoundingClientRect().top < 200,
    await title.elementHandle(),
  );
}
