import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';

const noura = '1000000065';

for (const width of [390, 1440]) {
  journey(
    `a beneficiary asks why an amount is what it is, two clicks after signing in (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(noura, { width, at: '/beneficiary/dashboard' });
      await page.getByRole('link', { name: 'الدفعات', exact: true }).filter({ visible: true }).first().click();
      const payments = page.getByRole('list', { name: 'الدفعات من التوزيع' }).getByRole('listitem');
      await payments.filter({ hasText: 'تقديري' }).first().waitFor();
      await payments.filter({ hasText: 'صُرفت' }).first().waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      await payments
        .filter({ hasText: 'تقديري' })
        .getByRole('link', { name: /لماذا هذا المبلغ/ })
        .first()
        .click();
      for (const part of ['من غلة الوقف إلى نصيبك', 'حساب نصيبك', 'بكلام الواقف', 'ما تغيّر عن الدفعة السابقة'])
        await page.getByRole('heading', { name: part }).waitFor();
      await page.getByText('وما بقي يُصرف على المستحقين بحسب أنصبتهم').waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      const text = await page.locator('main').innerText();
      for (const other of ['ماجد', 'سالم']) assert.ok(!text.includes(other), `${other} is not named`);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        'nothing is wider than the page',
      );
    },
    { timeoutMs: 90_000 },
  );
}
