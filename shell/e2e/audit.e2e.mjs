import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey, variants } from './harness.mjs';
import { settle } from './screens.mjs';

const admin = '1000000131';

for (const width of variants([1440, 390]))
  journey(
    `an administrator checks the audit trail, filters it and reads what an act changed (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width });
      const button = (name) => page.getByRole('button', { name }).filter({ visible: true }).first();
      await page.goto('/admin/audit');
      await button('افحص السلسلة الآن').click();
      await page.getByText('السلسلة سليمة').first().waitFor();
      const acts = page.getByRole('button', { name: /^تفاصيل/ }).filter({ visible: true });
      await acts.first().waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      await page.getByRole('searchbox').filter({ visible: true }).first().fill('وقف برج النخيل لا وجود له');
      await page
        .getByText('لا صفوف')
        .or(page.getByText('لا أفعال تطابق'))
        .or(page.getByText('لا نتائج'))
        .first()
        .waitFor();
      await page.goto('/admin/audit?action=endowments.waqf-approved');
      await acts.first().click();
      const drawer = page.getByRole('dialog', { name: 'اعتُمد الوقف' });
      await drawer.getByRole('row', { name: /الحالة\s+قيد المراجعة\s+معتمد/ }).waitFor();
      // A drawer is half transparent while it slides in.
      await settle(page);
      assert.deepEqual(await seriousFindings(page), []);
    },
    { timeoutMs: 120_000 },
  );
