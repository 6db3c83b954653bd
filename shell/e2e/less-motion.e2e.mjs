import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { people } from './screens.mjs';

/*
 * Users who prefer less motion get the same screens. Popups are positioned by measuring them right after they are
 * styled: with a transition on everything, however short, they would be measured at its start and open outside the
 * window.
 */
const reducedMotion = 'reduce';

/** Whether an element is where it can be seen and pressed. */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

journey('with reduced motion, menus and select lists open inside the window', async ({ signedIn }) => {
  const page = await signedIn(people.nazir, { reducedMotion, at: '/transactions' });
  await page.getByRole('button', { name: 'الأعمدة' }).click();
  const column = page.getByRole('checkbox', { name: 'الوقف' });
  await column.waitFor();
  assert.ok(await isInSight(column), 'the choice of columns');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'النوع' }).click();
  const option = page.locator('.ant-select-item-option').first();
  await option.waitFor();
  await page.waitForTimeout(300);
  assert.ok(await isInSight(option), 'a list of choices');
});

journey('with reduced motion, the review on a phone shows the current field on its deed', async ({ signedIn }) => {
  const page = await signedIn(people.waqif, { reducedMotion, width: 390 });
  const { waqfs } = await (await page.request.get('/api/waqfs')).json();
  await page.goto(`/waqf/${waqfs.find(({ status }) => status === 'pending').id}/review`);
  const mark = page.locator('[data-picture=ready] [aria-pressed=true]');
  await mark.waitFor();
  const { box, view } = await mark.evaluate((element) => {
    const sides = ({ top, bottom }) => ({ top, bottom });
    const place = element.closest('[role=region]');
    return { box: sides(element.getBoundingClientRect()), view: sides(place.getBoundingClientRect()) };
  });
  assert.ok(box.top >= view.top && box.bottom <= view.bottom, JSON.stringify({ box, view }));
});
