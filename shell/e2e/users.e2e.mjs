import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey, variants } from './harness.mjs';
import { chooseOption, button, toast } from './page-checks.mjs';

const admin = '1000000131';

for (const [width, nationalId, fullName] of variants([
  [1440, '1000000719', 'ليان بنت حمد العتيبي'],
  [390, '1000000727', 'راكان بن فهد الشهري'],
]))
  journey(
    `an administrator adds a user, deactivates and reactivates the account, each with a reason and Nafath (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width, at: '/admin/users' });
      await page.getByText('قائمة المستخدمين').first().waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      await button(page, 'إضافة مستخدم').click();
      const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' });
      await dialog.getByRole('textbox', { name: /رقم الهوية/ }).fill(nationalId);
      await dialog.locator('input[name=fullName]').fill(fullName);
      await dialog.getByRole('combobox').last().click();
      await chooseOption(page, 'مستفيد');
      await dialog.locator('textarea[name=reason]').fill('طلب إدارة الأوقاف');
      await button(dialog, 'أضف المستخدم').click();
      await confirmed(page);
      await toast(page, 'أُنشئ المستخدم');

      await page.getByRole('searchbox').filter({ visible: true }).first().fill(fullName);
      await button(page, new RegExp(`^إدارة ?: ${fullName}$`)).click();
      const panel = page.getByRole('dialog', { name: fullName });
      await panel.getByRole('heading', { name: 'الجلسات' }).waitFor();
      await act(page, 'أوقف الحساب', 'انتهت صفته');
      await toast(page, 'أُوقف حساب المستخدم');
      await act(page, 'أعد تفعيل الحساب', 'أُوقف خطأً');
      await button(panel, 'أوقف الحساب').waitFor();
    },
    { timeoutMs: 120_000 },
  );

async function act(page, name, reason) {
  await button(page, name).click();
  await page.locator('textarea[name=reason]').fill(reason);
  await button(page.getByRole('dialog'), name).click();
  await confirmed(page);
}

async function confirmed(page) {
  await button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();
}
