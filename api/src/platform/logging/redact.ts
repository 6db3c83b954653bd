/** National ids and IBANs, also in the middle of a sentence; the last four digits stay for support. */
const nationalId = /(?<![\w.])[12]\d{5}(\d{4})(?![\w.])/g;
const iban = /SA\d{18}(\d{4})/g;
/** Controls of the second block and marks that turn the reading direction: they could make a log line lie. */
const deceptive = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A finished log line without identities and without characters that could forge another line. */
export function redacted(line: string): string {
  return line
    .replace(iban, 'SA••$1')
    .replace(nationalId, '••$1')
    .replace(deceptive, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
