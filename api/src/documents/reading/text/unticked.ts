const boxes = '☐□☑☒✅✓✔■✗✘';
/** Signs of options that were chosen; without one, an empty box is only a bullet. */
const ticked = /[☑☒✅✓✔■]/u;
/** An option that was not chosen, up to the next box, cell or row. */
const unticked = new RegExp(`[☐□✗✘][^${boxes}\\n\\t]*`, 'gu');

/** The text with blanks in the place of options that a form offers but nobody ticked; every letter keeps its place. */
export const withoutUnticked = (text: string): string =>
  ticked.test(text) ? text.replace(unticked, (option) => ' '.repeat(option.length)) : text;
