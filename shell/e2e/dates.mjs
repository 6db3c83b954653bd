/**
 * Hijri dates on a page without the Gregorian date beside them.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} the texts
 */
export function hijriAlone(page) {
  return page.evaluate(() => {
    const hijri = /\d{1,2}[\s\u00A0]\p{L}[\p{L}\s\u00A0]*1[345]\d\d[\s\u00A0]?(?:هـ|AH)/u;
    const gregorian = /\b(?:19|20)\d\d(?!\d)/;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const alone = [];
    while (words.nextNode()) {
      const text = words.currentNode;
      const within = text.parentElement;
      if (!hijri.test(text.data) || !within?.checkVisibility()) continue;
      // Both dates are in one line of text, or in two elements of one parent.
      const beside = within.parentElement?.innerText ?? '';
      if (!gregorian.test(text.data) && !gregorian.test(beside)) alone.push(text.data.trim());
    }
    return alone;
  });
}
