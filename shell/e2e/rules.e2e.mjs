import { journey, variants } from './harness.mjs';
import { assertScreenSound, button, chooseOption, toast } from './page-checks.mjs';

const [founder, nazir] = ['1000000016', '1000000032'];
const waqfName = 'وقف سنابل الخير';

const rulesOf = async (page) => {
  const { waqfs } = await (await page.request.get('/api/waqfs')).json();
  return `/waqf/${waqfs.find(({ name }) => name === waqfName).id}/rules`;
};
/** A repeated journey would find its own proposal, so it is withdrawn. */
const withdrawOpen = async (page, address) => {
  const { proposed } = await (await page.request.get(`/api${address}`)).json();
  if (proposed === null) return;
  await page.goto(address);
  await button(page, 'اسحب الاقتراح').click();
  await button(page.getByRole('dialog'), /اسحب النسخة/).click();
  await toast(page, 'سُحب الاقتراح');
};

for (const width of variants([390, 1440]))
  journey(
    `a nazir proposes rules from the deed and previews them, and the founder decides (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      const address = await rulesOf(page);
      await withdrawOpen(page, address);
      await page.goto(`${address}/propose?from=deed`);
      await page.getByText('القاعدة 1', { exact: true }).waitFor();
      await page.getByText('صار قاعدة').first().waitFor();
      await assertScreenSound(page, 'proposing');
      // The shares of this waqf are 110 percent: dividing by shares is refused with that reason, dividing equally is
      // not.
      await page.getByText(/مجموع النسب 110% ويتجاوز 100%/).waitFor();
      await page
        .getByRole('combobox', { name: /القسمة بينهم/ })
        .last()
        .click();
      await chooseOption(page, 'بالتساوي');
      await page.getByRole('heading', { name: 'من يأخذ ماذا ولماذا' }).waitFor();
      await button(page, 'ارفع الاقتراح').click();
      await toast(page, 'رُفع الاقتراح');
      await page.waitForURL((url) => url.pathname === address);
      await page.getByText('بانتظار الموافقة').first().waitFor();

      const slider = page.getByRole('slider', { name: 'حرّك المبلغ' });
      const before = await page.locator('input[name=amount]').inputValue();
      await slider.focus();
      await page.keyboard.press('PageUp');
      await page.waitForFunction((amount) => document.querySelector('input[name=amount]').value !== amount, before);
      await page.getByRole('heading', { name: 'من يأخذ ماذا ولماذا' }).waitFor();
      await assertScreenSound(page, 'rules');
      await button(page, 'اعرض موضعه في الصك').click();
      await page.getByRole('dialog').locator('img').first().waitFor();
      await page.keyboard.press('Escape');

      const decider = await signedIn(founder, { width, at: address });
      if (width === 1440) {
        await button(decider, 'وافق على القواعد').click();
        await button(decider.getByRole('dialog'), /وافق على النسخة/).click();
        await button(decider, 'وافق الآن').click();
        await toast(decider, 'صارت القواعد معمولًا بها');
      } else {
        await button(decider, 'ارفض').click();
        await decider.locator('textarea[name=reason]').fill('تُراجع النسب أولًا');
        await button(decider.getByRole('dialog'), /ارفض النسخة/).click();
        await toast(decider, 'رُفضت القواعد المقترحة');
        await decider.getByText(/السبب: تُراجع النسب أولًا/).waitFor();
      }
      await assertScreenSound(decider, 'decided rules');
    },
    { timeoutMs: 120_000 },
  );
