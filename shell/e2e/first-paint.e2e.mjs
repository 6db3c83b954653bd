import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const nazir = '1000000032';

journey('public pages can be read before any script runs, in both languages', async ({ browser, address }) => {
  for (const language of ['ar', 'en']) {
    const context = await browser.newContext({ baseURL: address, javaScriptEnabled: false });
    try {
      await context.addCookies([{ name: 'waqf-language', value: language, url: address }]);
      const page = await context.newPage();
      for (const path of ['/', '/login', '/verify', '/privacy', '/terms', '/accessibility']) {
        await page.goto(path);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        assert.match(await page.locator('h1').first().innerText(), language === 'ar' ? /[\u0621-\u064a]/ : /^[A-Z]/);
        // The kit's style sheet is there: the ground of the page is not the browser's.
        const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        assert.equal(ground, 'rgb(249, 250, 251)');
      }
    } finally {
      await context.close();
    }
  }
});

journey('a signed-in page shows its frame and the name before any script runs', async ({ signedIn }) => {
  const page = await signedIn(nazir);
  await page.locator('main h1').first().waitFor();
  const { user } = await (await page.request.get('/api/user/me')).json();
  const name = user.fullName;
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('aside').getByText(name).first().waitFor();
  assert.equal(await page.locator('aside').getByText(name).first().isVisible(), true);
  assert.equal(await page.locator('#main').count(), 1);
});

journey('a language chosen in this browser is the language that the next page comes in', async ({ newPage }) => {
  const page = await newPage({ chosen: false });
  const failures = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('button', { name: 'العربية' }).first().waitFor();
  const answer = await page.request.get('/');
  assert.match(await answer.text(), /<html lang="en" dir="ltr">/);
  await page.reload();
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await page.getByRole('button', { name: 'English' }).first().waitFor();
  assert.deepEqual(failures, []);
});
