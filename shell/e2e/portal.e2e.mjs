import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, assertPageSound } from './page-checks.mjs';

const noura = '1000000065';

const inMenu = (page, name) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();

for (const width of variants([390, 1440])) {
  journey(
    `a beneficiary sees their profile, chooses how often they are paid, and downloads a statement (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(noura, { width, at: '/beneficiary/dashboard' });
      await inMenu(page, width === 390 ? 'ملفي' : 'الملف المالي').click();
      await page.getByRole('heading', { name: 'كيف تُصرف مستحقاتك' }).waitFor();
      await page.getByText('السبيعي').first().waitFor();
      await page.getByRole('radio', { name: width === 390 ? 'كل ربع سنة' : 'مع كل توزيع' }).check({ force: true });
      await button(page, 'احفظ').click();
      await page.locator('[role=region] li').filter({ hasText: 'حُفظ اختيارك' }).first().waitFor();
      await assertPageSound(page);

      await inMenu(page, 'التقارير').click();
      await page.getByRole('list', { name: 'وقف برج النخيل' }).getByRole('listitem').first().waitFor();
      await assertPageSound(page);
      await button(page, 'كشف PDF').click();
      const link = page.getByRole('link', { name: 'نزّل الملف' });
      await link.waitFor({ timeout: 60_000 });
      const file = await page.request.get(await link.getAttribute('href'));
      assert.equal((await file.body()).subarray(0, 5).toString(), '%PDF-');

      await page.goto('/beneficiary/transactions');
      const rows = page.getByRole('list', { name: 'المدفوع في المدة' }).getByRole('listitem');
      await rows.first().waitFor();
      await page.locator('input[name=search]').fill('لا وقف بهذا الاسم');
      await page.getByText('لا نتيجة لبحثك').waitFor();
      await page.locator('input[name=search]').fill('النخيل');
      await rows.first().waitFor();
      await assertPageSound(page);
    },
    { timeoutMs: 150_000 },
  );
}

for (const width of variants([390, 1440]))
  journey(
    `the wallet has four parts, each with its address, and says what comes next and when (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(noura, { width, at: '/beneficiary/dashboard' });
      await page.getByText('تُوزَّع غلة سنتها نظامًا قبل').waitFor();
      await page.getByRole('list', { name: 'أين وصلت الدفعة' }).getByText('مرفوعة').waitFor();
      const open = async (name, tab, seen) => {
        await page.getByRole('tab', { name }).click();
        await seen.first().waitFor();
        assert.equal(new URL(page.url()).searchParams.get('tab'), tab);
        await assertPageSound(page);
      };
      await open(
        'الحسابات',
        'accounts',
        page.getByRole('list', { name: 'حساباتك البنكية' }).getByText('وقف برج النخيل'),
      );
      await open('المعاملات', 'transactions', page.getByRole('link', { name: 'كل ما وصلك من التوزيع' }));
      await open('التقارير', 'reports', page.getByText('سنتك في أرقام'));
      await page.reload();
      await page.getByText('سنتك في أرقام').waitFor();
      await open('الأنصبة', null, page.getByRole('list', { name: 'أنصبتك من الأوقاف' }));
    },
  );
