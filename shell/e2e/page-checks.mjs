import assert from 'node:assert/strict';
import { seriousFindings } from './axe.mjs';

/** The first button of that name that is seen in a page or a part of it. */
export const button = (place, name) => place.getByRole('button', { name }).filter({ visible: true }).first();

/** axe finds nothing serious, and nothing is wider than the page. What is still fading in has no colours yet. */
export async function looksWell(page) {
  await opened(page);
  assert.deepEqual(await seriousFindings(page), []);
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    'nothing is wider than the page',
  );
}

/**
 * Waits until dialogs have opened: nobody presses what is still on its way. Between a dialog's first paint
 * and its first move no animation runs yet; until it is there it carries a class that says so.
 */
export const opened = (page) =>
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

/** Chooses in the list that was just opened. */
export async function chooseOption(page, text) {
  const option = page.locator('.ant-select-item-option').filter({ hasText: text, visible: true }).first();
  await option.waitFor();
  await opened(page);
  await option.click();
}

/** Where the focus stands is said once: a field in a box that draws its outline draws none of its own. */
export const twoOutlines = (page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!field?.matches('input, textarea') || getComputedStyle(field).outlineStyle === 'none') return [];
    const box = field.parentElement;
    return getComputedStyle(box).outlineStyle === 'none' ? [] : [`two outlines around «${field.name}»`];
  });
