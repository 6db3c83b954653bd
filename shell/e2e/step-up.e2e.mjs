import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button } from './page-checks.mjs';

const nazir = '1000000040';

for (const width of variants([390, 1440]))
  journey(
    `another e-mail address is confirmed in Nafath, then by the link that is mailed there (${width})`,
    async ({ signedIn, newPage }) => {
      const address = `address-${Date.now()}@waqf.example`;
      const page = await signedIn(nazir, { width, at: '/settings' });
      await page.locator('input[name=email]').fill(address);
      await button(page, 'احفظ البيانات').click();
      const dialog = page.getByRole('dialog', { name: 'أكّد بنفاذ' });
      await dialog.getByText(address).waitFor();
      await button(dialog, 'ألغِ، ولا يُنفَّذ شيء').click();
      await page.getByText('ألغيت التأكيد بنفاذ، ولم يُنفَّذ شيء').first().waitFor();
      assert.notEqual((await (await page.request.get('/api/user/me')).json()).user.email, address);

      await button(page, 'احفظ البيانات').click();
      await button(dialog, 'وافق الآن').click();
      await page.getByText('بريدك لم يُؤكد بعد').waitFor();

      const mailbox = await newPage({ width });
      await mailbox.goto(`/simulator/mailbox?to=${encodeURIComponent(address)}`);
      await mailbox.locator('li a').first().click();
      const frame = mailbox.frameLocator('iframe');
      const link = await frame.getByRole('link', { name: 'افتح في المنصة' }).getAttribute('href');
      assert.match(link, /\/verify-email#[\w-]{43}$/);
      // Nobody is signed in on this page.
      await mailbox.goto(new URL(link).pathname + new URL(link).hash);
      await button(mailbox, 'أكّد البريد').click();
      await mailbox.getByText('أُكّد بريدك').waitFor();
      await page.reload();
      await page.locator('input[name=email]').waitFor();
      assert.equal(await page.getByText('بريدك لم يُؤكد بعد').count(), 0);
    },
    { timeoutMs: 120_000 },
  );
