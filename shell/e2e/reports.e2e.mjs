import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

journey('a founder opens a figure of the report, and the address keeps the whole view', async ({ signedIn }) => {
  const page = await signedIn('1000000016');
  await page.getByRole('link', { name: 'التقارير' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'التقارير' }).waitFor();
  await page.goto('/reports?period=all_time');
  const income = page.getByRole('link', { name: 'إيجار', exact: true });
  await income.click();
  await page.waitForURL(/type=detailed.*entries=income.*kind=rent/);
  await page.getByText('قيود إيجار وحدها').waitFor();
  const address = page.url();
  await page.reload();
  await page.getByText('قيود إيجار وحدها').waitFor();
  assert.equal(page.url(), address);
});

journey(
  'the charge and the discharge of a nazir come to the same, also for a range in the address',
  async ({ signedIn }) => {
    const page = await signedIn('1000000032');
    await page.goto('/reports?type=charge_discharge&period=range&from=2026-01-01&to=2026-12-31');
    const totals = page.locator('tfoot tr');
    await totals.nth(1).waitFor();
    const [charge, discharge] = await Promise.all([0, 1].map((at) => totals.nth(at).locator('td').first().innerText()));
    assert.equal(charge, discharge);
    assert.notEqual(charge, '0.00');
  },
);
