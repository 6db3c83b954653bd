import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, assertPageSound, toast } from './page-checks.mjs';

const admin = '1000000131';

for (const width of variants([1440, 390])) {
  journey(
    `an administrator makes a backup, sees its test restore, and downloads it after a confirmation in Nafath (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width, at: '/admin/backups' });
      // The backup of the journey before may still run: it has the lowest priority.
      await button(page, 'خذ نسخة الآن').click({ timeout: 100_000 });
      await toast(page, 'بدأ النسخ');
      await page.getByText('استُعيدت تجريبيًا وطابقت').filter({ visible: true }).first().waitFor({ timeout: 200_000 });
      await assertPageSound(page);
      await button(page, 'نزّل').click();
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();
      assert.match((await download).suggestedFilename(), /\.waqf-backup$/);
    },
    { timeoutMs: 300_000 },
  );

  journey(
    `an administrator filters the log and clears old lines, which is recorded in the audit trail (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width, at: '/admin/system?tab=logs' });
      await page.getByText('الأحدث أعلى').first().waitFor();
      // On a phone the filters are in a sheet.
      if (width < 768) await button(page, 'تصفية').click();
      await page.getByLabel('نص أو مرجع').fill('no line says this');
      await page.getByText('لا أسطر بهذه التصفية').waitFor();
      await page.getByLabel('نص أو مرجع').fill('');
      if (width < 768) {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      await assertPageSound(page);
      const clear = page.getByRole('button', { name: 'امسح السجلات' }).first();
      await page.getByText('لا أسطر بهذا القِدم').waitFor();
      assert.ok(await clear.isDisabled(), 'nothing that old can be cleared');
      await page.getByRole('radio', { name: 'كل الأسطر' }).check();
      await clear.click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'امسح السجلات').click();
      await toast(page, 'السجلات');
      await page.goto('/admin/audit?action=operations.logs-cleared');
      await page.getByText('ريم بنت صالح الغامدي').filter({ visible: true }).first().waitFor();
    },
    { timeoutMs: 120_000 },
  );

  journey(
    `an administrator downloads the figures of the day, and finds what failed (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width, at: '/admin' });
      await page.getByRole('heading', { name: 'المستخدمون حسب الدور' }).waitFor();
      const download = page.waitForEvent('download', { timeout: 30_000 });
      await page
        .getByRole('button', { name: /Excel|تصدير/ })
        .filter({ visible: true })
        .first()
        .click();
      assert.match((await download).suggestedFilename(), /\.xlsx$/);
      await button(page, 'تحديث').click();
      await assertPageSound(page);
      await page.goto('/admin/events');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await assertPageSound(page);
    },
  );
}
