import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { journey } from './harness.mjs';
import { people, screensOf, settle, walk } from './screens.mjs';

const reference = '0199a000-5000-7000-8000-000000000500';
const fault = { status: 500, code: 'platform.unexpected', message: 'حدث خطأ غير متوقع', reference };

/** What a page that could not be loaded fails to tell its user. */
async function unsaid(page) {
  const said = (await page.locator('main').first().innerText()).replaceAll(/\s+/g, ' ');
  const retries = await page.locator('main').getByRole('button', { name: 'أعد المحاولة' }).count();
  return [
    ...(said.includes(reference) ? [] : ['the reference']),
    ...(/محفوظ/.test(said) ? [] : ['what is safe']),
    ...(retries > 0 ? [] : ['how to try again']),
  ];
}

/** Pages that start with an empty form, or with the session's data: only requests of the frame fail there. */
const readsNothing = ['/waqf/create-steps', '/settings notifications'];

for (const [role, id] of Object.entries(people))
  journey(
    `when the server fails, every page of ${role} says what is safe and what to do, with the reference`,
    async ({ signedIn }) => {
      const page = await signedIn(id, { width: role === 'beneficiary' ? 390 : 1440, at: '/help' });
      await settle(page);
      const screens = await screensOf(role, page.request);
      let failed = 0;
      await page.route('**/api/**', (route) => {
        if (route.request().method() !== 'GET' || route.request().url().includes('/events')) return route.continue();
        failed += 1;
        return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(fault) });
      });
      const problems = [];
      let checked = 0;
      for (const { address, path } of screens) {
        failed = 0;
        await walk(page, address);
        await settle(page);
        // A page that made no request, or that only shows its own form, has nothing to report.
        if (failed === 0 || readsNothing.includes(path)) continue;
        checked += 1;
        problems.push(...(await unsaid(page)).map((what) => `${address}: ${what}`));
      }
      assert.deepEqual(problems, []);
      assert.ok(checked > screens.length / 3, `only ${checked} of ${screens.length} screens asked the server`);
      assert.deepEqual(await seriousFindings(page), []);
    },
    { timeoutMs: 240_000 },
  );

journey('an unknown address is reported in Arabic first, with a link home', async ({ signedIn, newPage }) => {
  for (const page of [await newPage(), await signedIn(people.waqif)]) {
    await page.goto('/no-such-page');
    await settle(page);
    const title = await page.locator('h1').first().innerText();
    assert.match(title, /^الصفحة غير موجودة/);
    assert.ok(await page.locator('main').getByRole('link').first().isVisible());
  }
});
