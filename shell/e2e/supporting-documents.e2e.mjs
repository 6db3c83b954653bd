import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, assertPageSound, toast } from './page-checks.mjs';

const nazir = '1000000032';
const person = '1000000065';
const reason = 'الصورة غير واضحة';
/** An image of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const width of variants([390, 1440]))
  journey(
    `a beneficiary sends a document, the nazir rejects it from the desk, and the next one is approved (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(person, { width, at: '/beneficiary/profile' });
      const send = async (name) => {
        await button(page, 'أرسل وثيقة').click();
        await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: picture });
        await button(page, 'أرسل إلى الناظر').click();
        await toast(page, 'أُرسلت الوثيقة إلى الناظر');
      };
      await button(page, 'أرسل وثيقة').click();
      await button(page, 'أرسل إلى الناظر').click();
      await page.getByText('اختر ملفًا لرفعه').first().waitFor();
      await assertPageSound(page);
      await button(page, 'إلغاء').click();
      await send('هوية.png');

      const other = await signedIn(nazir, { width, at: '/dashboard' });
      await other
        .getByRole('link', { name: /راجعها/ })
        .filter({ visible: true })
        .first()
        .click();
      await other.getByText('وثائق المستفيدين').first().waitFor();
      const download = other.waitForEvent('download');
      await other
        .getByRole('link', { name: /هوية\.png/ })
        .first()
        .click();
      assert.equal((await download).suggestedFilename(), 'هوية.png');
      await assertPageSound(other);
      await button(other, 'ارفض').click();
      const dialog = other.getByRole('dialog');
      await button(dialog, 'ارفض الوثيقة').click();
      await dialog.getByText('السبب مطلوب').waitFor();
      await dialog.locator('textarea[name=reason]').fill(reason);
      await button(dialog, 'ارفض الوثيقة').click();
      await toast(other, 'رُفضت الوثيقة');

      await page.reload();
      await page.getByText(`السبب: ${reason}`).first().waitFor();
      await send('هوية أوضح.png');
      await other.reload();
      await button(other, 'اعتمد').click();
      await button(other.getByRole('dialog'), 'اعتمد الوثيقة').click();
      await toast(other, 'اعتُمدت الوثيقة');
      await page.reload();
      await page.getByText('معتمدة').first().waitFor();
      await assertPageSound(page);
    },
    { timeoutMs: 120_000 },
  );
