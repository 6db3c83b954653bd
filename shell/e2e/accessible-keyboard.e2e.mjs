import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { confirmDoubtful } from './review.mjs';
import { settle } from './screens.mjs';

const founder = '1000000024';
const pending = 'وقف روضة الأيتام';

/** The focused element, and whether the focus is visible: an outline or a ring on it or on the box around it. */
async function focusOf(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const rings = [element, element.parentElement, element.parentElement?.parentElement]
      .filter(Boolean)
      .map((each) => getComputedStyle(each));
    const seen =
      rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
      rings.some(({ boxShadow }) => /0px 0px 0px [1-9]/.test(boxShadow));
    const name = element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim();
    return {
      tag: element.tagName,
      name: name || element.name || '',
      href: element.getAttribute('href'),
      field: element.getAttribute('data-field-head'),
      seen,
    };
  });
}

/** Presses Tab until the wanted element has the focus; the focus must be visible on every element on the way. */
async function tabTo(page, wanted, what) {
  const stops = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusOf(page);
    if (!stop) continue;
    assert.ok(stop.seen, `no visible focus on ${stop.tag} "${stop.name}" of ${page.url()}`);
    if (wanted(stop)) return;
    stops.push(stop.name.slice(0, 30));
  }
  assert.fail(`Tab never came to ${what} on ${page.url()}: ${stops.join(' | ')}`);
}

const named = (name) => (stop) => stop.name === name;

journey(
  'a founder signs in and approves a waqf by keyboard alone, and the focus is always visible',
  async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/login');
    await settle(page);
    await tabTo(page, ({ tag, name }) => tag === 'INPUT' && name === 'nationalId', 'the national id');
    await page.keyboard.type(founder);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'وافق الآن' }).waitFor();
    await tabTo(page, named('وافق الآن'), 'the approval on the phone');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await settle(page);

    // The first link of a page skips the sidebar.
    await page.goto('/waqf');
    await settle(page);
    await page.keyboard.press('Tab');
    assert.match((await focusOf(page)).href, /#main$/);
    await page.keyboard.press('Enter');
    await tabTo(page, ({ tag, name }) => tag === 'A' && name.includes(pending), `the link of ${pending}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/waqf\/[^/]+/);
    await settle(page);

    // Every doubtful field is confirmed in the list, where Enter confirms the open one.
    await tabTo(page, ({ tag, name }) => tag === 'A' && name === 'راجع الحقول', 'the way to the review');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/review/);
    await settle(page);
    await confirmDoubtful(page, async () => {
      if (!(await focusOf(page))?.field) await tabTo(page, ({ field }) => field !== null, 'the list of fields');
      await page.keyboard.press('Enter');
    });
    await page.waitForURL(/\/approve$/);
    await settle(page);
    await tabTo(page, ({ tag, name }) => tag === 'A' && name.startsWith('مراجعة '), 'the way back to the review');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/review/);
    await settle(page);
    // Nothing differs, so the review asks for the confirmation itself.
    await tabTo(page, named('اعتماد الوقف'), 'the approval');
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // The dialog traps the focus: tabbing around never leaves it.
    await tabTo(page, ({ name }) => name.startsWith('اعتمد'), 'the confirmation');
    assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/approved$/);
    await page.getByText('تم اعتماد الوقف').first().waitFor();
  },
  { timeoutMs: 120_000 },
);

/** The longest animation, in milliseconds, that runs during an action; waits until one of `expected` was seen. */
async function longestMotion(page, act, expected) {
  await page.evaluate(() => {
    window.longestMotion = 0;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect.getComputedTiming();
        window.longestMotion = Math.max(window.longestMotion, Number(duration) * Math.min(iterations, 10));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  if (expected > 0) await page.waitForFunction((least) => window.longestMotion >= least, expected);
  else await page.waitForTimeout(400);
  return page.evaluate(() => window.longestMotion);
}

/** What has the focus, when the header above the page or a bar below covers a part of it; null otherwise. */
const coveredFocus = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('main') || element.tagName === 'MAIN') return null;
    const tolerance = 4;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > innerHeight / 2) return null;
    const bars = [...document.querySelectorAll('[data-wq-bottom-bar], [data-wq-tabs]')].filter(
      (bar) =>
        bar.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(bar).position) && !bar.contains(element),
    );
    const lowest = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    const head = document.querySelector('header').getBoundingClientRect().bottom;
    const isCovered = head - top > tolerance || bottom - lowest > tolerance;
    return isCovered ? (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) : null;
  });

for (const width of [1440, 390])
  journey(`what the keyboard comes to is never under the header or a bar (${width})`, async ({ signedIn }) => {
    const page = await signedIn('1000000032', { width, at: width === 390 ? '/beneficiaries' : '/transactions' });
    await settle(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const begins = await page.evaluate(() => {
      const head = document.querySelector('header').getBoundingClientRect().bottom;
      return document.querySelector('main h1').getBoundingClientRect().top - head;
    });
    assert.ok(begins >= 0, `the link to the content leaves ${begins} px of the title under the header`);
    const covered = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        const name = await coveredFocus(page);
        if (name !== null) covered.push(`${key}: ${name}`);
      }
    assert.deepEqual(covered, []);
  });

journey('the drawer slides, but not for users who prefer reduced motion', async ({ signedIn }) => {
  for (const reducedMotion of ['reduce', 'no-preference']) {
    const page = await signedIn(founder, { width: 390, reducedMotion });
    await settle(page);
    const longest = await longestMotion(
      page,
      async () => {
        await page.getByRole('button', { name: 'افتح القائمة' }).click();
        await page.getByRole('dialog').waitFor();
      },
      reducedMotion === 'reduce' ? 0 : 100,
    );
    if (reducedMotion === 'reduce') assert.ok(longest <= 20, `${longest} ms of motion`);
  }
});
