import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { assertPageSound, button } from './page-checks.mjs';
import { settle } from './screens.mjs';

const founder = '1000000024';
const toast = (page, text) => page.locator('[role=region] li').filter({ hasText: text }).first();

for (const width of variants([390, 1440]))
  journey(`a founder discards a draft begun by mistake, finds it again and takes it back (${width})`, async (tools) => {
    const page = await tools.signedIn(founder, { width, at: '/waqf/create' });
    const main = page.locator('main');
    const name = `وقف بدأ خطأ ${width}`;
    await page.locator('input[name=name]').fill(name);
    await page.locator('textarea[name=description]').fill('أُنشئ قبل أن تكتمل صكوكه');
    await button(page, 'أنشئ الوقف').click();
    await page.waitForURL(/\/process$/);
    const work = page.url();

    await page.goto(work.replace('/process', '/details'));
    await button(page, 'إلغاء الوقف').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`إلغاء ${name}`).waitFor();
    await dialog.getByText('لا يُحذف شيء', { exact: false }).waitFor();
    await settle(page);
    await assertPageSound(page);
    await button(dialog, `ألغِ ${name}`).click();
    await toast(page, 'أُلغي الوقف').waitFor();
    await main.getByText('ألغيت هذا الوقف قبل اعتماده').waitFor();
    await settle(page);
    await assertPageSound(page);

    // Its other pages say so too, and the list shows it only when it is asked for.
    await page.goto(work);
    await main.getByText('ألغيت هذا الوقف قبل اعتماده').waitFor();
    await page.goto('/waqf');
    await main.getByRole('radio', { name: 'ملغى' }).waitFor();
    assert.equal(await main.getByText(name).count(), 0, 'a discarded waqf is not in the list');
    await main.getByRole('radio', { name: 'ملغى' }).click();
    await main.getByText(name).waitFor();
    await settle(page);
    await assertPageSound(page);

    await main.getByRole('link', { name }).click();
    await button(page, 'استعد الوقف').click();
    await toast(page, 'استعدت الوقف').waitFor();
    await button(page, 'إلغاء الوقف').waitFor();
    await page.goto('/waqf');
    await main.getByText(name).waitFor();
  });
