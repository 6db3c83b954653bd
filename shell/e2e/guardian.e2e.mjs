import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, assertPageSound } from './page-checks.mjs';

const nazir = '1000000032';
const guardian = '1000000107';

// A different minor for each width.
for (const [width, nationalId, deed] of variants([
  [390, '1000000115', 'صك ولاية رقم 451180273'],
  [1440, '1000000123', 'صك ولاية رقم 451180274'],
]))
  journey(
    `the nazir records a minor’s guardian, who reads the minor’s portal and is notified for the minor (${width})`,
    async ({ address, signedIn }) => {
      const desk = await signedIn(nazir, { width });
      const { beneficiaries } = await (await desk.request.get('/api/beneficiaries?limit=100')).json();
      const minor = beneficiaries.find((each) => each.nationalId === nationalId);
      assert.ok(minor, 'the sample minor is a beneficiary');
      await desk.goto('/beneficiaries');
      await desk.getByText(minor.fullName).first().waitFor();
      await button(desk, new RegExp(minor.fullName)).click();
      await desk.getByRole('menuitem', { name: 'الولي على القاصر' }).click();
      const dialog = desk.getByRole('dialog');
      await button(dialog, 'سجّل وليًا').click();
      await dialog.locator('input[name=nationalId]').fill(guardian);
      await dialog.locator('input[name=fullName]').fill('لطيفة بنت إبراهيم الزهراني');
      await dialog.locator('textarea[name=deed]').fill(deed);
      await assertPageSound(desk);
      await button(dialog, 'سجّل الولي').click();
      await dialog.getByText('قائمة').first().waitFor();

      const page = await signedIn(guardian, { width, at: '/beneficiary/dashboard' });
      await button(page.locator('main li').filter({ hasText: minor.fullName }), /افتح البوابة/).click();
      await page.getByText(`تتصفح نيابة عن ${minor.fullName}`).waitFor();
      await page.getByRole('heading', { level: 1, name: `محفظة ${minor.fullName}` }).waitFor();
      assert.equal(await page.evaluate(() => window.scrollY), 0, 'the banner is in sight');
      await assertPageSound(page);
      await page.goto('/beneficiary/payments');
      await page.getByText(`تتصفح نيابة عن ${minor.fullName}`).waitFor();
      await assertPageSound(page);
      await button(page, 'عُد إلى حسابي').click();
      await page.getByRole('list', { name: 'من تتولاهم' }).waitFor();

      const suspended = { isActive: false, reason: 'يُراجع عنوانه' };
      const headers = { origin: address };
      const answer = await desk.request.patch(`/api/beneficiary/${minor.id}`, { data: suspended, headers });
      assert.equal(answer.status(), 200);
      await page.goto('/notifications');
      const news = page.locator('main li').filter({ hasText: 'أُوقف استحقاقك مؤقتًا' });
      await news
        .filter({ hasText: `موجَّه إلى ${minor.fullName}` })
        .getByRole('button')
        .first()
        // Right after the start of a platform, events of its sample data are delivered first.
        .click({ timeout: 60_000 });
      await page.getByRole('dialog').getByRole('link', { name: 'افتح ما يخصه' }).click();
      await page.waitForURL('**/beneficiary/entitlements');
      await page.getByText(`تتصفح نيابة عن ${minor.fullName}`).waitFor();
    },
    { timeoutMs: 150_000 },
  );
