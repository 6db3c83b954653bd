import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';
import { fitsWidth } from './page-checks.mjs';

const nazir = '1000000032';

journey(
  'the nazir sees today’s tasks and whose money they concern, sends a refused payment again, and finds the runs in the menu',
  async ({ signedIn }) => {
    const phone = await signedIn(nazir, { width: 390, at: '/dashboard' });
    await phone.getByText('دفعة مردودة: حصة').first().waitFor();
    await phone.getByText('المال في جملة واحدة').waitFor();
    assert.ok(await fitsWidth(phone), 'nothing is wider than the page');
    assert.deepEqual(await seriousFindings(phone), []);

    const page = await signedIn(nazir, { width: 1440, at: '/dashboard' });
    await page.getByText('دفعة مردودة: حصة').first().waitFor();
    await page.getByRole('button', { name: 'أعد الدفع' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'أرسل الدفعة من جديد' }).click();
    // Either answer of the bank is shown: the payment was sent, or why it was not.
    await page.locator('[role=region] li').filter({ hasText: 'الدفعة' }).first().waitFor();

    await page.getByRole('link', { name: 'توزيع الغلة' }).first().click();
    await page.getByRole('heading', { name: 'توزيع الغلة', level: 1 }).waitFor();
    await page.getByRole('link', { name: /الدورات.*وقف برج النخيل/ }).click();
    await page.waitForURL('**/distributions');
  },
  { timeoutMs: 180_000 },
);
