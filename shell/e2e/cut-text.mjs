/**
 * Texts that a reader cannot see completely: cut by an element that hides its overflow and cannot be scrolled, outside
 * the page, or in a column so narrow that a name takes six lines. Text only for screen readers is ignored.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} each text once, with what cuts it
 */
export function cutText(page) {
  return page.evaluate(() => {
    const tolerance = 2;
    const nameOf = (element) => `${element.tagName.toLowerCase()}.${String(element.className).split(' ')[0]}`;
    const isForReadersAlone = (element, { clipPath, position }, { width, height }) =>
      width <= 1 || height <= 1 || (position === 'absolute' && clipPath !== 'none');
    /** The element that cuts `text`; undefined when the text can be seen or scrolled to. */
    const cutter = (parent, text) => {
      let [x, y] = [true, true];
      for (let element = parent; element && (x || y); element = element.parentElement) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (isForReadersAlone(element, style, box)) return undefined;
        const hides = (axis) => style[`overflow${axis}`] === 'hidden' || style[`overflow${axis}`] === 'clip';
        const beyondX = text.left < box.left - tolerance || text.right > box.right + tolerance;
        const beyondY = text.top < box.top - tolerance || text.bottom > box.bottom + tolerance;
        if (x && hides('X') && beyondX) return nameOf(element);
        if (y && hides('Y') && beyondY) return nameOf(element);
        if (['auto', 'scroll'].includes(style.overflowX)) x = false;
        if (['auto', 'scroll'].includes(style.overflowY)) y = false;
        if (style.position === 'fixed') return undefined;
      }
      const { clientWidth } = document.documentElement;
      return x && (text.left < -tolerance || text.right > clientWidth + tolerance) ? 'the page' : undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue.trim();
      const parent = node.parentElement;
      if (!words || !parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (parent.closest('svg, [aria-hidden="true"], script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const by = cutter(parent, box);
      if (by) found.add(`«${words.slice(0, 60)}» is cut by ${by}`);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (box.width < 4 * size && box.height > 5 * 1.5 * size) found.add(`«${words.slice(0, 60)}» is squeezed`);
    }
    return [...found];
  });
}
