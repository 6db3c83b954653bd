import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseRows } from '@waqf/testing/product';
import { projectNode, projectRoot } from '../../libs/build/src/project.mjs';
import { journey } from './harness.mjs';
import { assertScreenSound, button, chooseOption, dialogsOpened } from './page-checks.mjs';

const [founder, nazir] = ['1000000024', '1000000040'];
const waqfName = 'وقف مشكاة العلم';
const majed = 'ماجد بن عبدالله الحربي';
/** Added to the beneficiary who already has 40% in the sample data. */
const joining = [
  { nationalId: '1000000073', fullName: 'سارة بنت محمد القحطاني', share: '35' },
  { nationalId: '1000000081', fullName: majed, share: '25' },
];

const toast = (page, title) =>
  page.locator('[role=region] li').filter({ hasText: title }).first().waitFor({ timeout: 30_000 });
const get = async (page, path) => (await page.request.get(path)).json();
/** Sent as the page would: with its own origin. */
const post = (page, path, data = {}) =>
  page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
const choose = async (page, label, option) => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await chooseOption(page, option);
};

const umalqura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
/** The day as a user types it: day, month and year of the Hijri calendar. */
const typed = (iso) => {
  const parts = Object.fromEntries(umalqura.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.day}/${parts.month}/${parts.year.replace(/\D/g, '')}`;
};
const quarter = (year, part) => ({
  from: `${year}-${String(part * 3 - 2).padStart(2, '0')}-01`,
  to: [`${year}-03-31`, `${year}-06-30`, `${year}-09-30`, `${year}-12-31`][part - 1],
});

/** The newest year without runs and entries; a run that an earlier attempt left open is cancelled. */
async function freeYear(page, waqfId, address) {
  const { runs } = await get(page, `/api${address}`);
  const open = runs.find(({ state }) => ['draft', 'calculated', 'submitted'].includes(state));
  if (open) await post(page, `/api${address}/${open.id}/cancel`);
  for (let year = new Date().getUTCFullYear() - 1; ; year -= 1) {
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const { transactions } = await get(page, `/api/transactions?${new URLSearchParams({ waqfId, from, to })}`);
    if (transactions.length === 0) return year;
  }
}

async function addPeople(page, waqfId) {
  for (const { nationalId, fullName, share } of joining) {
    const { beneficiaries } = await get(page, `/api/waqf/${waqfId}`);
    if (beneficiaries.some((one) => one.fullName === fullName)) continue;
    await page.goto('/beneficiaries?add=person');
    const dialog = page.getByRole('dialog');
    await choose(page, /^الوقف/, waqfName);
    await dialog.getByRole('textbox', { name: /رقم الهوية/ }).fill(nationalId);
    await dialog.locator('input[name=fullName]').fill(fullName);
    await dialog.locator('input[name=allocatedPercentage]').fill(share);
    await button(dialog, 'أضف المستفيد').click();
    await toast(page, 'أُضيف المستفيد');
  }
  // The bank opens their accounts one after the other.
  for (const deadline = Date.now() + 30_000; ; ) {
    const { bankAccounts } = await get(page, `/api/waqf/${waqfId}`);
    if (bankAccounts.length === 4 && bankAccounts.every(({ accountStatus }) => accountStatus === 'active')) return;
    assert.ok(Date.now() < deadline, 'the sub-accounts are open');
    await page.waitForTimeout(250);
  }
}

async function enter(page, { type = 'income', amount, description, on }) {
  await page.goto(`/transactions?add=${type}`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=amount]').waitFor();
  await choose(page, /^الوقف/, waqfName);
  await dialog.locator('input[name=amount]').fill(amount);
  await dialog.locator('input[name=description]').fill(description);
  await choose(page, type === 'income' ? /^مصدر الإيراد/ : /^تصنيف المصروف/, type === 'income' ? 'إيجار' : 'صيانة');
  await dialog.getByRole('textbox', { name: /^تاريخ المعاملة/ }).fill(typed(on));
  await button(dialog, type === 'income' ? 'أضف الإيراد' : 'أضف المصروف').click();
  await toast(page, 'تم تحديث رصيد الوقف');
}

async function reverse(page, description) {
  await page.goto(`/transactions?q=${encodeURIComponent(description)}`);
  await button(page, `تفاصيل ${description}`).click();
  await button(page, 'اعكس المعاملة').click();
  await page.locator('textarea[name=reason]').fill('سُجل الإيجار مرتين');
  await button(page, /^اعكس .* ريال/).click();
  await toast(page, 'عُكست المعاملة');
}

/** From the period to the founder's decision; ends on the page of the approved run. */
async function approved(page, decider, address, { from, to }) {
  await page.goto(`${address}?start=run`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^أول يوم/ }).fill(typed(from));
  await dialog.getByRole('textbox', { name: /^آخر يوم/ }).fill(typed(to));
  const isStarted = (url) => url.pathname.startsWith(`${address}/`);
  // The new entries reach the bank a moment later; until then the run says that bank and books differ.
  for (const deadline = Date.now() + 30_000; ; ) {
    await button(dialog, 'ابدأ الدورة').click();
    const begun = await page.waitForURL(isStarted, { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (begun) break;
    assert.ok(Date.now() < deadline, await dialog.innerText());
  }
  await button(page, 'احسب الحصص').click();
  await toast(page, 'حُسبت الحصص');
  await button(page, 'ارفع للموافقة').click();
  await button(page.getByRole('dialog'), /^ارفع .* ريال للموافقة/).click();
  await toast(page, 'رُفعت الدورة للموافقة');

  await decider.goto(page.url());
  await button(decider, 'وافق على الدورة').click();
  await button(decider.getByRole('dialog'), /^وافق على .* ريال/).click();
  await button(decider, 'وافق الآن').click();
  await toast(decider, 'وافقت على دورة التوزيع');
  await page.reload();
}

async function pay(page) {
  await button(page, 'اصرف الحصص').click();
  await button(page.getByRole('dialog'), /^اصرف .* ريال/).click();
  await toast(page, 'بدأ صرف الحصص');
}

async function close(page) {
  await button(page, 'أقفل الدورة').click({ timeout: 60_000 });
  const confirm = button(page.getByRole('dialog'), 'أقفل الدورة');
  await confirm.waitFor();
  await dialogsOpened(page);
  await confirm.click();
  await toast(page, 'أُقفلت الدورة');
  await button(page, 'نزّل كشف الدورة').waitFor();
}

/** Makes the simulated bank refuse the next payment to that person; the platform handles everything else itself. */
async function blockAccount(page, waqfId, fullName) {
  const { bankAccounts, beneficiaries } = await get(page, `/api/waqf/${waqfId}`);
  const { id } = beneficiaries.find((one) => one.fullName === fullName);
  const { iban } = bankAccounts.find(({ beneficiaryId }) => beneficiaryId === id);
  const reason = { ar: 'الحساب موقوف', en: 'The account is blocked' };
  const order = { kind: 'refuse', request: 'transfer', iban, code: 'AC06', reason };
  const answer = await post(page, '/simulator/bank/orders', order);
  assert.equal(answer.status(), 201);
}

/** The statement file that the bank would send for the main account, from what it has booked. */
async function bankStatement(page, waqfId, dataFolder) {
  const { bankAccounts } = await get(page, `/api/waqf/${waqfId}`);
  const { iban } = bankAccounts.find(({ isMainAccount }) => isMainAccount);
  const rows = await databaseRows({
    dataDir: join(dataFolder, 'database'),
    text: `SELECT to_char(booked_at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day, description,
             bank_reference AS reference, (amount_halalas / 100.0)::numeric(20, 2)::text AS amount,
             (sum(amount_halalas) OVER (ORDER BY booked_at, id) / 100.0)::numeric(20, 2)::text AS balance
           FROM bank_sandbox.statement_line WHERE iban = $1 ORDER BY booked_at, id`,
    values: [iban],
  });
  const lines = rows.map(({ day, description, reference, amount, balance }) =>
    [day, `"${description.replaceAll('"', '')} ${reference}"`, amount, balance].join(','),
  );
  return ['التاريخ,الوصف,المبلغ,الرصيد', ...lines].join('\n');
}

async function reconcile(page, waqfId, dataFolder) {
  const csv = await bankStatement(page, waqfId, dataFolder);
  await page.goto(`/waqf/${waqfId}/reconciliation`);
  await button(page, 'استورد كشفًا').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kashf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await button(dialog, 'اعرض محتوى الكشف').click();
  await button(dialog, 'استورد الكشف').click();
  await page.getByRole('dialog', { name: 'استُورد الكشف' }).waitFor({ timeout: 30_000 });
  await button(page.getByRole('dialog'), 'تم').click();
  await page.getByText('الدفاتر مطابقة لكشف المصرف.', { exact: false }).waitFor();
}

async function booksAreWhole(dataFolder) {
  const verify = join(projectRoot, 'libs/build/commands/ledger-verify.mjs');
  const env = { ...process.env, WAQF_DATA: dataFolder, WAQF_SIMULATORS: 'on', DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(projectNode(), [verify], { cwd: projectRoot, env });
  assert.match(stdout, /The books are whole/);
}

/** A refused share is paid again after its reason was removed. */
async function payRefusedAgain(page) {
  await page.locator('summary').filter({ hasText: majed }).getByText('الحساب موقوف').waitFor({ timeout: 60_000 });
  await assertScreenSound(page);
  await button(page, 'أعد صرف المتعذر').click();
  await button(page.getByRole('dialog'), /^أعد صرف .* ريال/).click();
  await toast(page, 'أُعيد إرسال الحصص المتعذرة');
}

/** Enters rent and upkeep and, where something is reversed, a rent that was entered twice. */
async function enterQuarter(page, { part, year, reverses }) {
  const on = (day) => `${quarter(year, part).from.slice(0, 8)}${day}`;
  await enter(page, { amount: `${9000 + part}.35`, description: `إيجار الربع ${part} من ${year}`, on: on('05') });
  await enter(page, { type: 'expense', amount: `${700 + part}`, description: `صيانة الربع ${part}`, on: on('20') });
  if (!reverses) return;
  const twice = `إيجار مكرر ${part} ${year}`;
  await enter(page, { amount: '777.77', description: twice, on: on('15') });
  await reverse(page, twice);
}

/** Every step is tested at both widths: each quarter uses another width than the previous one. */
const quarters = [
  { part: 1, width: 1440, refuses: true, reverses: false },
  { part: 2, width: 390, refuses: true, reverses: false },
  { part: 3, width: 1440, refuses: false, reverses: true },
  { part: 4, width: 390, refuses: false, reverses: true },
];

journey(
  "a full year: rents and expenses, four distributions, refused shares paid again, reversals, the bank's statement, whole books (1440 and 390)",
  async ({ signedIn, dataFolder }) => {
    const [page, decider] = [await signedIn(nazir), await signedIn(founder)];
    const resize = (width) =>
      Promise.all([page, decider].map((one) => one.setViewportSize({ width, height: width < 768 ? 844 : 1000 })));
    const { waqfs } = await get(page, '/api/waqfs');
    const waqfId = waqfs.find(({ name }) => name === waqfName).id;
    const address = `/waqf/${waqfId}/distributions`;
    const year = await freeYear(page, waqfId, address);
    await addPeople(page, waqfId);
    for (const { part, width, refuses, reverses } of quarters) {
      await resize(width);
      await enterQuarter(page, { part, year, reverses });
      await approved(page, decider, address, quarter(year, part));
      if (refuses) await blockAccount(page, waqfId, majed);
      await pay(page);
      if (refuses) await payRefusedAgain(page);
      await close(page);
      const { run } = await get(page, `/api${new URL(page.url()).pathname}`);
      assert.deepEqual(
        [run.state, run.pool, run.allocated, run.counts.paid],
        ['closed', '8300.35', '8300.35', { lines: 3, amount: '8300.35' }],
      );
    }
    await assertScreenSound(page);
    await reconcile(page, waqfId, dataFolder);
    await assertScreenSound(page);
    await resize(1440);
    await assertScreenSound(page);
    await booksAreWhole(dataFolder);
  },
  { timeoutMs: 420_000 },
);
