/**
 * Faults of the layout: parts that should look alike and do not. A page that ends above the end of the window; dates of
 * one column of which some take one line and some take two; a button that is not as high as the field beside it; a
 * main action on two lines; a fixed bar that is higher than the space kept free for it.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} one line for each fault
 */
export function layoutFaults(page) {
  return page.evaluate(() => {
    const tolerance = 1;
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const faults = [];

    const end = document.querySelector('main ~ footer');
    if (end && seen(end)) {
      const left = innerHeight - (end.getBoundingClientRect().bottom + scrollY);
      if (left > tolerance) faults.push(`the page ends ${Math.round(left)} px above the window`);
    }

    for (const table of document.querySelectorAll('main table')) {
      const columns = Map.groupBy(
        [...table.querySelectorAll('tbody td time')].filter(seen),
        (day) => day.closest('td').cellIndex,
      );
      for (const [column, days] of columns) {
        const lines = new Set(days.map((day) => Math.round(day.getBoundingClientRect().height / 20)));
        if (lines.size > 1) faults.push(`days of column ${column + 1} take one line here and two there`);
      }
    }

    for (const button of document.querySelectorAll('main form > button')) {
      const field = button.parentElement.querySelector('input');
      if (!field || !seen(button)) continue;
      const [box, own] = [field.parentElement.getBoundingClientRect(), button.getBoundingClientRect()];
      const beside = own.top < box.bottom && own.bottom > box.top;
      if (beside && Math.abs(own.height - box.height) > tolerance)
        faults.push(`«${button.innerText}» is ${own.height} px high, the field beside it ${box.height}`);
    }

    for (const words of document.querySelectorAll('[data-wq-bottom-bar] > :is(a, button) > span')) {
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      const { height } = words.getBoundingClientRect();
      if (seen(words) && height > 1.5 * line) faults.push(`the action «${words.textContent}» takes two lines`);
    }

    const fixed = [...document.querySelectorAll('[data-wq-bottom-bar]')].find(
      (each) => seen(each) && getComputedStyle(each).position === 'fixed',
    );
    if (fixed) {
      const room = Number.parseFloat(getComputedStyle(document.querySelector('main')).paddingBottom);
      const covered = Math.round(innerHeight - fixed.getBoundingClientRect().top - room);
      if (covered > tolerance) faults.push(`the bar covers the last ${covered} px of the page`);
    }
    return faults;
  });
}
