import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { button, chooseOption, dialogsOpened, keepToastsOpen } from './page-checks.mjs';

const nazir = '1000000032';

/** Whether two boxes have a point in common. */
const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const [width, height] of [
  [390, 664],
  [768, 700],
  [1440, 700],
])
  journey(
    `news and the notice of a lost connection cover neither the head nor the buttons of a dialog (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width, height, at: '/transactions?add=expense' });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(page, 'وقف برج النخيل');
      await dialog.locator('input[name=amount]').fill('10');
      await dialog.locator('input[name=description]').fill('مصروف لا يصل إلى الخادم');
      await page.route('**/api/transactions', (route) => route.fulfill({ status: 500, body: '' }));
      await dialogsOpened(page);
      await keepToastsOpen(page);
      await button(dialog, /^أضف المصروف/).click();
      const toast = page.locator('li[data-swipe-direction]');
      await toast.waitFor();
      // The toast rises to its place.
      await page.waitForFunction(() => document.getAnimations().every(({ animationName }) => animationName !== 'rise'));
      const news = await toast.boundingBox();
      for (const part of await dialog.locator('.ant-modal-title, .ant-modal-footer').all())
        assert.ok(!overlap(news, await part.boundingBox()), await part.innerText());
      await page.context().setOffline(true);
      const notice = page.getByText('لا اتصال بالإنترنت').locator('..').locator('..');
      await notice.waitFor();
      if (width < 768)
        assert.equal(await notice.locator('..').evaluate((region) => getComputedStyle(region).opacity), '0');
      await toast.getByRole('button', { name: 'إغلاق' }).click();
      await toast.waitFor({ state: 'detached' });
      assert.equal(await notice.locator('..').evaluate((region) => getComputedStyle(region).opacity), '1');
      const box = await notice.boundingBox();
      assert.ok(!overlap(box, await dialog.locator('.ant-modal-title').boundingBox()), 'the notice');
      await page.context().setOffline(false);
    },
    { motion: true },
  );
