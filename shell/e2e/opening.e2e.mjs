import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { button } from './page-checks.mjs';
import { people } from './screens.mjs';

/** Records what a press on the dialog's main button would reach at every step of its opening. */
const watchOpening = (page, label) =>
  page.evaluate((name) => {
    globalThis.reached = [];
    const look = () => {
      const opening = document.querySelector('.ant-zoom-appear, .ant-zoom-enter');
      const main = [...(opening?.querySelectorAll('button') ?? [])].find(({ innerText }) => innerText.trim() === name);
      if (!main) return;
      const { left, top, width, height } = main.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      globalThis.reached.push(under?.className);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  }, label);

for (const width of [390, 1440]) {
  journey(
    `a click on a dialog has no effect while it opens, and works as soon as it is open (${width})`,
    async ({ signedIn }) => {
      const page = await signedIn(people.nazir, { width, at: '/transactions' });
      const opener = button(page, 'أضف معاملة متكررة');
      await opener.waitFor();
      await watchOpening(page, 'احفظ');
      await opener.dblclick();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'احفظ').click();
      await dialog.getByText('المبلغ مطلوب').waitFor();
      const reached = await page.evaluate(() => globalThis.reached);
      assert.ok(reached.length > 0, 'the opening was seen');
      assert.ok(
        reached.every((className) => className.includes('ant-modal-mask')),
        reached.join(' | '),
      );
    },
    { motion: true },
  );
}

/** Records the position of the first option of a list in each frame in which a press could reach it. */
const watchList = (page) =>
  page.evaluate(() => {
    globalThis.stood = [];
    const look = () => {
      const choice = document.querySelector('.ant-dropdown-menu-item, .ant-select-item-option');
      const { left = 0, top = 0, width = 0, height = 0 } = choice?.getBoundingClientRect() ?? {};
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      if (choice?.contains(under)) globalThis.stood.push([left, top, width, height].map(Math.round).join());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const lists = [
  {
    name: 'a menu',
    at: '/beneficiaries',
    opener: (page) => page.getByRole('button', { name: /^إجراءات / }),
    choice: (page) => page.getByRole('menuitem'),
  },
  {
    name: 'a list of choices',
    at: '/beneficiaries?add=person',
    opener: (page) => page.getByRole('dialog').getByRole('combobox', { name: /^الوقف/ }),
    choice: (page) => page.locator('.ant-select-item-option'),
  },
];

for (const { name, at, opener, choice } of lists) {
  journey(
    `${name} does not move after its first frame`,
    async ({ signedIn }) => {
      const page = await signedIn(people.nazir, { width: 1440, at });
      const opens = opener(page).filter({ visible: true }).first();
      // The first opening loads the scripts of the dialog.
      await opens.click();
      await choice(page).first().waitFor();
      await page.keyboard.press('Escape');
      await choice(page).first().waitFor({ state: 'hidden' });
      await watchList(page);
      await opens.click();
      await choice(page).first().waitFor();
      await page.waitForFunction(() => globalThis.stood.length > 30);
      const stood = await page.evaluate(() => globalThis.stood);
      assert.deepEqual([...new Set(stood)], [stood[0]]);
    },
    { motion: true },
  );
}
