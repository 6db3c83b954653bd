import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { chooseOption } from './page-checks.mjs';

const admin = '1000000131';
const founder = '1000000016';
const nazir = '1000000040';
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

/** Chooses an option of a list of the kit. */
async function choose(page, field, option) {
  await page.getByRole('combobox', { name: field }).click();
  await chooseOption(page, option);
}

/** Restores the initial settings, because other journeys read dates and amounts in these formats. */
async function restore(page, address) {
  const data = { dateFormat: 'dd/mm/yyyy', defaultCurrency: 'SAR', maxFileSize: 10 };
  const answer = await page.request.put('/api/system/settings', { data, headers: { origin: address } });
  assert.equal(answer.status(), 200);
}

journey(
  'an administrator’s date format and second currency apply to them at once, and to others at the next page',
  async ({ signedIn, address }) => {
    const page = await signedIn(admin);
    try {
      await page.goto('/settings?tab=system');
      await choose(page, 'صيغة التاريخ الميلادي', 'سنة وشهر ويوم');
      await choose(page, 'عملة العرض', 'دولار أمريكي');
      await page.getByLabel('سعر 1 دولار أمريكي').fill('3.75');
      await page.getByRole('button', { name: 'احفظ الإعدادات' }).click();
      await page.getByText('تاريخ السعر مطلوب').waitFor();
      const [year, month, day] = today().split('-');
      await page.getByLabel('تاريخ السعر').fill(`${day}/${month}/${year}`);
      await page.getByRole('button', { name: 'احفظ الإعدادات' }).click();
      await page.getByText('حُفظت الإعدادات', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'لوحة الإدارة' }).first().click();
      await page.getByText(`دولار أمريكي، بسعر ${today()}م`).waitFor();

      const other = await signedIn(founder);
      await other.getByText(`دولار أمريكي، بسعر ${today()}م`).first().waitFor();
      await other
        .locator('time', { hasText: `${today()}م` })
        .first()
        .waitFor();

      await page.goto('/settings?tab=system');
      await choose(page, 'عملة العرض', 'ريال سعودي');
      await choose(page, 'صيغة التاريخ الميلادي', 'يوم وشهر وسنة');
      await page.getByRole('button', { name: 'احفظ الإعدادات' }).click();
      await page.getByText('حُفظت الإعدادات', { exact: true }).waitFor();
      await other.reload();
      await other.locator('time').first().waitFor();
      assert.equal(await other.getByText('دولار أمريكي').count(), 0);
      assert.equal(await other.getByText(today()).count(), 0);
    } finally {
      await restore(page, address);
    }
  },
  { timeoutMs: 120_000 },
);

journey('only administrators have the tab and the call of the platform’s settings', async ({ signedIn, address }) => {
  const page = await signedIn(nazir, { at: '/settings?tab=system' });
  await page.getByRole('tab', { name: 'الملف الشخصي' }).waitFor();
  assert.equal(await page.getByRole('tab', { name: 'النظام' }).count(), 0);
  assert.equal((await page.request.get('/api/system/settings')).status(), 403);
  assert.equal(
    (
      await page.request.put('/api/system/settings', { data: { maxFileSize: 99 }, headers: { origin: address } })
    ).status(),
    403,
  );
});

journey(
  'a user’s toggle is kept after a reload, and another session is ended by its name',
  async ({ signedIn }) => {
    const page = await signedIn(nazir);
    const other = await signedIn(nazir);
    await page.goto('/settings?tab=notifications');
    const toggle = page.locator('input[name="reportReady"]');
    const before = await toggle.isChecked();
    await toggle.setChecked(!before);
    await page.getByRole('button', { name: /^احفظ/ }).click();
    await page.getByRole('button', { name: /^احفظ/ }).and(page.locator(':disabled')).waitFor();
    await page.reload();
    await toggle.waitFor();
    assert.equal(await toggle.isChecked(), !before);

    await page.getByRole('tab', { name: 'الأمان' }).click();
    await page.getByRole('button', { name: 'أنهِ كل الجلسات الأخرى' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'أنهِ كل الجلسات الأخرى' }).click();
    await page.getByText('لست داخلًا من جهاز آخر.').waitFor();
    assert.equal((await other.request.get('/api/user/me')).status(), 401);
    assert.equal((await page.request.get('/api/user/me')).status(), 200);
  },
  { timeoutMs: 120_000 },
);

for (const width of variants([390, 1440]))
  journey(`a person downloads a copy of their data after a confirmation in Nafath (${width})`, async ({ signedIn }) => {
    const page = await signedIn(nazir, { width, at: '/settings?tab=data' });
    await page.getByRole('button', { name: /^اطلب نسخة/ }).click();
    await page.getByRole('dialog', { name: 'أكّد بنفاذ' }).getByRole('button', { name: 'وافق الآن' }).click();
    const save = page.getByRole('button', { name: 'نزّل الملف' });
    await save.waitFor({ timeout: 60_000 });
    const saving = page.waitForEvent('download');
    await save.click();
    await page.getByRole('dialog', { name: 'أكّد بنفاذ' }).getByRole('button', { name: 'وافق الآن' }).click();
    const download = await saving;
    assert.match(download.suggestedFilename(), /^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
  });
