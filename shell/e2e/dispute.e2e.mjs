import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, fitsWidth, toast } from './page-checks.mjs';

const nazir = '1000000032';
/** One person for each width, because a beneficiary can have only one open request per waqf. */
const named = { 1440: '1000000099', 390: '1000000065' };
const leaver = { 1440: '1000000073', 390: '2000000014' };
const reason = 'لا صلة لي بهذا الوقف';
const answer = 'ذكرك الواقف باسمك في صك الوقفية';

for (const width of variants([390, 1440]))
  journey(
    `a person disputes being named as a beneficiary, the nazir explains, and the person reads the answer (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(named[width], { width, at: '/beneficiary/entitlements' });
      await button(page, 'اعترض على إدراجي').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'أرسل الاعتراض').click();
      await dialog.getByText('اكتب السبب').waitFor();
      await dialog.locator('textarea[name=reason]').fill(reason);
      await button(dialog, 'أرسل الاعتراض').click();
      await page.getByText('الاعتراض ينتظر جواب الناظر').waitFor();
      assert.ok(await fitsWidth(page), 'nothing is wider than the page');

      const other = await signedIn(nazir, { width, at: '/beneficiaries' });
      await other.getByText(reason).first().waitFor();
      await button(other, 'أجب').click();
      await other.locator('textarea[name=text]').fill(answer);
      await button(other, 'أرسل الجواب').click();
      await toast(other, 'أُرسل جوابك');

      await page.reload();
      await page.locator('#main').getByText('أجاب الناظر عن الاعتراض').waitFor();
      await page.getByText(answer).waitFor();
    },
    { timeoutMs: 120_000 },
  );

for (const width of variants([390, 1440]))
  journey(
    `a beneficiary asks to leave, confirms it with Nafath, and sees that the request waits (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(leaver[width], { width, at: '/beneficiary/entitlements' });
      await button(page, 'اطلب الخروج من الوقف').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('لا تستحق شيئًا من التوزيع التالي', { exact: false }).waitFor();
      await dialog.locator('textarea[name=reason]').fill('استغنيت عن نصيبي');
      await button(dialog, 'أرسل الطلب').click();
      await button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();
      await page.getByText('طلب خروجك ينتظر جواب الناظر').waitFor();
      assert.ok(await fitsWidth(page), 'nothing is wider than the page');
    },
    { timeoutMs: 120_000 },
  );
