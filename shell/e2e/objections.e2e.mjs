import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { button, looksWell, opened } from './page-checks.mjs';

const nazir = '1000000032';
const words = 'لا أرى سبب خصم العمارة من هذا الشهر';
const answer = 'العمارة مقدمة على الأنصبة بشرط الواقف، وفواتيرها في دورة التوزيع';

/** What was just said does not lie over the head of a sheet that opens beneath it. */
async function leavesTheSheetFree(page) {
  const news = page.locator('[role=region] li').first();
  // Under the pointer it stays; in so low a window the sheet takes all the room that it may.
  await news.hover();
  const before = page.viewportSize();
  await page.setViewportSize({ ...before, height: 360 });
  await button(page, 'اسحب الاعتراض').press('Enter');
  await opened(page);
  const [said, sheet] = [await news.boundingBox(), await page.locator('.ant-modal-container').boundingBox()];
  assert.ok(said.y + said.height <= sheet.y, `a toast ends at ${said.y + said.height}, the sheet begins at ${sheet.y}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.setViewportSize(before);
}

// Another person for each width: a payment is objected to once.
for (const [width, person] of [
  [390, '1000000065'],
  [1440, '2000000014'],
])
  journey(
    `a beneficiary objects to a payment, the nazir answers from the desk, and the person reads it (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(person, { width, at: '/beneficiary/payments' });
      const payments = page.getByRole('list', { name: 'دفعاتك من التوزيع' }).getByRole('listitem');
      const estimate = payments.filter({ hasText: 'تقديري' }).first();
      const [amount] = (await estimate.innerText()).match(/[\d,]+\.\d\d/);
      await estimate.getByRole('link').first().click();
      await page.getByRole('link', { name: 'اعترض على هذا المبلغ' }).click();
      await page.locator('textarea[name=text]').waitFor();
      await button(page, 'إرسال الاعتراض').click();
      await page.getByText('اكتب سبب اعتراضك').waitFor();
      await looksWell(page);
      await page.locator('textarea[name=text]').fill(words);
      await button(page, 'إرسال الاعتراض').click();
      await page.getByRole('heading', { name: 'ما جرى' }).waitFor();
      if (width < 768) await leavesTheSheetFree(page);
      await page.getByText(words).first().waitFor();
      await looksWell(page);

      const other = await signedIn(nazir, { width, at: '/dashboard' });
      await other
        .getByRole('link', { name: /اقرأه وأجب/ })
        .first()
        .waitFor();
      await other.goto('/objections');
      const open = other.getByRole('list', { name: 'تنتظر الجواب' }).getByRole('listitem');
      await looksWell(other);
      await open.filter({ hasText: amount }).getByRole('link').first().click();
      await other.getByRole('heading', { name: 'حساب الدفعة كله' }).waitFor();
      await other.getByText(words).waitFor();
      await looksWell(other);
      await button(other, 'أرسل الجواب').click();
      await other.getByText('اكتب جوابك').first().waitFor();
      await other.locator('textarea[name=text]').fill(answer);
      await button(other, 'أرسل الجواب').click();
      await other.getByRole('heading', { name: 'الجواب', exact: true }).waitFor();

      await page.reload();
      await page.getByText(answer).waitFor();
      await page.getByText('بقي المبلغ كما هو').first().waitFor();
      await page.goto('/beneficiary/payments');
      await page.getByRole('list', { name: 'اعتراضاتك' }).waitFor();
      await looksWell(page);
    },
    { timeoutMs: 150_000 },
  );
