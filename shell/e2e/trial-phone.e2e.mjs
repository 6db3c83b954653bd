import { journey } from './harness.mjs';

const founder = '1000000016';

async function atThePhone(page) {
  await page.goto('/login');
  await page.locator('input[name="nationalId"]').fill(founder);
  await page.locator('form button[type="submit"]').click();
  const link = page.getByRole('link', { name: 'افتح صفحة الجوال التجريبي' });
  await link.waitFor();
  const number = (await page.locator('[aria-live="polite"] bdi').first().textContent()).trim();
  const [phone] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await phone.locator('button[data-random]').first().waitFor();
  return { phone, number };
}

journey('the phone of the demo shows three numbers; the right one signs in', async ({ newPage }) => {
  const page = await newPage();
  const { phone, number } = await atThePhone(page);
  await phone.locator(`button[data-random="${number}"]`).click();
  await phone.getByText('تم القبول').waitFor();
  await page.waitForURL('**/dashboard');
});

journey('a request refused on the phone of the demo is shown as refused', async ({ newPage }) => {
  const page = await newPage();
  const { phone } = await atThePhone(page);
  await phone.locator('#reject').click();
  await phone.getByText('رُفض الطلب').waitFor();
  await page.getByText('رُفض').first().waitFor();
});
