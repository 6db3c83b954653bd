import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';
import { settle } from './screens.mjs';

const [founder, nazir] = ['1000000024', '1000000040'];

const button = (place, name) => place.getByRole('button', { name }).filter({ visible: true }).first();
const toast = (page, title) => page.locator('[role=region] li').filter({ hasText: title }).first().waitFor();
const runsOf = async (page) => {
  const { waqfs } = await (await page.request.get('/api/waqfs')).json();
  return `/waqf/${waqfs.find(({ name }) => name === 'وقف مشكاة العلم').id}/distributions`;
};
const hold = async (page, what) => {
  await settle(page);
  assert.deepEqual(await seriousFindings(page), [], what);
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  assert.equal(scrolls, false, `${what}: nothing is wider than the page`);
};
/** Ends on the page of a run whose shares are calculated; a run that stands already is gone on with. */
const calculated = async (page) => {
  const address = await runsOf(page);
  const { runs, may } = await (await page.request.get(`/api${address}`)).json();
  if (may.start) {
    await page.goto(`${address}?start=run`);
    await button(page.getByRole('dialog'), 'ابدأ الدورة').click();
    await page.waitForURL((url) => url.pathname.startsWith(`${address}/`));
  } else await page.goto(`${address}/${runs[0].id}`);
  await button(page, /احسب الحصص|أعد الحساب/).click();
  await toast(page, 'حُسبت الحصص');
  return address;
};

journey('a nazir calculates a run on a phone, reads why an amount is what it is, and cancels', async ({ signedIn }) => {
  const page = await signedIn(nazir, { width: 390 });
  await calculated(page);
  await page.locator('summary').first().click();
  await page.getByText('الحصة قبل التقريب').waitFor();
  await hold(page, 'a calculated run');
  await button(page, 'إجراءات أخرى').click();
  await page.getByRole('menuitem', { name: 'ألغِ الدورة' }).click();
  await button(page.getByRole('dialog'), 'ألغِ الدورة').click();
  await toast(page, 'أُلغيت الدورة');
});

journey(
  'a nazir submits a run, the founder approves what was shown, and the nazir pays it',
  async ({ signedIn }) => {
    const page = await signedIn(nazir);
    const address = await calculated(page);
    await hold(page, 'a calculated run');
    await button(page, 'ارفع للموافقة').click();
    await button(page.getByRole('dialog'), /^ارفع .* ريال للموافقة/).click();
    await toast(page, 'رُفعت الدورة للموافقة');

    const decider = await signedIn(founder);
    await decider.goto(address);
    await decider.locator('main li a').first().click();
    await button(decider, 'وافق على الدورة').click();
    await button(decider.getByRole('dialog'), /^وافق على .* ريال/).click();
    await button(decider, 'وافق الآن').click();
    await toast(decider, 'وافقت على دورة التوزيع');
    await hold(decider, 'an approved run');

    await page.reload();
    await button(page, 'اصرف الحصص').click();
    await button(page.getByRole('dialog'), 'اصرف الحصص الجاهزة').click();
    await toast(page, 'بدأ صرف الحصص');
    await button(page, 'أقفل الدورة').waitFor();
    await hold(page, 'a paid run');
  },
  { timeoutMs: 120_000 },
);
