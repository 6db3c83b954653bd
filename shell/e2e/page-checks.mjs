import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';
import { settle } from './screens.mjs';

/** The first visible button of that name in a page or a part of it. */
export const button = (place, name) => place.getByRole('button', { name }).filter({ visible: true }).first();

/** Waits for the toast with that title. */
export const toast = (page, title) => page.locator('[role=region] li').filter({ hasText: title }).first().waitFor();

/** Whether nothing is wider than the page. */
export const fitsWidth = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/**
 * axe finds nothing serious, and nothing is wider than the page. Waits first, because colours are not final while
 * fading in.
 * @param what names the page in the message of a failure
 */
export async function assertPageSound(page, what = 'the page') {
  await dialogsOpened(page);
  assert.deepEqual(await seriousFindings(page), [], what);
  assert.ok(await fitsWidth(page), `${what}: nothing is wider than the page`);
}

/** The same, once the screen is complete. */
export async function assertScreenSound(page, what) {
  await settle(page);
  await assertPageSound(page, what);
}

/**
 * Waits until dialogs have opened, because a user would not press a moving target. Between a dialog's first paint and
 * its first animation frame no animation is running yet; until then the dialog has a class that shows it.
 */
export const dialogsOpened = (page) =>
  page.waitForFunction(() => {
    const places = ['.ant-modal-wrap', '.ant-modal'];
    const coming = places.flatMap((place) => [`${place}[class*="-enter"]`, `${place}[class*="-appear"]`]);
    const moves = document.getAnimations().some(({ playState, effect }) => {
      const of = effect instanceof KeyframeEffect ? effect.target : null;
      const ends = effect?.getTiming().iterations !== Infinity;
      return playState === 'running' && ends && of?.closest(places.join()) != null;
    });
    return !moves && document.querySelector(coming.join()) === null;
  });

/** Chooses an option in the list that was just opened. */
export async function chooseOption(page, text) {
  const option = page.locator('.ant-select-item-option').filter({ hasText: text, visible: true }).first();
  await option.waitFor();
  await dialogsOpened(page);
  await option.click();
}

/** The focus must have one outline: a field inside a box that shows the outline must not show its own. */
export const doubleFocusOutlines = (page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!field?.matches('input, textarea') || getComputedStyle(field).outlineStyle === 'none') return [];
    const box = field.parentElement;
    return getComputedStyle(box).outlineStyle === 'none' ? [] : [`two outlines around «${field.name}»`];
  });

/** Toasts that appear from now on stay until they are closed: on a busy machine they would end before they are seen. */
export async function keepToastsOpen(page) {
  await page.evaluate(() => {
    // Toasts stop their time while the window is in the background.
    const pause = () => window.dispatchEvent(new Event('blur'));
    new MutationObserver(pause).observe(document.body, { childList: true, subtree: true });
  });
}
