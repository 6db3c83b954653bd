import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const founder = '1000000016';

/** Records what the page's policy makes the browser refuse; survives navigation. */
async function watchPolicy(page) {
  const violations = [];
  await page.exposeFunction('tellViolation', (text) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.tellViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    }),
  );
  return violations;
}

journey(
  'no page of the shell, and no drawer or menu of it, breaks the content security policy',
  async ({ newPage, signIn }) => {
    const page = await newPage({ width: 390 });
    const violations = await watchPolicy(page);
    for (const path of ['/', '/system-closed', '/nowhere', '/login']) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
    }
    await signIn(page, founder);
    await page.locator('main h1').first().waitFor();
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^الإشعارات/ }).click();
    await page.getByRole('dialog').getByText('الإشعارات').first().waitFor();
    assert.deepEqual(violations, []);
  },
);

journey('a script that is injected into the page does not run', async ({ newPage }) => {
  const page = await newPage();
  const violations = await watchPolicy(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.slippedIn = true">');
  });
  // The recorder sees a refusal; if it never does, the journey times out.
  while (violations.length === 0) await page.waitForTimeout(50);
  assert.equal(await page.evaluate(() => window.slippedIn), undefined);
});
