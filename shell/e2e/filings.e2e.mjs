import { journey, variants } from './harness.mjs';
import { button, assertPageSound } from './page-checks.mjs';
import { settle } from './screens.mjs';

// Each nazir has one sample waqf whose registration nobody has recorded.
for (const [width, nazir] of variants([
  [1440, '1000000032'],
  [390, '1000000040'],
]))
  journey(
    `a nazir records the value of a waqf’s assets, which sets its deadline, and then its registration (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width, at: '/dashboard' });
      const item = page.locator('main li').filter({ hasText: 'تسجيل الوقف لدى الجهة المختصة' }).first();
      await item.getByText('المصدر: لائحة أعمال النظارة', { exact: false }).waitFor();
      await item.getByText('فأُخذت أقصر المهل', { exact: false }).waitFor();
      const waqf = await item.getByRole('link').first().getAttribute('href');
      await button(item, 'سجّل القيمة').click();
      const value = page.getByRole('dialog');
      await button(value, 'سجّل القيمة').click();
      await value.getByText('قيمة الأصول مطلوبة').waitFor();
      await value.locator('input[name=amount]').fill('236500000');
      await value.locator('input[name=reference]').fill('تقرير 1448-77، شركة تقدير للتقييم العقاري');
      await settle(page);
      await assertPageSound(page);
      await button(value, 'سجّل القيمة').click();
      await page.locator('[role=region] li').filter({ hasText: 'سُجلت قيمة الأصول' }).first().waitFor();
      await item.getByText('تبلغ أصوله 200 مليون ريال فأكثر', { exact: false }).waitFor();

      await button(item, 'سجّل القيد').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'سجّل القيد').click();
      await dialog.getByText('رقم القيد مطلوب').waitFor();
      await settle(page);
      await assertPageSound(page);
      await dialog.locator('input[name=number]').fill('1448-06-00311');
      await button(dialog, 'سجّل القيد').click();
      await page.locator('[role=region] li').filter({ hasText: 'سُجل القيد' }).first().waitFor();
      await item.waitFor({ state: 'detached' });

      await page.goto(waqf);
      await page.getByText('كبير: 200 مليون ريال فأكثر').waitFor();
      await settle(page);
      await assertPageSound(page);
    },
    { timeoutMs: 120_000 },
  );
