import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { journey, variants } from './harness.mjs';
import { button, chooseOption, assertPageSound } from './page-checks.mjs';
import { settle } from './screens.mjs';

const [founder, nazir] = ['1000000016', '1000000032'];
const waqf = 'وقف برج النخيل';

const choose = async (page, place, label, option) => {
  await place.getByRole('combobox', { name: label }).click();
  await chooseOption(page, option);
};
const waqfId = async (page) =>
  (await (await page.request.get('/api/waqfs')).json()).waqfs.find(({ name }) => name === waqf).id;

for (const width of variants([1440, 390])) {
  journey(`a scheduled report is created, listed with its readers, and ended (${width})`, async ({ signedIn }) => {
    const page = await signedIn(nazir, { width, at: '/reports/schedules' });
    await button(page, 'أضف تقريرًا دوريًا').click();
    const dialog = page.getByRole('dialog', { name: 'أضف تقريرًا دوريًا' });
    await dialog.waitFor();
    await settle(page);
    await assertPageSound(page);
    await choose(page, dialog, /^الوقف/, waqf);
    await choose(page, dialog, /^التقرير/, 'بيان العهدة والإبراء');
    await choose(page, dialog, /^التكرار/, 'كل سنة');
    await dialog.getByRole('checkbox').first().check();
    await button(dialog, 'أضف التقرير').click();
    await page.getByText('أُضيف التقرير الدوري').first().waitFor();
    await settle(page);
    await page.getByText(`بيان العهدة والإبراء · ${waqf}`).first().waitFor();
    await assertPageSound(page);
    await button(page, 'أوقفه للجميع').click();
    await button(page.getByRole('dialog'), 'أوقفه للجميع').click();
    await page.getByText('أُوقف التقرير الدوري').first().waitFor();
  });
}

journey(
  'the nazir’s report of the year is given to the founder, who finds it among the notifications',
  async ({ signedIn }) => {
    const page = await signedIn(nazir, { width: 1440 });
    await page.goto(`/reports?type=nazir_year&waqf=${await waqfId(page)}&period=current_year`);
    await page.getByRole('heading', { name: 'التوزيع وفق شروط الواقف' }).waitFor();
    await button(page, 'تصدير PDF').click();
    await page.getByRole('link', { name: 'نزّل الملف' }).waitFor();
    await button(page, 'شارك الملف').click();
    const dialog = page.getByRole('dialog', { name: 'شارك الملف' });
    await dialog.getByRole('checkbox', { name: /يوسف بن منصور العنزي/ }).check();
    await button(dialog, /^شارك$/).click();
    await page.getByText('شورك الملف', { exact: true }).waitFor();
    const reader = await signedIn(founder, { width: 390, at: '/notifications' });
    await reader
      .getByText(/تقرير الناظر السنوي/)
      .first()
      .waitFor();
  },
  { timeoutMs: 120_000 },
);

journey(
  'the pack for an auditor is made after a confirmation in Nafath',
  async ({ signedIn }) => {
    const page = await signedIn(nazir, { width: 1440 });
    await page.goto(`/reports?waqf=${await waqfId(page)}&period=current_year`);
    await button(page, 'اطلب الحزمة').click();
    await button(page.getByRole('dialog'), 'أكّد واطلب الحزمة').click();
    await button(page.getByRole('dialog', { name: 'أكّد بنفاذ' }), 'وافق الآن').click();
    const saving = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('link', { name: 'نزّل الملف' }).click({ timeout: 90_000 });
    const bytes = await readFile(await (await saving).path());
    assert.equal(bytes.subarray(0, 2).toString(), 'PK');
  },
  { timeoutMs: 180_000 },
);
