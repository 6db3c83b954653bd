import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBuild } from '../../libs/build/src/release-remote.mjs';
import { buildChanged } from './changed-remote.mjs';
import { countClicks } from './clicks.mjs';
import { journey } from './harness.mjs';
import { chooseOption } from './page-checks.mjs';

/*
 * The main job of each role, measured in pointer presses after signing in and in seconds on this machine; the founder's
 * is counted in founder-road. Typing is not counted: fields are reached by keyboard, as with Tab.
 */
const nazir = '1000000032';
const beneficiary = '1000000065';
const admin = '1000000131';
const visible = (page, role, name) => page.getByRole(role, { name }).filter({ visible: true }).first();

/** Performs a job and checks that it needs at most `most` presses. */
async function countedJob(page, what, most, walk) {
  await page.locator('main h1').first().waitFor();
  const clicks = await countClicks(page);
  const started = performance.now();
  await walk();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = await clicks();
  console.log(`        ${what}: ${counted} clicks, ${seconds} s`);
  assert.ok(counted > 0 && counted <= most, `${counted} clicks of at most ${most}`);
}

for (const width of [390, 1440])
  journey(`a nazir records an income in four clicks (${width})`, async ({ signedIn }) => {
    const page = await signedIn(nazir, { width });
    const words = `إيجار الدور الأرضي ${width}`;
    await countedJob(page, `nazir, an income, ${width} px`, 4, async () => {
      await visible(page, 'link', 'إضافة معاملة').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^الوقف/ }).click();
      await chooseOption(page, 'وقف برج النخيل');
      await dialog.locator('input[name=amount]').fill('1500');
      await dialog.locator('input[name=description]').fill(words);
      await visible(dialog, 'button', 'أضف الإيراد').click();
      await page.locator('main').getByText(words).first().waitFor();
    });
  });

for (const width of [390, 1440])
  journey(`a beneficiary sees why an amount is what it is in two clicks (${width})`, async ({ signedIn }) => {
    const page = await signedIn(beneficiary, { width });
    await countedJob(page, `beneficiary, why an amount, ${width} px`, 2, async () => {
      await visible(page, 'link', 'الدفعات').click();
      await visible(page, 'link', /لماذا هذا المبلغ/).click();
      await page.getByRole('heading', { name: 'حساب نصيبك' }).waitFor();
    });
  });

journey(
  'an administrator rolls a remote back in three clicks',
  async ({ signedIn, address, dataFolder }) => {
    const build = await buildChanged('mf-nazir', (source) => source.replace('لوحة المتابعة', 'لوحة إصدار يُتراجع عنه'));
    const token = (await readFile(join(dataFolder, 'release-token'), 'utf8')).trim();
    await publishBuild({ address, token, build });
    const { remotes } = await (await fetch(`${address}/remotes.json`)).json();
    const before = remotes.find(({ name }) => name === 'mf-nazir').previous;
    const page = await signedIn(admin);
    await countedJob(page, 'administrator, a roll-back', 3, async () => {
      await visible(page, 'link', 'الإصدارات').click();
      await visible(page, 'button', `تراجع إلى ${before.version.slice(0, 8)}`).click();
      await page.getByRole('button', { name: 'وافق الآن' }).click();
      await page.getByText('تغيّر ما يُعرض من واجهة الناظر').first().waitFor();
    });
  },
  { timeoutMs: 180_000 },
);
