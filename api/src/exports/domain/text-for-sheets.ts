/** What a spreadsheet takes for a formula or for the end of a cell, whatever stands invisibly before it. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** A number or a dash by itself is no formula: mobiles keep their plus. */
const harmless = /^[+\-\u2212]?[\d ,.]*$/u;

/**
 * A text that no spreadsheet evaluates, also when the sheet was saved as CSV and is opened again: an apostrophe is set
 * before one that would begin a formula.
 */
export function textForSheets(text: string): string {
  return formula.test(text) && !harmless.test(text) ? `'${text}` : text;
}
