import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people, screensOf, settle, walk } from './screens.mjs';

// People with several waqfs have the same pages for each, so a page that names none can be taken for another's.
for (const role of ['waqif', 'nazir', 'admin'])
  journey(
    `every page about one waqf names it (${role})`,
    async ({ signedIn }) => {
      const page = await signedIn(people[role]);
      const screens = await screensOf(role, page.request);
      const { waqfs } = await (await page.request.get('/api/waqfs')).json();
      const silent = [];
      for (const { path, address } of screens.filter((screen) => screen.path.includes(':waqfId'))) {
        const waqf = waqfs.find(({ id }) => address.includes(id));
        assert.ok(waqf, `${address} is of a waqf of the list`);
        await walk(page, address);
        await settle(page);
        const shown = await page.locator('main').first().innerText();
        // A page of another role shows nothing of the waqf.
        if (!shown.includes(waqf.name) && !shown.includes('غير مخول للوصول')) silent.push(path);
      }
      assert.deepEqual(silent, []);
    },
    { timeoutMs: 240_000 },
  );
