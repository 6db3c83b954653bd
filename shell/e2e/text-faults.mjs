/**
 * Text that is right and looks wrong: a card with the title of its page, an IBAN on two lines, a count below the title
 * that it counts, or a line that begins or ends with a dot between two parts.
 * @param {import('playwright-core').Page} page
 * @param {{dots?: boolean}} [options] `dots: false`: without the dots; where a line ends depends on today's date
 * @returns {Promise<string[]>} one line for each fault
 */
export async function textFaults(page, { dots = true } = {}) {
  return [
    ...(await page.evaluate(misplaced)),
    ...(dots ? [...(await page.evaluate(dotsAtEnds)), ...(await page.evaluate(dotsAtStarts))] : []),
  ];
}

function misplaced() {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(seen);
  const title = document.querySelector('main h1')?.innerText;
  const doubled = headings.filter(({ innerText }) => innerText === title);
  const broken = [...document.querySelectorAll('main bdi')].filter(
    (each) => seen(each) && /^SA\d{2}( \d{4}){5}$/.test(each.textContent) && each.getBoundingClientRect().height > 34,
  );
  const dropped = headings.filter(({ parentElement: words }) => {
    const count = words.nextElementSibling;
    if (!count?.matches('[data-wq-count]') || !seen(count)) return false;
    return count.getBoundingClientRect().top >= words.getBoundingClientRect().bottom;
  });
  return [
    ...doubled.map(() => `the title «${title}» stands on a card again`),
    ...broken.map(({ textContent }) => `the IBAN ${textContent} takes two lines`),
    ...dropped.map(({ innerText }) => `a count is below its title «${innerText}»`),
  ];
}

/** The day of the Hijri calendar and its Gregorian day are not among them: they hide the dot between two lines. */
function dotsAtEnds() {
  const main = document.querySelector('main');
  const boxOf = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const texts = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') texts.push(walker.currentNode);
  return texts.flatMap((text, place) => {
    const at = text.data.indexOf('·');
    if (at === -1 || text.parentElement.closest('time')) return [];
    const inText = /\S/.exec(text.data.slice(at + 1));
    const next = inText ? text : texts[place + 1];
    if (!next) return [];
    const [dot, letter] = [boxOf(text, at), boxOf(next, inText ? at + 1 + inText.index : next.data.search(/\S/))];
    if (dot.height === 0 || letter.height === 0 || letter.top < dot.bottom - 2) return [];
    return [`a line ends with a dot: «${text.data.slice(Math.max(0, at - 30), at + 1)}» «${next.data.slice(0, 20)}»`];
  });
}

/**
 * A dot that a style sheet draws before a part is hidden at the beginning of a line only where the line begins at the
 * edge of its box, and one drawn after a part only where the line ends there.
 */
function dotsAtStarts() {
  const isDot = (part, side) => getComputedStyle(part, side).content.startsWith('"·"');
  const inset = ({ left, right }, box, atLeft) => (atLeft ? left - box.left : box.right - right) > 2;
  return [...document.querySelectorAll('main :is(span, bdi) + :is(span, bdi)')].flatMap((part) => {
    const before = part.previousElementSibling;
    const [one, two] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
    if (two.height === 0 || one.height === 0 || two.top < one.bottom - 2) return [];
    const box = part.parentElement.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(part.parentElement).direction === 'rtl';
    const shown =
      (isDot(part, '::before') && inset(two, box, !isRightToLeft)) ||
      (isDot(before, '::after') && inset(one, box, isRightToLeft));
    return shown ? [`a dot between two lines is seen: «${before.textContent}» «${part.textContent}»`] : [];
  });
}
