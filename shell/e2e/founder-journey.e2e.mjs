import assert from 'node:assert/strict';
import { join } from 'node:path';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { journey } from './harness.mjs';
import { dialogsOpened } from './page-checks.mjs';
import { dress, settle, walk } from './screens.mjs';
import { confirmDoubtful, settleField } from './review.mjs';

const founder = '1000000016';
const nazir = '1000000032';
const looks = ['ar', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));
const digital = (name) => join(projectRoot, 'api/test/deeds/digital', `${name}.pdf`);
const unreadable = join(projectRoot, 'api/samples/deeds/unreadable/property-deed.jpg');

const button = (page, name) => page.getByRole('button', { name, exact: true });
const link = (page, name) => page.locator('main').getByRole('link', { name, exact: true });
const place = (page, deed) => page.locator('main').getByLabel(deed, { exact: true });
const field = (page, name) => page.locator(`main [data-field="${name}"]`);

/** The page does not scroll sideways at its width. */
async function holdsItsWidth(page) {
  const { inner, whole } = await page.evaluate(() => ({
    inner: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  assert.ok(whole <= inner, `the page is ${whole} px wide in ${inner}`);
}

journey(
  'a founder creates a waqf, replaces an unreadable deed, corrects a field, approves, and has account and nazir',
  async ({ signedIn }) => {
    const page = await signedIn(founder, { at: '/waqf/create-steps' });
    await link(page, 'أكتب الاسم أولًا').click();

    // Step 1: the messages of the specification, and no typed text is lost.
    await page.locator('input[name=name]').fill('وقف طلاب العلم');
    await button(page, 'أنشئ الوقف').click();
    await page.getByText('وصف الوقف مطلوب').waitFor();
    await page.reload();
    assert.equal(await page.locator('input[name=name]').inputValue(), 'وقف طلاب العلم', 'the draft survives a reload');
    await page.locator('textarea[name=description]').fill('عمارة في الدمام يُصرف ريعها على طلاب العلم');
    await button(page, 'أنشئ الوقف').click();
    await page.waitForURL(/\/process$/);
    const waqfId = new URL(page.url()).pathname.split('/')[2];

    // Step 2: a wrong type is refused before it is sent; the first property deed is an unreadable scan.
    await place(page, 'صك الملكية').setInputFiles({
      name: 'sak.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('x'),
    });
    await page.getByText('نوع الملف غير مدعوم').waitFor();
    for (const [deed, file] of [
      ['صك الملكية', unreadable],
      ['صك الوقفية', digital('doc001')],
      ['صك النظارة', digital('doc002')],
    ]) {
      await place(page, deed).setInputFiles(file);
      await page.getByText(file.split('/').at(-1)).first().waitFor();
    }

    // Step 3: five stages for each deed; the unreadable one shows why, keeps its file and accepts a better one.
    await button(page, 'ابدأ المعالجة').click();
    await page.getByText('تعذرت القراءة').waitFor();
    await page.getByText('النسخة الحالية محفوظة ولن تُحذف', { exact: false }).waitFor();
    await holdsItsWidth(page);
    await page.locator('main').getByLabel('ارفع ملفًا آخر: صك الملكية').setInputFiles(digital('doc000'));
    await button(page, 'تابع المعالجة').click();
    await link(page, 'تابع إلى المراجعة').waitFor();
    await page.getByText('15 مرحلة من 15', { exact: false }).waitFor();
    await page.reload();
    await link(page, 'تابع إلى المراجعة').click();

    // Step 4: a field beside its page, corrected by keyboard.
    await page.goto(`/waqf/${waqfId}/review?deed=property_deed&field=ownerName`);
    await page.locator('main img').first().waitFor();
    await page.waitForFunction(() => document.querySelector('main img')?.naturalWidth > 500);
    await page.locator('[data-field-head=ownerName]').focus();
    await page.keyboard.press('KeyE');
    const owner = field(page, 'ownerName');
    await owner.locator('form input').fill('يوسف بن منصور');
    // The cut-out of its place is shown beside it, and typed text is still there after a reload.
    await owner.getByRole('button', { name: 'موضع المالك في الصفحة، اعرضه كاملًا' }).waitFor();
    await page.reload();
    await owner.getByText('لم يُحفظ', { exact: true }).waitFor();
    assert.equal(await owner.locator('form input').inputValue(), 'يوسف بن منصور');
    // Corrected, undone, corrected again: the value that was read is shown beside it as long as the correction exists.
    const readAs = owner.getByText('قُرئ:', { exact: false });
    const reviewOf = (tail) => page.goto(`/waqf/${waqfId}/review${tail}`);
    const correct = async (name) => {
      await owner.locator('form input').fill(name);
      const answered = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
      await button(page, 'احفظ التصحيح').click();
      await answered;
      await reviewOf('?deed=property_deed&field=ownerName');
      await readAs.waitFor();
    };
    await correct('يوسف بن منصور');
    await owner.getByRole('button', { name: 'تراجع', exact: true }).click();
    await readAs.waitFor({ state: 'detached' });
    await owner.locator('[data-field-head]').focus();
    await page.keyboard.press('KeyE');
    await correct('يوسف بن منصور العنزي');

    // The last field leads to the last step: what differs, with links to each place.
    await reviewOf('');
    await confirmDoubtful(page, (right) => right.click());
    await page.waitForURL(/\/approve$/);
    // The owner was corrected and agrees now: only differences are shown, the rest on request.
    await page.getByText('مالك العقار والواقف').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /متطابق/ }).click();
    await page.getByRole('row').filter({ hasText: 'مالك العقار والواقف' }).getByText('متطابقان').waitFor();
    await page.getByText('1718770256').first().waitFor();
    await button(page, 'اعتماد الوقف').click();
    await page.getByText('اكتب سبب المتابعة مع هذا الاختلاف', { exact: false }).first().waitFor();
    // The name in the deed is taken over with one press; the other differences are explained.
    await button(page, 'خذ ما في صك الوقفية: وقف طلبة العلم').click();
    await page.getByText('تطابقت القيمتان').first().waitFor();
    for (const reason of await page.getByLabel(/لماذا تتابع/).all()) await reason.fill('الصكوك باسم والدي، وأنا وكيله');
    await button(page, 'اعتماد الوقف').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('الصكوك باسم والدي، وأنا وكيله').first().waitFor();
    await dialog.getByText('لا يمكن التراجع عن الاعتماد', { exact: false }).waitFor();
    await dialogsOpened(page);
    await dialog.getByRole('button', { name: /^اعتمد/ }).click();
    await page.waitForURL(/\/approved$/);
    await page.getByText('بانتظار قبوله').waitFor();

    await page.goto(`/waqf/${waqfId}/details`);
    await page.getByText('معتمد ونشط').first().waitFor();
    await page.getByText('الحساب الرئيسي مفتوح').waitFor();
    const iban = (
      await page
        .locator('main bdi')
        .filter({ hasText: /^SA\d\d/ })
        .first()
        .innerText()
    ).replaceAll(' ', '');
    assert.match(iban, /^SA\d{22}$/);
    await page.getByText('عبدالعزيز بن عبدالعزيز بن بندر السبيعي').first().waitFor();
    await page.goto(`/waqf/${waqfId}/approve`);
    await page.getByText('تم اعتماد هذا الوقف مسبقاً').waitFor();
  },
  { timeoutMs: 240_000 },
);

journey(
  'on a phone the doubtful and the missing field are reviewed one after the other, then the approval opens',
  async ({ signedIn }) => {
    const page = await signedIn(founder, { width: 390, at: '/waqf?status=pending&q=الواحة' });
    await link(page, 'وقف الواحة').click();
    await page.getByText('الوقف ينتظر اعتمادك').waitFor();
    await holdsItsWidth(page);
    await link(page, 'راجع الحقول').click();
    await page.waitForURL(/\/review/);
    await page.getByText(/^بقي /).first().waitFor();
    await holdsItsWidth(page);
    await confirmDoubtful(page, (right) => right.click());
    await field(page, 'purpose').locator('textarea').fill('سقيا الماء لعابري السبيل');
    await settleField(page, () => button(page, 'احفظ التصحيح').click());
    await confirmDoubtful(page, (right) => right.click());
    await page.getByText('راجعت كل ما يحتاج نظرك', { exact: false }).waitFor();
    await page.waitForURL(/\/approve$/);
    await holdsItsWidth(page);
    assert.ok(await button(page, 'اعتماد الوقف').isEnabled(), 'nothing is left that would lock the approval');
  },
);

journey('a nazir may not create a waqf, reads why, and sees the waqfs entrusted to them', async ({ signedIn }) => {
  const page = await signedIn(nazir);
  await page.locator('main h1').waitFor();
  await page.goto('/waqf/create');
  await page.getByText('ليس لديك صلاحية لإنشاء الأوقاف').waitFor();
  await page.goto('/waqf');
  await page.getByRole('heading', { name: 'إدارة الأوقاف' }).waitFor();
  await link(page, 'وقف برج النخيل').click();
  await page.getByText('معتمد ونشط').first().waitFor();
});

journey(
  'no screen of the founder is wider than 390 or 1440 px, in both languages and themes',
  async ({ newPage, signIn }) => {
    const page = await newPage({ chosen: false });
    await signIn(page, founder);
    for (const look of looks) {
      await dress(page, look);
      await page.goto('/help');
      for (const path of ['/dashboard', '/waqf', '/waqf/create-steps']) {
        await walk(page, path);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          await holdsItsWidth(page);
        }
      }
    }
  },
);
