import assert from 'node:assert/strict';
import { journey } from './harness.mjs';
import { button } from './page-checks.mjs';
import { people } from './screens.mjs';

/** Keeps what a press at the dialog's main button would reach at every step of the opening. */
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
    `a press while a dialog opens reaches nothing, and everything after that (${width})`,
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
  );
}
