import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people, screensOf, settle } from './screens.mjs';

/*
 * Every screen of every role on a phone of 390 × 844: no page longer than ten screens, nothing pressed smaller than
 * 44 × 44 px. What counts is where a press is taken, not how a control is drawn: a row that is one link is as large as
 * the row. Links within a sentence are as high as its line; what the keyboard passes over repeats another target.
 */
const phone = { width: 390, height: 844 };
const mostScreens = 10;
const pressed =
  'a[href], button:enabled:not([tabindex="-1"]), input:enabled:not([type=hidden]), textarea:enabled, summary';

/** The targets of the page that are too small, each in words. */
function smallTargets(page) {
  return page.evaluate((selector) => {
    const least = 43;
    const takes = (element, x, y) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const box = element.closest('label, .ant-select');
      return box !== null && box.contains(hit);
    };
    /** How far a press is taken from the middle, both ways together. */
    const reach = (element, [x, y], [across, down]) => {
      const way = (sign) => {
        let far = 0;
        while (far < least && takes(element, x + sign * across * (far + 1), y + sign * down * (far + 1))) far += 1;
        return far;
      };
      return way(1) + way(-1) + 1;
    };
    const isSmall = (element) => {
      const shown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      const { width, height } = element.getBoundingClientRect();
      if (!shown || width <= 1 || height <= 1 || getComputedStyle(element).pointerEvents === 'none') return false;
      if (element.closest('p, blockquote') && element.tagName === 'A') return false;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const rect = element.getBoundingClientRect();
      const middle = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      // Beyond the window or under something else: not what one presses now.
      if (!takes(element, ...middle)) return false;
      return reach(element, middle, [1, 0]) < least || reach(element, middle, [0, 1]) < least;
    };
    const words = (element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.tagName.toLowerCase()} ${Math.round(width)} × ${Math.round(height)} «${name.slice(0, 40)}»`;
    };
    return [...document.querySelectorAll(selector)].filter(isSmall).map(words);
  }, pressed);
}

for (const role of [null, ...Object.keys(people)])
  journey(
    `on a phone no page of ${role ?? 'everybody'} is too long and no target too small`,
    async ({ newPage, signIn }) => {
      const page = await newPage({ ...phone, reducedMotion: 'reduce' });
      if (role) await signIn(page, people[role]);
      const found = [];
      for (const { path, address } of await screensOf(role, page.request)) {
        await page.goto(address);
        await settle(page);
        const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height;
        if (screens > mostScreens) found.push(`${path}: ${screens.toFixed(1)} screens`);
        found.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
      }
      assert.equal(found.length, 0, found.join('\n'));
    },
    { timeoutMs: 300_000 },
  );

journey('the measure sees a small target and a long page, when somebody plants them', async ({ newPage }) => {
  const page = await newPage(phone);
  await page.goto('/login');
  await settle(page);
  const before = (await smallTargets(page)).length;
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'small';
    button.style.cssText = 'block-size: 20px; padding: 0; margin-block: 60px';
    document.querySelector('main').prepend(button);
  });
  assert.equal((await smallTargets(page)).length, before + 1);
});
