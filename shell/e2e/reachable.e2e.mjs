import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { button } from './page-checks.mjs';
import { people, settle, walk, workingRoutes } from './screens.mjs';

/** Routes to which no link of the role leads, and why. */
const elsewhere = {
  waqif: {
    '/waqf/:waqfId': 'another address of the details',
    '/waqf/:waqfId/approve': 'the review ends with it; the address is for links in older messages',
  },
  nazir: { '/waqf/:waqfId': 'another address of the details', '/waqf/:waqfId/process': "the founder's road" },
  beneficiary: {
    '/beneficiary/payments/:paymentId/objection': 'only while a payment is open to one',
    '/beneficiary/wards/:wardId': 'notices of a minor lead to it (guardian.e2e.mjs)',
  },
  admin: {
    '/admin/dashboard': 'another address of the first page',
    '/waqf/:waqfId': 'another address of the details',
    '/waqf/:waqfId/process': "the founder's road",
    '/waqf/:waqfId/rules/propose': 'the nazir proposes',
  },
};
/** How many pages of one pattern are visited: one waqf has runs, another a closed year. */
const most = 6;

const expression = (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
/** The most specific pattern that matches an address. */
const patternOf = (path, patterns) =>
  patterns
    .filter((each) => expression(each).test(path))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)[0];

const shownLinks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map(({ pathname }) => pathname),
  );

/** The links on the page and in its tabs. */
async function linksOf(page) {
  const links = await shownLinks(page);
  for (const tab of await page.locator('main [role=tab]').all()) {
    await tab.click();
    await settle(page);
    links.push(...(await shownLinks(page)));
  }
  return links;
}

/** Follows links from the user's first page until every pattern was visited or no link is left. */
async function follow(page, patterns) {
  const visits = new Map();
  const known = new Set();
  const add = (links) => links.forEach((link) => known.add(link));
  const timesSeen = (path) => visits.get(patternOf(path, patterns)) ?? 0;
  await button(page, 'القائمة').click();
  await page.getByRole('dialog').waitFor();
  add(await shownLinks(page));
  await page.keyboard.press('Escape');
  const walked = new Set();
  for (;;) {
    const open = [...known].filter((path) => !walked.has(path) && patternOf(path, patterns) && timesSeen(path) < most);
    const next = open.toSorted((a, b) => timesSeen(a) - timesSeen(b))[0];
    if (!next || visits.size === patterns.length) return patterns.filter((pattern) => !visits.has(pattern));
    walked.add(next);
    visits.set(patternOf(next, patterns), timesSeen(next) + 1);
    await walk(page, next);
    await settle(page);
    add(await linksOf(page));
  }
}

for (const [role, exceptions] of Object.entries(elsewhere)) {
  journey(
    `every page of the role is reached by links alone, on a phone (${role})`,
    async ({ signedIn }) => {
      const routes = workingRoutes().filter(({ roles, path }) => roles.includes(role) && !(path in exceptions));
      const page = await signedIn(people[role], { width: 390 });
      await settle(page);
      assert.deepEqual(await follow(page, [...new Set(routes.map(({ path }) => path))]), []);
    },
    { timeoutMs: 180_000 },
  );
}
