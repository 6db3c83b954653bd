import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { button, chooseOption, assertPageSound, dialogsOpened, keepToastsOpen } from './page-checks.mjs';

const nazir = '1000000032';
const words = 'لا أرى سبب خصم العمارة من هذا الشهر';
const wanted = 'أرفق عقد الصيانة قبل الجواب';
const because = 'لم تُذكر الفواتير التي خُصمت';
const decision = 'اطلعت على الفواتير، والمبلغ صحيح';
const waqif = '1000000016';
/** An image of one pixel. */
const invoice = {
  name: 'فاتورة.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const answer = 'العمارة مقدمة على الأنصبة بشرط الواقف، وفواتيرها في دورة التوزيع';

/** A toast must not cover the head of a sheet that opens below it. */
async function leavesTheSheetFree(page) {
  const news = page.locator('[role=region] li').first();
  // In such a low window the sheet takes all the space that it is allowed.
  const before = page.viewportSize();
  await page.setViewportSize({ ...before, height: 360 });
  await button(page, 'اسحب الاعتراض').press('Enter');
  await dialogsOpened(page);
  const [said, sheet] = [await news.boundingBox(), await page.locator('.ant-modal-container').boundingBox()];
  assert.ok(said.y + said.height <= sheet.y, `a toast ends at ${said.y + said.height}, the sheet begins at ${sheet.y}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.setViewportSize(before);
}

/** The nazir asks for a document first; the beneficiary reads the request and attaches it. */
async function askedForAPaper(page, other) {
  await button(other, 'اطلب مستندًا').click();
  await dialogsOpened(other);
  const dialog = other.getByRole('dialog');
  await dialog.locator('textarea').fill(wanted);
  await assertPageSound(other);
  await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await other.getByRole('list', { name: 'المستندات المطلوبة' }).getByText('لم يُرفق بعد').waitFor();
  await assertPageSound(other);

  await page.reload();
  await page.getByRole('heading', { name: 'طُلب منك مستند' }).waitFor();
  await assertPageSound(page);
  await page.locator('input[type=file]').setInputFiles({ ...invoice, name: 'عقد الصيانة.png' });
  await page.getByText('طُلب مستند فأُرفق').waitFor();
  await assertPageSound(page);
  await other.reload();
  await other.getByRole('list', { name: 'المستندات المطلوبة' }).getByText('أُرفق', { exact: false }).waitFor();
}

/** The beneficiary does not accept the answer: the founder finds it on the dashboard and decides. */
async function takenFurther(page, founderAt, amount) {
  await button(page, 'تصعيد').click();
  await dialogsOpened(page);
  await assertPageSound(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'تصعيد' }).click();
  await dialog.getByText('اكتب ما لم يُقنعك').waitFor();
  await dialog.locator('textarea').fill(because);
  await dialog.getByRole('button', { name: 'تصعيد' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('صُعّد الاعتراض').waitFor();
  await assertPageSound(page);

  const founder = await founderAt();
  const yours = founder.getByRole('list', { name: 'اعتراضات تنتظر قرارك' }).getByRole('listitem');
  await yours.first().waitFor();
  await assertPageSound(founder);
  await founder.goto('/objections');
  await yours.filter({ hasText: amount }).waitFor();
  await assertPageSound(founder);
  await founder.goBack();
  await yours.filter({ hasText: amount }).getByRole('link').first().click();
  await founder.getByText(because).waitFor();
  await assertPageSound(founder);
  await founder.locator('textarea[name=text]').fill(decision);
  await button(founder, 'أرسل القرار').click();
  const asked = founder.getByRole('dialog');
  await asked.getByText('قرارك نهائي', { exact: false }).waitFor();
  await assertPageSound(founder);
  await button(asked, 'أرسل القرار').click();
  await founder.getByText(decision).waitFor();
  await page.reload();
  await page.getByText(decision).waitFor();
  await page.getByText('بقي المبلغ بعد التصعيد').first().waitFor();
  await assertPageSound(page);
}

// A different person for each width: a payment can be objected to only once.
for (const [width, person] of variants([
  [390, '1000000065'],
  [1440, '2000000014'],
]))
  journey(
    `a beneficiary objects with a file, the nazir answers, the person takes it further and the founder decides (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(person, { width, at: '/beneficiary/payments' });
      const payments = page.getByRole('list', { name: 'الدفعات من التوزيع' }).getByRole('listitem');
      const estimate = payments.filter({ hasText: 'تقديري' }).first();
      const [amount] = (await estimate.innerText()).match(/[\d,]+\.\d\d/);
      await estimate.getByRole('link').first().click();
      await page.getByRole('link', { name: 'اعترض على هذا المبلغ' }).click();
      await page.locator('textarea[name=text]').waitFor();
      await button(page, 'إرسال الاعتراض').click();
      await page.getByText('اكتب سبب اعتراضك').waitFor();
      await assertPageSound(page);
      await page.getByRole('radio', { name: 'مصروف محسوم' }).check();
      await page.locator('textarea[name=text]').fill(words);
      await page.getByRole('combobox', { name: /البند/ }).click();
      await chooseOption(page, 'عمارة الوقف');
      await page.locator('input[type=file]').setInputFiles(invoice);
      await page.getByRole('list', { name: 'المرفقات' }).getByText(invoice.name).waitFor();
      await assertPageSound(page);
      if (width < 768) await keepToastsOpen(page);
      await button(page, 'إرسال الاعتراض').click();
      await page.getByRole('heading', { name: 'ما جرى' }).waitFor();
      if (width < 768) await leavesTheSheetFree(page);
      await page.getByText(words).first().waitFor();
      await page.getByText('بقي 15 يومًا').waitFor();
      await page.getByText(/مصروف محسوم: عمارة الوقف/).waitFor();
      await page.getByRole('list', { name: 'المرفقات' }).getByText(invoice.name).first().waitFor();
      await assertPageSound(page);

      const other = await signedIn(nazir, { width, at: '/dashboard' });
      await other
        .getByRole('link', { name: /اقرأه وأجب/ })
        .first()
        .waitFor();
      await other.goto('/objections');
      const open = other.getByRole('list', { name: 'تنتظر الجواب' }).getByRole('listitem');
      await assertPageSound(other);
      await open.filter({ hasText: amount }).getByRole('link').first().click();
      await other.getByRole('heading', { name: 'حساب الدفعة كله' }).waitFor();
      await other.getByText(words).waitFor();
      const file = other.getByRole('list', { name: 'المرفقات' }).getByRole('link', { name: /افتح/ });
      const fetched = await other.request.get(new URL(await file.getAttribute('href'), other.url()).href);
      assert.equal(fetched.status(), 200);
      await assertPageSound(other);
      await askedForAPaper(page, other);
      await button(other, 'أرسل الجواب').click();
      await other.getByText('اكتب جوابك').first().waitFor();
      await other.locator('textarea[name=text]').fill(answer);
      await button(other, 'أرسل الجواب').click();
      const asked = other.getByRole('dialog');
      await asked.getByText('ولا يُعدَّل بعده', { exact: false }).waitFor();
      await assertPageSound(other);
      await button(asked, 'أرسل الجواب').click();
      await other.getByRole('heading', { name: 'الجواب', exact: true }).waitFor();

      await page.reload();
      await page.getByText(answer).waitFor();
      await page.getByText('بقي المبلغ كما هو').first().waitFor();
      await page.getByText('اطّلع عليه من يجيب').waitFor();
      await assertPageSound(page);
      await takenFurther(page, () => signedIn(waqif, { width, at: '/dashboard' }), amount);
      await page.goto('/beneficiary/payments');
      await page.getByRole('list', { name: 'الاعتراضات' }).waitFor();
      await assertPageSound(page);
    },
    { timeoutMs: 150_000 },
  );
