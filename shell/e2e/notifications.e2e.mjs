import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const founder = '1000000024';
const counter = (page, tab) =>
  page
    .getByRole('tab', { name: new RegExp(`^${tab}`) })
    .locator('span')
    .last();
const countOf = async (page, tab) => Number(await counter(page, tab).textContent());
/** Waits for the count, which is updated by the server's answer. */
const untilCount = (page, tab, count) =>
  counter(page, tab)
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

journey('notifications are read one by one and all at once, and the address keeps the view', async ({ signedIn }) => {
  const page = await signedIn(founder, { at: '/notifications' });
  const rows = page.locator('main li');
  await rows.first().waitFor();
  const unread = await countOf(page, 'غير مقروءة');
  assert.ok(unread > 1, `${unread} unread`);

  await rows.first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'افتح ما يخصه' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await untilCount(page, 'غير مقروءة', unread - 1);

  await page.getByRole('tab', { name: /^مقروءة/ }).click();
  await page.getByRole('searchbox').fill('الوقف');
  await page.waitForURL(/tab=read&search=/);
  await page.reload();
  await page.getByRole('searchbox').waitFor();
  assert.equal(await page.getByRole('searchbox').inputValue(), 'الوقف');

  await page.getByRole('button', { name: 'اجعل الكل مقروءًا' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'الإشعارات', exact: true }).waitFor();
  await untilCount(page, 'غير مقروءة', 0);
});

journey('an e-mail in the mailbox links to its subject in the platform', async ({ newPage }) => {
  const page = await newPage({ width: 390 });
  await page.goto('/simulator/mailbox?to=khalid.altamimi%40people.example');
  await page.locator('li a').first().click();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'افتح في المنصة' });
  await link.waitFor();
  assert.match(await link.getAttribute('href'), /^http:\/\/localhost:\d+\/waqf\//);
});
