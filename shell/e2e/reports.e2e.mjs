import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import { journey } from './harness.mjs';
import { assertPageSound } from './page-checks.mjs';

journey('a founder opens a figure of the report, and the address keeps the whole view', async ({ signedIn }) => {
  const page = await signedIn('1000000016');
  await page.getByRole('link', { name: 'التقارير' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'التقارير' }).waitFor();
  await page.goto('/reports?period=all_time');
  const income = page.getByRole('link', { name: 'إيجار', exact: true });
  await income.click();
  await page.waitForURL(/type=detailed.*entries=income.*kind=rent/);
  await page.getByText('قيود إيجار وحدها').waitFor();
  const address = page.url();
  await page.reload();
  await page.getByText('قيود إيجار وحدها').waitFor();
  assert.equal(page.url(), address);
});

journey('a nazir’s charge and discharge are equal, also for a period in the address', async ({ signedIn }) => {
  const page = await signedIn('1000000032', {
    at: '/reports?type=charge_discharge&period=range&from=2026-01-01&to=2026-12-31',
  });
  const totals = page.locator('tfoot tr');
  await totals.nth(1).waitFor();
  const [charge, discharge] = await Promise.all([0, 1].map((at) => totals.nth(at).locator('td').first().innerText()));
  assert.equal(charge, discharge);
  assert.notEqual(charge, '0.00');
});

journey('each figure of the nazir’s charge opens the entries that add up to it', async ({ signedIn }) => {
  const page = await signedIn('1000000032');
  const statement = '/reports?type=charge_discharge&period=range&from=2026-06-01&to=2026-09-30';
  await page.goto(statement);
  const closing = page.getByRole('row', { name: /^رصيد آخر المدة/ });
  const amount = await closing.locator('td').first().innerText();
  assert.notEqual(amount, '0.00');
  await closing.getByRole('link', { name: 'رصيد آخر المدة', exact: true }).click();
  await page.waitForURL(/type=detailed.*to=2026-09-30.*figure=/);
  await page.getByText('ما يتكون منه: رصيد آخر المدة').waitFor();
  const address = page.url();
  await page.getByText(`+${amount}`).first().waitFor();
  await page.reload();
  await page.getByText(`+${amount}`).first().waitFor();
  assert.equal(page.url(), address);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await assertPageSound(page);
  }
  await page.goBack();
  await closing.waitFor();
});

journey('a printed statement has every amount and no controls', async ({ signedIn }) => {
  const page = await signedIn('1000000032', {
    at: '/reports?type=charge_discharge&period=range&from=2026-01-01&to=2026-12-31',
  });
  await page.locator('tfoot tr').nth(1).waitFor();
  const cells = await page.locator('table td').allInnerTexts();
  const amounts = cells.flatMap((cell) => /[\d,]+\.\d\d/.exec(cell) ?? []);
  assert.ok(amounts.length > 3);
  await assertPageSound(page);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0);
  const headings = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts();
  assert.deepEqual(headings, ['ما في عهدة الناظر', 'ما أُبرئت منه ذمته']);
  const text = await textOf(await page.pdf({ format: 'A4' }));
  for (const amount of amounts) assert.ok(text.includes(amount), amount);
  assert.match(text, /1\s*\/\s*\d/, 'the pages are numbered');
});

journey(
  'a report is issued as a PDF, which everybody can verify; a changed copy is distinguished from it',
  async ({ signedIn, newPage }) => {
    const page = await signedIn('1000000016', { at: '/reports?period=all_time' });
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/api/exports')),
      page.getByRole('button', { name: 'تصدير PDF' }).click(),
    ]);
    assert.equal(response.status(), 202);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'نزّل الملف' }).click();
    const path = await (await saving).path();
    const pdf = await readFile(path);
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    const address = new URL(await codeIn(pdf));

    const visitor = await newPage();
    await visitor.goto(address.pathname);
    await visitor.getByText('وثيقة صحيحة', { exact: true }).waitFor();
    const compare = (bytes) =>
      visitor.setInputFiles('input[type=file]', { name: 'r.pdf', mimeType: 'application/pdf', buffer: bytes });
    await compare(pdf);
    await visitor.getByText('ملفك مطابق للأصل').waitFor();
    const changed = Buffer.from(pdf);
    changed[changed.length >> 1] ^= 1;
    await compare(changed);
    await visitor.getByText('ملفك ليس الأصل').waitFor();
  },
  { timeoutMs: 120_000 },
);

async function textOf(pdf) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** What a phone's camera reads from the last page. */
async function codeIn(pdf) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const { data, width, height } = await document.getPage(document.getPageCount() - 1).render({ scale: 2 });
    return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? 'no code';
  } finally {
    document.destroy();
    library.destroy();
  }
}
