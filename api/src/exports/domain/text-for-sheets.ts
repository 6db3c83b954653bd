/** What a spreadsheet takes for a formula or for the end of a cell, whatever stands invisibly before it. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** A number or a dash by itself is no formula: mobiles keep their plus. */
const harmless = /^[+\-\u2212]?[\d ,.]*$/u;

/**
 * A text that no spreadsheet evaluates, also when the sheet was saved as CSV and is opened again: an apostrophe is set
 * before what would begin a formula. Some languages' spreadsheets end a cell at a semicolon, whatever its quotes.
 */
export const textForSheets = (text: string): string => text.split(';').map(guarded).join(';');

const guarded = (part: string): string => (formula.test(part) && !harmless.test(part) ? `'${part}` : part);
