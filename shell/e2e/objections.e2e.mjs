import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';

const noura = '1000000065';
const nazir = '1000000032';
const words = 'لا أرى سبب خصم العمارة من هذا الشهر';
const answer = 'العمارة مقدمة على الأنصبة بشرط الواقف، وفواتيرها في دورة التوزيع';

const button = (place, name) => place.getByRole('button', { name }).filter({ visible: true }).first();
const isNarrow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const looksWell = async (page) => {
  assert.deepEqual(await seriousFindings(page), []);
  assert.ok(await isNarrow(page), 'nothing is wider than the page');
};

journey(
  'a beneficiary objects to a payment on a phone, the nazir answers from the desk, and the person reads it',
  async ({ signedIn }) => {
    const page = await signedIn(noura, { width: 390 });
    await page.goto('/beneficiary/payments');
    const payments = page.getByRole('list', { name: 'دفعاتك من التوزيع' }).getByRole('listitem');
    await payments.filter({ hasText: 'تقديري' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'اعترض على هذا المبلغ' }).click();
    await page.locator('textarea[name=text]').waitFor();
    await button(page, 'إرسال الاعتراض').click();
    await page.getByText('اكتب سبب اعتراضك').waitFor();
    await looksWell(page);
    await page.locator('textarea[name=text]').fill(words);
    await button(page, 'إرسال الاعتراض').click();
    await page.getByRole('heading', { name: 'ما جرى' }).waitFor();
    await page.getByText(words).first().waitFor();
    await looksWell(page);

    const other = await signedIn(nazir, { width: 1440 });
    await other.goto('/dashboard');
    await other
      .getByRole('link', { name: /اقرأه وأجب/ })
      .first()
      .waitFor();
    await other.getByRole('link', { name: 'الاعتراضات', exact: true }).filter({ visible: true }).first().click();
    const open = other.getByRole('list', { name: 'تنتظر الجواب' }).getByRole('listitem');
    await looksWell(other);
    await open.filter({ hasText: '4,179.48' }).getByRole('link').first().click();
    await other.getByRole('heading', { name: 'حساب الدفعة كله' }).waitFor();
    await other.getByText(words).waitFor();
    await looksWell(other);
    await other.setViewportSize({ width: 390, height: 844 });
    await looksWell(other);
    await button(other, 'أرسل الجواب').click();
    await other.getByText('اكتب جوابك').first().waitFor();
    await other.locator('textarea[name=text]').fill(answer);
    await button(other, 'أرسل الجواب').click();
    await other.getByRole('heading', { name: 'الجواب', exact: true }).waitFor();

    await page.reload();
    await page.getByText(answer).waitFor();
    await page.getByText('بقي المبلغ كما هو').first().waitFor();
    await page.goto('/beneficiary/payments');
    await page.getByRole('list', { name: 'اعتراضاتك' }).waitFor();
    await looksWell(page);
  },
  { timeoutMs: 150_000 },
);
