import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const founder = '1000000016';
const stranger = '1000000024';
const fieldOf = (page) => page.getByRole('combobox', { name: 'ابحث عن وقف أو مستفيد أو معاملة أو صفحة' });

journey(
  'a waqf is found by Ctrl K and a word without its marks, and comes first the next time',
  async ({ signedIn }) => {
    const page = await signedIn(founder);
    await page.getByRole('button', { name: /^ابحث عن وقف/ }).waitFor();
    await page.keyboard.press('Control+k');
    await fieldOf(page).fill('دار الارقم');
    const option = page.getByRole('option', { name: /وقف دار الأرقم/ });
    await option.waitFor();
    assert.deepEqual(await option.locator('mark').allTextContents(), ['دار', 'الأرقم']);
    assert.equal(await fieldOf(page).getAttribute('aria-activedescendant'), await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/waqf\/[\w-]+\/details$/);
    await page.getByRole('heading', { level: 1, name: /وقف دار الأرقم/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('option')
      .first()
      .filter({ hasText: /^وقف دار الأرقم/ })
      .waitFor();
  },
);

journey(
  'on a phone the search fills the screen, finds a waqf by its nazir, and returns the focus when closed',
  async ({ signedIn }) => {
    const page = await signedIn(founder, { width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'البحث' });
    await button.click();
    await page.waitForFunction(
      (dialog) => {
        const { x, y, width, height } = dialog.getBoundingClientRect();
        return x === 0 && y === 0 && width === 390 && height === 844;
      },
      await page.getByRole('dialog').elementHandle(),
    );
    await fieldOf(page).fill('عبدالعزيز السبيعي');
    await page
      .getByRole('option', { name: /الناظر: عبدالعزيز/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction((element) => element === document.activeElement, await button.elementHandle());
  },
);

journey('another founder’s waqf is not found', async ({ signedIn }) => {
  const page = await signedIn(stranger);
  await page.getByRole('button', { name: /^ابحث عن وقف/ }).click();
  await fieldOf(page).fill('دار الأرقم');
  await page.getByRole('heading', { name: 'لا نتائج لـ «دار الأرقم»' }).waitFor();
});
