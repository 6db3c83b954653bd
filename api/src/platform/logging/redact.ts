/** A digit in any of the scripts used here. */
const digit = '[\\d\\u0660-\\u0669\\u06f0-\\u06f9]';
/** What may separate the groups of a number; direction marks appear unescaped in a JSON line. */
const gap = '[ \\-\\u2010-\\u2013\\u00a0\\u202f\\u200e\\u200f]?';
const wordBefore = '(?<![\\w\\u0660-\\u0669\\u06f0-\\u06f9]|[\\d\\u0660-\\u0669\\u06f0-\\u06f9][.,\\u066b])';
const wordAfter = `(?![\\w\\u0660-\\u0669\\u06f0-\\u06f9]|[.,\\u066b]${digit})`;
const digits = (count: number): string => `(?:${gap}${digit}){${count}}`;

const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const iban = new RegExp(`SA${digits(22)}`, 'gi');
const mobile = new RegExp(
  `(?:${wordBefore}|(?=\\+))(?:(?:\\+|[0\u0660]{2})?${number('966')}${gap}[0\u0660]?|[0\u0660])${number('5')}${digits(8)}${wordAfter}`,
  'g',
);
const nationalId = new RegExp(`${wordBefore}[12\u0661\u0662\u06f1\u06f2](?: ?${digit}){9}${wordAfter}`, 'g');
/** The code in the address of an issued document, which only those who have the document know. */
const documentCode = /(\/verify\/)[^\s"\\/?#]+/gi;
/**
 * Control characters U+007F to U+009F and marks that change the text direction: they could make a log line misleading.
 */
const deceptive = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A complete log line without identities, without codes of documents and without characters that could forge another
 * line. National ids, mobile numbers and IBANs keep their last four digits for support, whatever digits and grouping
 * were typed.
 */
export function redacted(line: string): string {
  const withoutMail = line.includes('@') ? line.replace(mail, '••@••') : line;
  return withoutMail
    .replace(iban, (found) => `SA••${lastFour(found)}`)
    .replace(mobile, (found) => `••${lastFour(found)}`)
    .replace(nationalId, (found) => `••${lastFour(found)}`)
    .replace(documentCode, '$1••')
    .replace(deceptive, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A pattern that matches these digits in any of the scripts. */
function number(plain: string): string {
  const scripts = (one: string): string => {
    const offset = Number(one);
    return `[${one}${String.fromCharCode(0x660 + offset)}${String.fromCharCode(0x6f0 + offset)}]`;
  };
  return [...plain].map(scripts).join('');
}

const lastFour = (text: string): string =>
  [...text]
    .filter((character) => /[\d\u0660-\u0669\u06f0-\u06f9]/.test(character))
    .slice(-4)
    .join('');
