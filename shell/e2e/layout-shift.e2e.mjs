import assert from 'node:assert/strict';
import { journey, variants } from './harness.mjs';
import { people, screensOf, settle } from './screens.mjs';

const most = 0.05;
const main = {
  everybody: ['/', '/login', '/demo/ai-investment-analysis'],
  waqif: [
    '/dashboard',
    '/waqf',
    '/waqf/:waqfId/details',
    '/waqf/:waqfId/review',
    '/waqf/:waqfId/approve',
    '/notifications',
    '/settings',
  ],
  beneficiary: ['/beneficiary/dashboard'],
  admin: ['/admin'],
};

/** The sum of every layout shift that no user input caused; stricter than the usual worst window of five seconds. */
const shiftOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const where = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            sum += value;
            where.push(...sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, where: where.slice(0, 4) }), 300);
      }),
  );

/** Signs in with the given role, except for everybody, and returns its screens. */
async function screensAs(who, page, signIn) {
  const role = who === 'everybody' ? null : who;
  if (role) await signIn(page, people[role]);
  return screensOf(role, page.request);
}

for (const [who, paths] of Object.entries(main)) {
  journey(
    `the pages of ${who} load without layout shifts`,
    async ({ newPage, signIn }) => {
      const page = await newPage();
      const screens = await screensAs(who, page, signIn);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 });
        for (const path of paths) {
          await page.goto(screens.find((screen) => screen.path === path).address);
          await settle(page);
          const { sum, where } = await shiftOf(page);
          assert.ok(sum <= most, `${path} at ${width} px moves by ${sum.toFixed(3)}: ${where.join(', ')}`);
        }
      }
    },
    { timeoutMs: 120_000, motion: true },
  );
}

/** Screens that depend on more than one answer; a slow connection delivers these one after the other. */
const slowly = {
  everybody: ['/verify/:code'],
  waqif: ['/approvals', '/waqf/:waqfId/banking', '/reports', '/settings security'],
  beneficiary: ['/beneficiary/payments', '/beneficiary/reports'],
  admin: ['/admin/system', '/admin/audit', '/admin/events', '/transactions'],
};
const lateMs = 600;
/** Web pages count as stable up to 0.1; this limit is stricter. */
const mostOfLate = 0.02;

const delayed = (ms) => async (route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue().catch(() => undefined);
};

/** Waits until all answers have arrived. The page is not prepared for printing, which renders lists differently. */
async function allCame(page) {
  const nothingPending = () =>
    page.waitForFunction(
      () => document.querySelector('h1, h2') && !document.querySelector('[aria-busy=true]:not(button)'),
    );
  await nothingPending();
  // Waits for requests that the first answers caused.
  await page.waitForTimeout(2 * lateMs);
  await nothingPending();
}

for (const [who, paths] of Object.entries(slowly)) {
  for (const width of variants([390, 1440]))
    journey(
      `the pages of ${who} do not shift when answers are slow (${width} px)`,
      async ({ newPage, signIn }) => {
        const page = await newPage({ width });
        const screens = await screensAs(who, page, signIn);
        await page.route(/\/(?:api|remotes)\//, delayed(lateMs));
        for (const path of paths) {
          await page.goto(screens.find((screen) => screen.path === path).address);
          await allCame(page);
          const { sum, where } = await shiftOf(page);
          assert.ok(sum <= mostOfLate, `${path} moves by ${sum.toFixed(3)}: ${where.join(', ')}`);
        }
      },
      { motion: true },
    );
}

/**
 * Whether a local font is used in place of the product's font (`stand-in-fonts.css`), and whether this machine has one
 * of those fonts at all; with any other font a shift is no fault of the page.
 */
const standIn = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const used = [...document.fonts].some(({ family, status }) => family.includes('Stand-in') && status === 'loaded');
    const installed = await Promise.all(
      ['DejaVu Sans', 'Noto Sans Arabic'].map((name) =>
        new FontFace('Installed', `local("${name}")`).load().then(
          () => true,
          () => false,
        ),
      ),
    );
    return { used, installed: installed.includes(true) };
  });

for (const language of variants(['ar', 'en'])) {
  journey(
    `the pages of everybody do not shift when fonts load slowly (${language})`,
    async ({ newPage }) => {
      const page = await newPage();
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.route(/\.(woff2|ttf)$/, delayed(1_200));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 });
        for (const path of ['/', '/login', '/verify']) {
          await page.goto(path);
          await settle(page);
          const { used, installed } = await standIn(page);
          if (!installed) {
            console.log('        no font of stand-in-fonts.css is installed here, so nothing is measured');
            return;
          }
          assert.ok(used, `${path} at ${width} px: no local font stands in while the product's font loads`);
          const { sum, where } = await shiftOf(page);
          assert.ok(sum <= mostOfLate, `${path} at ${width} px moves by ${sum.toFixed(3)}: ${where.join(', ')}`);
        }
      }
    },
    { motion: true },
  );
}

journey('the check detects a layout shift', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  await settle(page);
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '300px';
    document.body.prepend(block);
  });
  // A shift is reported a moment after it happened; if it is never seen, the test times out.
  while ((await shiftOf(page)).sum <= most);
});
