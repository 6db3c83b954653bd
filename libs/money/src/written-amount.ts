const digit = '[0-9\u0660-\u0669\u06f0-\u06f9]';
/** Comma, Arabic thousands separator, space, no-break space, narrow no-break space. */
const separator = '[,\u066c \u00a0\u202f]';
const riyals = `(?:${digit}{1,3}(?:${separator}${digit}{3}){1,4}|${digit}{1,13})`;
const amount = `${riyals}(?:[.\u066b]${digit}{1,2})?`;
/** Marks of the reading direction, which are copied invisibly with an amount from an Arabic text. */
const marks = '\u200e\u200f\u061c';
const blanks = `[ \u00a0\u202f${marks}]*`;

/**
 * An amount as users type it: Western or Arabic digits, `.` or `٫`, with or without thousands groups: `25,000.5`,
 * `٢٥٬٠٠٠٫٥`.
 */
export const writtenAmountPattern = new RegExp(`^${blanks}${amount}${blanks}$`);
/** The same, with an optional minus in front. */
export const writtenSignedAmountPattern = new RegExp(`^${blanks}[-\u2212]?[${marks}]*${amount}${blanks}$`);

const grouped = new RegExp(`^([^\\d]*)(\\d{1,3}(?:${separator}\\d{3})+)(?!\\d)`);

/**
 * Converts a typed amount to the wire format: Western digits, `.`, `-`, no thousands groups. Separators that do not
 * separate groups of three digits are kept, so that a decimal comma (`1,5`) is refused and never read as 15.
 */
export function normaliseAmount(text: string): string {
  return text
    .replaceAll(new RegExp(`[${marks}]`, 'g'), '')
    .trim()
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (arabic) => String(arabic.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-')
    .replace(grouped, (_, before: string, groups: string) => before + groups.replaceAll(/\D/g, ''));
}
