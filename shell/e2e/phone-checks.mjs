/** The phone on which screens are measured. */
export const phone = { width: 390, height: 844 };
const mostScreens = 10;
const pressed =
  'a[href], button:enabled:not([tabindex="-1"]), input:enabled:not([type=hidden]), textarea:enabled, summary';

/**
 * Targets on the page that are smaller than 44 × 44 px. The area that accepts a press counts, not the drawn control: a
 * row that is one link is as large as the row. Links within a sentence may be as high as its line; elements that the
 * keyboard skips repeat another target.
 * @param {import('playwright-core').Page} page of the size of `phone`
 * @returns {Promise<string[]>} each target in words
 */
export function smallTargets(page) {
  return page.evaluate((selector) => {
    const least = 43;
    const takes = (element, x, y) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const box = element.closest('label, .ant-select');
      return box !== null && box.contains(hit);
    };
    /** How far from the middle a press is accepted, both directions together. */
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
      // Outside the window or covered: it cannot be pressed now.
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

/**
 * What makes the page hard to use on a phone: it is longer than ten screens, or a target is too small.
 * @param {import('playwright-core').Page} page of the size of `phone`
 * @returns {Promise<string[]>} one line for each fault
 */
export async function phoneProblems(page) {
  const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height;
  const long = screens > mostScreens ? [`${screens.toFixed(1)} screens long`] : [];
  return [...long, ...(await smallTargets(page))];
}
