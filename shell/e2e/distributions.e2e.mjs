import { journey, variants } from './harness.mjs';
import { assertScreenSound, button, toast } from './page-checks.mjs';

const [founder, nazir] = ['1000000024', '1000000040'];

const runsOf = async (page) => {
  const { waqfs } = await (await page.request.get('/api/waqfs')).json();
  return `/waqf/${waqfs.find(({ name }) => name === 'وقف مشكاة العلم').id}/distributions`;
};
/** First and last day of the month that many months before this one, `YYYY-MM-DD`. */
const monthBefore = (months) => {
  const today = new Date();
  const day = (month, date) => new Date(Date.UTC(today.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  const month = today.getUTCMonth() - months;
  return { from: day(month, 1), to: day(month + 1, 0) };
};
/** Ends on the page of a run of one month whose shares are calculated; an existing run is continued. */
const calculated = async (page, { from, to }) => {
  const address = await runsOf(page);
  const { runs, may } = await (await page.request.get(`/api${address}`)).json();
  if (may.start) {
    await page.goto(`${address}?start=run`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('أول يوم في المدة').first().fill(from);
    await dialog.getByLabel('آخر يوم في المدة').first().fill(to);
    await button(dialog, 'ابدأ الدورة').click();
    await page.waitForURL((url) => url.pathname.startsWith(`${address}/`));
  } else await page.goto(`${address}/${runs[0].id}`);
  await button(page, /احسب الحصص|أعد الحساب/).click();
  await toast(page, 'حُسبت الحصص');
  return address;
};

// A different month for each width, because a period is divided only once.
for (const [width, period] of variants([
  [1440, monthBefore(1)],
  [390, monthBefore(2)],
])) {
  journey(
    `a nazir calculates a run, reads why an amount is what it is, and cancels (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      await calculated(page, period);
      await page.locator('summary').first().click();
      await page.getByText('الحصة قبل التقريب').first().waitFor();
      await assertScreenSound(page, 'a calculated run');
      await button(page, 'إجراءات أخرى').click();
      await page.getByRole('menuitem', { name: 'ألغِ الدورة' }).click();
      await button(page.getByRole('dialog'), 'ألغِ الدورة').click();
      await toast(page, 'أُلغيت الدورة');
    },
    { timeoutMs: 90_000 },
  );

  journey(
    `a nazir submits a run, the founder approves what was shown, and the nazir pays it (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      const address = await calculated(page, period);
      await assertScreenSound(page, 'a calculated run');
      await button(page, 'ارفع للموافقة').click();
      await button(page.getByRole('dialog'), /^ارفع .* ريال للموافقة/).click();
      await toast(page, 'رُفعت الدورة للموافقة');

      const decider = await signedIn(founder, { width, at: address });
      await decider.locator('main li a').first().click();
      await button(decider, 'وافق على الدورة').click();
      await button(decider.getByRole('dialog'), /^وافق على .* ريال/).click();
      await button(decider, 'وافق الآن').click();
      await toast(decider, 'وافقت على دورة التوزيع');
      await assertScreenSound(decider, 'an approved run');

      await page.reload();
      await button(page, 'اصرف الحصص').click();
      await button(page.getByRole('dialog'), /^اصرف .* ريال/).click();
      await toast(page, 'بدأ صرف الحصص');
      await button(page, 'أقفل الدورة').waitFor();
      await assertScreenSound(page, 'a paid run');
      await button(page, 'أقفل الدورة').click();
      await button(page.getByRole('dialog'), 'أقفل الدورة').click();
      await toast(page, 'أُقفلت الدورة');
    },
    { timeoutMs: 120_000 },
  );
}
