import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { chooseOption, button, toast } from './page-checks.mjs';

const founder = '1000000016';
const nazir = '1000000032';
const beneficiary = '1000000065';
const waqfName = 'وقف برج النخيل';

const row = (page, words) => page.locator('main').locator('tr, li').filter({ hasText: words }).first();

/** Calls the API as the page does, with its session and origin. */
const call = (page, path, body) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(
        to,
        sent ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) } : {},
      );
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, body],
  );

async function waqfIdOf(page) {
  const { waqfs } = await call(page, '/api/waqfs');
  return waqfs.find(({ name }) => name === waqfName).id;
}

/** Chooses, in the select with that label, the option that starts with this text. */
async function choose(page, label, option) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await chooseOption(page, option);
}

/** The holder of the first active sub-account of the waqf. */
async function activeHolder(page, waqfId) {
  const { bankAccounts, beneficiaries } = await call(page, `/api/waqf/${waqfId}`);
  const account = bankAccounts.find(({ isMainAccount, accountStatus }) => !isMainAccount && accountStatus === 'active');
  assert.ok(account, 'the sample waqf has an active sub-account');
  return beneficiaries.find(({ id }) => id === account.beneficiaryId).fullName;
}

/** Fills in the transfer dialog and continues to its confirmation. */
async function fillTransfer(page, { to, amount, description }) {
  const dialog = page.getByRole('dialog');
  await choose(page, /^إلى حساب/, to);
  await dialog.getByRole('textbox', { name: 'المبلغ' }).fill(amount);
  await dialog.locator('input[name=description]').fill(description);
  await button(dialog, 'تابع إلى التأكيد').click();
  await dialog.getByText('لا يُلغى التحويل بعد إرساله إلى المصرف', { exact: false }).waitFor();
  return dialog;
}

for (const width of variants([390, 1440]))
  journey(
    `a nazir adds an income, finds it in the list, and reverses it with its reason (${width})`,
    async ({ signedIn }) => {
      const rent = `إيجار محل الزاوية ${width}`;
      const page = await signedIn(nazir, { width });
      await page.getByRole('link', { name: 'إضافة معاملة' }).filter({ visible: true }).first().click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'أضف الإيراد').click();
      await dialog.getByText('المبلغ مطلوب').waitFor();
      await choose(page, /^الوقف/, waqfName);
      await dialog.locator('input[name=amount]').fill('1234.5');
      await dialog.locator('input[name=description]').fill(rent);
      await choose(page, /^مصدر الإيراد/, 'إيجار');
      await button(dialog, 'أضف الإيراد').click();
      await toast(page, 'تم تحديث رصيد الوقف');
      await row(page, rent).getByText('+1,234.50').waitFor();

      await button(page, `تفاصيل ${rent}`).click();
      await button(page, 'اعكس المعاملة').click();
      await page.getByText('يُقيَّد اليوم قيد عكسي يخصم 1,234.50 ريال', { exact: false }).waitFor();
      await page.locator('textarea[name=reason]').fill('سُجل في وقف آخر');
      await button(page, 'اعكس 1,234.50 ريال').click();
      await toast(page, 'عُكست المعاملة');
      await page.locator('main').getByText('عُكست', { exact: true }).first().waitFor();
      await page.reload();
      await row(page, 'قيد عكسي').waitFor();
    },
    { timeoutMs: 120_000 },
  );

for (const width of variants([390, 1440]))
  journey(
    `a nazir moves money from the main account to a sub-account and sees the bank settle it without a reload (${width})`,
    async ({ signedIn }) => {
      const books = `نفقة كتب ${width}`;
      const page = await signedIn(nazir, { width });
      const waqfId = await waqfIdOf(page);
      const to = await activeHolder(page, waqfId);
      await page.goto(`/waqf/${waqfId}/banking?transfers=all`);
      await button(page, width < 768 ? 'تحويل' : 'تحويل من هذا الحساب').click();
      const dialog = await fillTransfer(page, { to, amount: '150.25', description: books });
      await dialog.getByText('مئة وخمسون ريالًا وخمس وعشرون هللة').waitFor();
      await button(dialog, 'حوّل 150.25 ريال').click();
      await row(page, books).getByText('مكتملة').waitFor({ timeout: 60_000 });
      assert.equal(
        await page.locator('main').getByText(books, { exact: true }).count(),
        1,
        'one transfer, however often it was looked at',
      );
    },
    { timeoutMs: 120_000 },
  );

for (const width of variants([1440, 390]))
  journey(
    `the bank’s balances are requested account by account, and the page says whether they agree with the books (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      const waqfId = await waqfIdOf(page);
      await page.goto(`/waqf/${waqfId}/banking`);
      await button(page, 'تحديث الأرصدة').click();
      await page
        .getByText(/أرصدة الدفاتر مطابقة للمصرف|رصيد المصرف يختلف عن الدفاتر/)
        .first()
        .waitFor({ timeout: 60_000 });
    },
    { timeoutMs: 120_000 },
  );

for (const width of variants([390, 1440]))
  journey(
    `a nazir imports a statement, matches its lines, and the difference is gone (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(nazir, { width });
      const waqfId = await waqfIdOf(page);
      const day = (back) => new Date(Date.now() + 3 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
      const halalas = (value) => BigInt(value.replace('.', ''));
      const riyals = (value) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
      // Amounts that are unique to this run, so that they match no entry of another run.
      const odd = BigInt(Date.now() % 90_000);
      const [store, parking, fee] = [100_000n + odd, 300_000n + odd, 4_000n + (odd % 900n)];
      const words = { store: `إيداع المستودع ${odd}`, parking: `إيداع الموقف ${odd}`, fee: `رسوم خدمات المصرف ${odd}` };
      const income = (amount, description, occurredOn) =>
        call(page, '/api/transactions', { waqfId, type: 'income', amount: riyals(amount), description, occurredOn });
      // The first matches by amount and day, the second is outside the range of days, the third is missing in the
      // books.
      await income(store, 'إيجار المستودع', day(20));
      await income(parking, 'إيجار الموقف', day(12));
      const {
        bankAccounts: [main],
      } = await call(page, `/api/waqf/${waqfId}`);
      const closing = halalas(main.balance) - fee;
      const opening = closing - store - parking + fee;
      const csv = [
        'التاريخ,الوصف,المبلغ,الرصيد',
        `${day(20)},${words.store},${riyals(store)},${riyals(opening + store)}`,
        `${day(0)},${words.parking},${riyals(parking)},${riyals(opening + store + parking)}`,
        `${day(0)},${words.fee},-${riyals(fee)},${riyals(closing)}`,
      ].join('\n');

      await page.goto(`/waqf/${waqfId}/reconciliation`);
      await button(page, 'استورد كشفًا').click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'kashf.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
      await dialog.getByText('نوع الملف غير مدعوم', { exact: false }).waitFor();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'kashf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await button(dialog, 'اعرض محتوى الكشف').click();
      await dialog.getByText('3 جديد، 0 مستورد من قبل').waitFor();
      await button(dialog, 'استورد الكشف').click();
      await page.getByRole('dialog', { name: 'استُورد الكشف' }).waitFor();
      await button(dialog, 'تم').click();

      const line = (words) => page.getByRole('article', { name: words });
      await line(words.parking).getByText('إيجار الموقف').first().waitFor();
      await button(line(words.parking), /^طابق/).click();
      await toast(page, 'طوبق السطر وأُقفل');
      await button(line(words.fee), /^أنشئ معاملة/).click();
      await choose(page, /^تصنيف المصروف/, 'رسوم');
      await button(page, `قيّد مصروفًا بمبلغ ${riyals(fee)} ريال`).click();
      await toast(page, 'أُنشئت المعاملة وطوبق السطر');
      await line(words.fee).waitFor({ state: 'detached' });
      await page.getByText('الدفاتر مطابقة لكشف المصرف.', { exact: false }).waitFor();
      await page.getByRole('tab', { name: /^مطابقة ومقفلة/ }).click();
      for (const each of Object.values(words)) await row(page, each).waitFor();
    },
    { timeoutMs: 180_000 },
  );

for (const width of variants([1440, 390]))
  journey(
    `a large transfer waits for the founder, who approves it after a dialog names its amount and accounts (${width})`,
    async ({ signedIn }) => {
      const [amount, what] = width < 768 ? ['25312', 'ترميم السطح'] : ['25311', 'ترميم الواجهة'];
      const said = `25,${amount.slice(2)}.00`;
      const page = await signedIn(nazir, { width });
      const waqfId = await waqfIdOf(page);
      const to = await activeHolder(page, waqfId);
      await page.goto(`/waqf/${waqfId}/banking?transfers=all`);
      await button(page, width < 768 ? 'تحويل' : 'تحويل من هذا الحساب').click();
      const dialog = await fillTransfer(page, { to, amount, description: what });
      await button(dialog, `اطلب تحويل ${said} ريال`).click();
      await toast(page, 'التحويل بانتظار موافقة الواقف');
      await row(page, what).getByText('بانتظار موافقة الواقف').waitFor();

      const other = await signedIn(founder, { width: width < 768 ? 1440 : 390 });
      await other.getByText('طلبات تنتظر موافقتك').waitFor();
      await button(row(other, said), /^وافق/).click();
      const asked = other.getByRole('dialog');
      await asked.getByText(to).first().waitFor();
      await button(asked, `وافق على تحويل ${said} ريال`).click();
      const confirmation = other.getByRole('dialog', { name: 'أكّد بنفاذ' });
      await confirmation.getByText(said).first().waitFor();
      await confirmation.getByText(to).first().waitFor();
      await button(confirmation, 'وافق الآن').click();
      // The bank may answer so soon that its notification replaces the toast: check that the decided item has left the
      // list.
      await other.locator('main li').filter({ hasText: said }).waitFor({ state: 'detached' });
      await row(page, what).getByText('مكتملة').waitFor({ timeout: 60_000 });
    },
    { timeoutMs: 180_000 },
  );

for (const width of variants([1440, 390]))
  journey(
    `the person who requested a large transfer sees whom it waits for, and withdraws it (${width})`,
    async ({ signedIn }) => {
      const amount = width < 768 ? '25422' : '25423';
      const said = `25,${amount.slice(2)}.00`;
      const page = await signedIn(nazir, { width });
      const waqfId = await waqfIdOf(page);
      const to = await activeHolder(page, waqfId);
      await page.goto(`/waqf/${waqfId}/banking?transfers=all`);
      await button(page, width < 768 ? 'تحويل' : 'تحويل من هذا الحساب').click();
      const dialog = await fillTransfer(page, { to, amount, description: 'صيانة المصعد' });
      await button(dialog, `اطلب تحويل ${said} ريال`).click();
      await toast(page, 'التحويل بانتظار موافقة الواقف');
      await page.goto('/approvals');
      await button(page, new RegExp(said)).click();
      await page
        .getByText(/\(الواقف\)/)
        .first()
        .waitFor();
      await button(page, 'اسحب الطلب').click();
      await button(page.getByRole('dialog'), 'اسحب الطلب').click();
      await toast(page, 'سُحب الطلب');
      await page.getByText('مسحوب').filter({ visible: true }).first().waitFor();
    },
    { timeoutMs: 180_000 },
  );

journey('a founder and a beneficiary are told that the nazir manages the transactions', async ({ signedIn }) => {
  for (const person of [founder, beneficiary]) {
    const page = await signedIn(person, { at: '/transactions' });
    await page.getByText('ليس لديك صلاحية لإدارة المعاملات المالية').waitFor();
  }
});
