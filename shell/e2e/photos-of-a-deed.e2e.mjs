import assert from 'node:assert/strict';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { journey } from './harness.mjs';
import { assertPageSound } from './page-checks.mjs';

const founder = '1000000016';

/** A deed on paper, photographed in two parts: number and owner on the first, place and area on the second. */
async function photos() {
  const whole = join(projectRoot, 'api/test/deeds/scans/good/doc000.jpg');
  const { width, height } = await sharp(whole).metadata();
  const cut = Math.round(height * 0.274);
  const part = async (name, top, end) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(whole)
      .extract({ left: 0, top, width, height: end - top })
      .jpeg()
      .toBuffer(),
  });
  return [await part('first.jpg', 0, cut), await part('second.jpg', cut, height)];
}

journey(
  'a founder photographs a deed page by page, and the photos become one deed',
  async ({ signedIn }) => {
    const [first, second] = await photos();
    const page = await signedIn(founder, { width: 390 });
    await page.goto('/waqf/create-steps');
    await page.getByLabel('صوّر صكًا', { exact: true }).setInputFiles(first);
    const deed = page.locator('main li[data-state]');
    await page.locator('main li[data-state=known]').waitFor({ timeout: 90_000 });
    await deed.getByRole('heading', { name: 'صك الملكية' }).waitFor();
    const found = async () => (await deed.getByText(/^الحقول المقروءة:/).innerText()).match(/\d+/)[0];
    const ofOne = Number(await found());

    // The next page belongs to the same deed, which is then read again.
    await deed.getByLabel('صوّر الصفحة التالية', { exact: true }).setInputFiles(second);
    await deed.getByText('صفحتان').waitFor();
    await page.locator('main li[data-state=known]').waitFor({ timeout: 90_000 });
    assert.ok(Number(await found()) > ofOne, 'both pages are read');
    assert.equal(await deed.count(), 1, 'two photos are one deed');
    await deed.getByRole('img', { name: 'صفحة 2' }).waitFor();
    await assertPageSound(page);

    await deed.getByRole('button', { name: 'قدّم الصفحة 2' }).click();
    await deed.getByRole('button', { name: 'احذف الصفحة 1' }).click();
    await deed.getByText('second.jpg').waitFor({ state: 'detached' });
    await deed.getByText('first.jpg').waitFor();
    await page.locator('main li[data-state=known]').waitFor({ timeout: 90_000 });
  },
  { timeoutMs: 300_000 },
);
