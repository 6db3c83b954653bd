import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey, variants } from './harness.mjs';
import { people, settle } from './screens.mjs';

const sections = ['نظرة عامة', 'المعاملات', 'المستفيدون', 'الصكوك', 'التوزيعات', 'القواعد', 'سجل التغييرات'];

for (const [width, role] of variants(
  [
    [1440, 'nazir'],
    [390, 'waqif'],
    [390, 'nazir'],
    [1440, 'waqif'],
  ],
  2,
))
  journey(
    `the sections of a waqf are reached by the keyboard, each with its address (${role}, ${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(people[role], { width });
      const { waqfs } = await (await page.request.get('/api/waqfs')).json();
      await page.goto(`/waqf/${waqfs.find(({ name }) => name === 'وقف برج النخيل').id}/details`);
      await page.getByRole('tab', { name: sections[0] }).focus();
      for (const section of sections.slice(1)) {
        await page.keyboard.press('ArrowLeft');
        await page.locator('[role=tab][aria-selected=true]').filter({ hasText: section }).waitFor();
        await page.locator('[role=tabpanel] h2').first().waitFor();
        await settle(page);
        assert.deepEqual(await seriousFindings(page), [], section);
        const scrolls = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        assert.equal(scrolls, false, `${section}: nothing is wider than the page`);
      }
      assert.equal(new URL(page.url()).searchParams.get('tab'), 'history');
      await page.reload();
      await page.getByRole('list', { name: 'سجل التغييرات' }).getByRole('listitem').first().waitFor();
    },
  );
