import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';

const admin = '1000000131';

for (const width of [1440, 390])
  journey(
    `an administrator changes a limit of the platform and finds it in the audit trail (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(admin, { width });
      await page.goto('/admin/system');
      await page.getByRole('tab', { name: 'الأمان' }).click();
      assert.deepEqual(await seriousFindings(page), []);
      const limit = width === 390 ? '61' : '62';
      await page.getByLabel(/محاولات الدخول الفاشلة/).fill(limit);
      await page.getByRole('button', { name: 'احفظ التغييرات' }).click();
      await page.locator('[role=region] li').filter({ hasText: 'حُفظت الإعدادات' }).first().waitFor();
      await page.goto('/admin/audit?action=administration.settings-changed');
      await page.getByText(limit).first().waitFor();
    },
  );
