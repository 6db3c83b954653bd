import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';
import { people, settle } from './screens.mjs';

for (const [role, id] of Object.entries(people))
  journey(
    `the first visit of ${role} shows three steps that can be skipped and are repeated in the help`,
    async ({ signedIn }) => {
      const page = await signedIn(id, { firstVisit: true, width: role === 'beneficiary' ? 390 : 1440 });
      const tour = page.getByRole('region', { name: 'المنصة في ثلاث خطوات' });
      await tour.getByText('الخطوة 1 من 3').waitFor();
      const first = await tour.getByRole('heading').innerText();
      await tour.getByRole('button', { name: 'التالي' }).click();
      await tour.getByText('الخطوة 2 من 3').waitFor();
      await tour.getByRole('button', { name: 'تخطَّ الجولة' }).click();
      await tour.waitFor({ state: 'detached' });
      await page.reload();
      await settle(page);
      assert.equal(await tour.count(), 0, 'it does not come again');

      await page.goto('/help');
      await page.getByRole('heading', { name: first }).waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      // Each task links to a page of the role.
      const jobs = page.getByRole('link', { name: /^ابدأ: / });
      const addresses = await jobs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      assert.ok(addresses.length > 1);
      for (const address of addresses) {
        await page.goto(address);
        await settle(page);
        const title = await page.locator('main h1, main h2').first().innerText();
        assert.ok(!/غير مخول|غير موجودة|404/.test(title), `${address}: ${title}`);
      }
    },
  );

journey('the question mark shows the keyboard shortcuts, but not in a focused field', async ({ signedIn }) => {
  const page = await signedIn(people.waqif);
  await settle(page);
  await page.goto('/waqf');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('?');
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' }).getByText('Ctrl / ⌘ K').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
