import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people, settle } from './screens.mjs';

/*
 * A page of 1280 px that is enlarged to 400% has 320 px, and must not scroll sideways (WCAG 1.4.10). The window is as
 * low as it then is, so that what is only loaded near the screen is not loaded yet.
 */
const pages = {
  nazir: ['/dashboard', '/transactions', '/beneficiaries', '/approvals', '/reports', '/waqf/ID/banking'],
  waqif: ['/dashboard', '/reports', '/waqf/ID/details'],
  beneficiary: ['/beneficiary/dashboard', '/beneficiary/reports', '/beneficiary/profile'],
  admin: ['/admin', '/admin/system', '/admin/releases/mf-nazir', '/admin/backups'],
};

for (const [role, paths] of Object.entries(pages))
  journey(
    `at 320 px no page of the role ${role} scrolls sideways, whether its charts are drawn or not`,
    async ({ signedIn }) => {
      const page = await signedIn(people[role], { width: 320, height: 450 });
      const ids = paths.some((path) => path.includes('ID')) ? await waqfIds(page) : [''];
      const wider = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      for (const path of paths) {
        await page.goto(path.replace('ID', ids[0]));
        await page.locator('main h1').first().waitFor();
        await page.waitForFunction(() => document.querySelector('main h1') !== null);
        assert.equal(await wider(), 0, `${path} before its charts are drawn`);
        await settle(page);
        assert.equal(await wider(), 0, path);
      }
    },
    { timeoutMs: 150_000 },
  );

async function waqfIds(page) {
  const { waqfs } = await (await page.request.get('/api/waqfs')).json();
  return waqfs.filter(({ status }) => status === 'approved').map(({ id }) => id);
}
