import { journey } from './harness.mjs';
import { assertScreenSound, button } from './page-checks.mjs';

const [founder, nazir] = ['1000000016', '1000000032'];
const waqfName = 'وقف سنابل الخير';

const link = (place, name) => place.getByRole('link', { name }).filter({ visible: true }).first();

for (const [person, width] of [
  [nazir, 390],
  [nazir, 1440],
  [founder, 390],
])
  journey(
    `the page of a waqf leads to its fiscal years and to what is left before closing (${person}, ${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(person, { width });
      const { waqfs } = await (await page.request.get('/api/waqfs')).json();
      await page.goto(`/waqf/${waqfs.find(({ name }) => name === waqfName).id}/details?tab=money`);
      await link(page, 'السنوات المالية وإقفالها').click();
      await page.getByRole('heading', { name: 'السنوات المالية' }).waitFor();
      await assertScreenSound(page, 'the years');
      await button(page, 'غيّر السنة المالية').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'احفظ السنة المالية').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await link(page.getByRole('list', { name: 'السنوات' }), /سنة \d{4}هـ/).click();
      await page.getByRole('heading', { name: 'قائمة السنة' }).waitFor();
      await assertScreenSound(page, 'a year');
      await page.getByRole('row', { name: /الرصيد في آخر السنة/ }).waitFor();
      await link(page, 'القوائم المالية لهذه السنة').click();
      await page.waitForURL(/\/reports\?.*charge_discharge/);
    },
  );
