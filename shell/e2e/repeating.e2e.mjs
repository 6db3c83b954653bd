import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { assertScreenSound, button, chooseOption, toast } from './page-checks.mjs';

const nazir = '1000000032';
const waqfName = 'وقف برج النخيل';

for (const width of variants([390, 1440])) {
  journey(
    `a nazir plans a monthly rent, enters it when it is paid, changes it and ends it (${width})`,
    async ({ signedIn }) => {
      const rent = `إيجار الكشك ${width} ${Date.now() % 10_000}`;
      const page = await signedIn(nazir, { width, at: '/transactions' });
      const listed = (name) =>
        page.getByRole('list', { name, exact: true }).getByRole('listitem').filter({ hasText: rent });
      await button(page, 'أضف معاملة متكررة').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'احفظ').click();
      await dialog.getByText('المبلغ مطلوب').waitFor();
      await dialog.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(page, waqfName);
      await dialog.locator('input[name=amount]').fill('725.5');
      await dialog.locator('input[name=description]').fill(rent);
      await assertScreenSound(page);
      await button(dialog, 'احفظ').click();
      await toast(page, 'حُفظت المعاملة المتكررة');

      const due = listed('حلّ موعدها');
      await due.waitFor();
      await assertScreenSound(page);
      // Planning moved no money; the new row appears in the list after the answer.
      const rows = page.locator('main').locator('tr, li').filter({ hasText: rent }).filter({ hasText: '+725.50' });
      assert.equal(await rows.count(), 0);
      await button(due, 'تمت، سجّلها').click();
      await toast(page, 'سُجّلت المعاملة');
      await rows.first().waitFor();
      await due.waitFor({ state: 'detached' });

      await button(page, `إجراءات ${rent}`).click();
      await page.getByRole('menuitem', { name: 'عدّل' }).click();
      await page.getByRole('dialog').locator('input[name=amount]').fill('800');
      await button(page.getByRole('dialog'), 'احفظ').click();
      const plan = listed('كل المعاملات المتكررة');
      await plan.getByText('800.00').waitFor();
      await button(page, `إجراءات ${rent}`).click();
      await page.getByRole('menuitem', { name: 'أنهها' }).click();
      await button(page.getByRole('dialog'), 'أنهها').click();
      await toast(page, 'أُنهيت المعاملة المتكررة');
      await plan.waitFor({ state: 'detached' });
    },
    { timeoutMs: 120_000 },
  );
}

journey(
  'the rent of this month waits on the desk and is entered there with one tap',
  async ({ signedIn }) => {
    const page = await signedIn(nazir, { width: 390, at: '/dashboard' });
    const item = page.locator('main li').filter({ hasText: 'إيراد متكرر حلّ موعده' }).first();
    const words = await item.innerText();
    await button(item, 'تمت، سجّلها').click();
    await toast(page, 'سُجّلت المعاملة');
    await page.goto('/transactions');
    const [, description] = /حلّ موعده: (.+)/.exec(words) ?? [];
    await page.locator('main').getByText(description.trim()).first().waitFor();
  },
  { timeoutMs: 120_000 },
);
