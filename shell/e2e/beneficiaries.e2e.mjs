import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { seriousFindings } from './axe.mjs';
import { journey, variants } from './harness.mjs';
import { chooseOption, button, toast } from './page-checks.mjs';
import { settle } from './screens.mjs';

const nazir = '1000000032';
const waqfName = 'وقف دار الأرقم لتعليم القرآن الكريم';

for (const [width, nationalId, fullName] of variants([
  [1440, '1000000172', 'منيرة بنت خالد الدوسري'],
  [390, '1000000073', 'سارة بنت محمد القحطاني'],
]))
  journey(
    `a nazir adds a beneficiary, suspends and resumes the entitlement (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width, at: '/beneficiaries?add=person' });
      const dialog = page.getByRole('dialog');
      await dialog.getByText('يُفتح للمستفيد حساب بنكي فوري تلقائيًا.').waitFor();
      await button(dialog, 'أضف المستفيد').click();
      await dialog.getByText('رقم الهوية يجب أن يكون 10 أرقام').waitFor();
      await dialog.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(page, waqfName);
      await dialog.getByRole('textbox', { name: /رقم الهوية/ }).fill(nationalId);
      await dialog.locator('input[name=fullName]').fill(fullName);
      await dialog.locator('input[name=allocatedPercentage]').fill('12.5');
      await button(dialog, 'أضف المستفيد').click();
      await toast(page, 'أُضيف المستفيد');

      await button(page, `إجراءات ${fullName}`).click();
      await page.getByRole('menuitem', { name: 'إيقاف الاستحقاق' }).click();
      await page.locator('textarea[name=reason]').fill('لم تُحدَّث بيانات الهوية');
      await button(page, `أوقف استحقاق ${fullName}`).click();
      await toast(page, 'أُوقف استحقاق المستفيد');
      await page.locator('main').getByText('موقوف', { exact: true }).filter({ visible: true }).first().waitFor();
      await button(page, `إجراءات ${fullName}`).click();
      await page.getByRole('menuitem', { name: 'استئناف الاستحقاق' }).click();
      await page.locator('textarea[name=reason]').fill('حُدِّثت بيانات الهوية');
      await button(page, `استأنف استحقاق ${fullName}`).click();
      await toast(page, 'استُؤنف استحقاق المستفيد');
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(scrolls, false, 'nothing is wider than the page');
    },
    { timeoutMs: 120_000 },
  );

for (const width of variants([390, 1440]))
  journey(
    `the template of an import is downloaded, and a file without rows is refused with the reason (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width, at: '/beneficiaries' });
      await page.getByRole('link', { name: 'استيراد من Excel' }).filter({ visible: true }).first().click();
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'نزّل القالب' }).click(),
      ]);
      assert.equal(template.suggestedFilename(), 'beneficiaries.xlsx');
      await page.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(page, waqfName);
      // The file is read for the waqf that is chosen at that time, so wait until the choice is visible; the hidden text
      // with which the list announces an option does not count.
      await page.locator('main').getByText(waqfName, { exact: true }).filter({ visible: true }).first().waitFor();
      await page.locator('input[type=file]').setInputFiles({
        name: template.suggestedFilename(),
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await readFile(await template.path()),
      });
      await page.getByText('لا صفوف في الملف').waitFor();
      await settle(page);
      assert.deepEqual(await seriousFindings(page), []);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(scrolls, false, 'nothing is wider than the page');
    },
  );
