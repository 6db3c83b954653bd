import { journey } from './harness.mjs';
import { button, looksWell } from './page-checks.mjs';
import { settle } from './screens.mjs';

// Each nazir has one sample waqf whose registration nobody has recorded.
for (const [width, nazir] of [
  [390, '1000000040'],
  [1440, '1000000032'],
])
  journey(
    `a nazir records on the desk that a waqf was registered with the authority (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      await page.goto('/dashboard');
      const item = page.locator('main li').filter({ hasText: 'تسجيل الوقف لدى الجهة المختصة' }).first();
      await item.getByText('المصدر: لائحة أعمال النظارة', { exact: false }).waitFor();
      await button(item, 'سجّل القيد').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'سجّل القيد').click();
      await dialog.getByText('رقم القيد مطلوب').waitFor();
      await settle(page);
      await looksWell(page);
      await dialog.locator('input[name=number]').fill('1448-06-00311');
      await button(dialog, 'سجّل القيد').click();
      await page.locator('[role=region] li').filter({ hasText: 'سُجل القيد' }).first().waitFor();
      await item.waitFor({ state: 'detached' });
    },
    { timeoutMs: 120_000 },
  );
