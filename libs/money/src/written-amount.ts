const digit = '[0-9\u0660-\u0669\u06f0-\u06f9]';
/** Comma, Arabic thousands separator, blank, blank that does not break, narrow blank. */
const separator = '[,\u066c \u00a0\u202f]';
const riyals = `(?:${digit}{1,3}(?:${separator}${digit}{3}){1,4}|${digit}{1,13})`;
const amount = `${riyals}(?:[.\u066b]${digit}{1,2})?`;
const blanks = '[ \u00a0\u202f]*';

/**
 * An amount as a person writes it: Western or Arabic digits, `.` or `٫`, thousands grouped or not: `25,000.5`,
 * `٢٥٬٠٠٠٫٥`.
 */
export const writtenAmountPattern = new RegExp(`^${blanks}${amount}${blanks}$`);
/** The same with an optional minus before it. */
export const writtenSignedAmountPattern = new RegExp(`^${blanks}[-\u2212]?${amount}${blanks}$`);

const grouped = new RegExp(`^([^\\d]*)(\\d{1,3}(?:${separator}\\d{3})+)(?!\\d)`);

/**
 * Brings a written amount into the wire's form: Western digits, `.`, `-`, no groups. Separators that do not divide
 * groups of three stay, so that a decimal comma (`1,5`) is refused and never read as 15.
 */
export function normaliseAmount(text: string): string {
  return text
    .trim()
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (arabic) => String(arabic.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-')
    .replace(grouped, (_, before: string, groups: string) => before + groups.replaceAll(/\D/g, ''));
}
