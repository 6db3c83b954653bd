import { join } from 'node:path';
import { projectRoot } from '../../../libs/build/src/project.mjs';
import { handOf } from './hand.mjs';
import { recordingOf } from './recording.mjs';

const deed = (name) => join(projectRoot, 'api/samples/deeds/newcomer', `${name}-deed.pdf`);

/** What the founder presses and reads, in both languages. */
const words = {
  ar: {
    create: 'إنشاء وقف',
    choose: 'اختر الملفات',
    complete: 'اكتملت الصكوك الثلاثة.',
    review: 'أنشئ الوقف وابدأ المراجعة',
    right: 'صحيح كما هو',
    left: /^(?:بقي |راجعت كل ما يحتاج نظرك)/,
    none: 'راجعت كل ما يحتاج نظرك',
    approve: 'اعتماد الوقف',
    confirm: /^اعتمد/,
  },
  en: {
    create: 'Create a waqf',
    choose: 'Choose files',
    complete: 'All three deeds are here.',
    review: 'Create the waqf and review it',
    right: 'Confirm as read',
    left: /^(?:\S+ of \d+ fields|\d+ .*left|One |You have reviewed)/,
    none: 'You have reviewed',
    approve: 'Approve the waqf',
    confirm: /^Approve/,
  },
};

/**
 * The founder's road in twenty seconds: three deeds, what was read, one approval, the page after it.
 * @param {import('playwright-core').Page} page signed in as a founder
 * @param {'ar' | 'en'} language
 * @param {{width: number, height: number}} size
 */
export async function filmFounderRoad(page, language, size) {
  const say = words[language];
  const main = page.locator('main');
  const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
  await main.locator('h1').waitFor();
  const { scene, end } = await recordingOf(page, size);
  const hand = handOf(page);

  await scene(2, async () => {
    await hand.press(main.getByRole('link', { name: say.create }).first());
    await button(say.choose).waitFor();
  });
  await scene(5, async () => {
    const chosen = page.waitForEvent('filechooser');
    await hand.press(button(say.choose));
    await (await chosen).setFiles([deed('nazir'), deed('waqf'), deed('property')]);
    await page.getByText(say.complete).waitFor({ timeout: 90_000 });
  });
  await scene(3, async () => {
    await hand.press(button(say.review));
    await button(say.right).first().waitFor({ timeout: 90_000 });
  });
  await scene(4.5, async () => {
    while (await button(say.right).first().isVisible()) {
      const field = await button(say.right).first().elementHandle();
      await hand.press(button(say.right).first());
      await field.waitForElementState('hidden').catch(() => undefined);
      await page.waitForTimeout(600);
    }
    await button(say.approve).waitFor();
  });
  await scene(2.5, async () => {
    await hand.press(button(say.approve));
    await page.getByRole('dialog').waitFor();
  });
  await scene(3, async () => {
    await hand.press(page.getByRole('dialog').getByRole('button', { name: say.confirm }));
    await page.waitForURL(/\/approved$/);
    await main
      .getByText(/^SA\d\d/)
      .first()
      .waitFor({ timeout: 60_000 });
    await page.evaluate(() => document.querySelector('#film-hand')?.remove());
  });
  return end();
}
