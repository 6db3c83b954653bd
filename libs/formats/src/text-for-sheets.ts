/** What a spreadsheet reads as a formula or as the end of a cell, even after invisible characters. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** A number or a dash alone is not a formula: mobile numbers keep their plus. */
const harmless = /^[+\-\u2212]?[\d ,.]*$/u;

/**
 * A text that no spreadsheet evaluates, even after the sheet was saved as CSV and opened again: an apostrophe is put
 * before everything that could start a formula, also after a semicolon, which ends a cell in some locales.
 */
export const textForSheets = (text: string): string => text.split(';').map(guarded).join(';');

const guarded = (part: string): string => (formula.test(part) && !harmless.test(part) ? `'${part}` : part);
