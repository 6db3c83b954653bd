import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe calls serious or critical on the current page. Its source is injected through the debugger, to which the
 * page's content security policy does not apply.
 * @param {import('playwright-core').Page} page
 * @param {{within?: string}} [options] `within`: a selector; what is outside of it is not tested
 * @returns {Promise<string[]>} one line for each place: rule, selector, why
 */
export async function seriousFindings(page, { within } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part ?? document, {
      resultTypes: ['violations'],
      elementRef: false,
      // Without requesting stylesheets and media again: no rule of interest needs them.
      preload: false,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any, all, none }) =>
            `${id} at ${target.join(' ')}: ${[...any, ...all, ...none]
              .map(({ message }) => message)
              .join('; ')
              .slice(0, 240)}`,
        ),
      );
  }, within);
}
