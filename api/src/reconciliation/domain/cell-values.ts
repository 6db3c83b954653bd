import { gregorianFromHijri, isHijriDate, normaliseDigits } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';

const longestDescription = 500;
const longestReference = 100;
const currencyWords = /SAR|S\.?R\.?|ر\.?\s?س\.?|ريال/giu;
/** Halves of characters that were cut or never whole; the database stores none. */
const halfCharacters = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const plainAmount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/** Order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'day-first' | 'month-first';

/**
 * An amount as statements write it: `1,234.50`, `(1,234.50)`, `1,234.50-`, `١٬٢٣٤٫٥٠`, with or without a currency.
 * Undefined when it is no amount of whole halalas.
 */
export function amountIn(cell: string): Halalas | undefined {
  const text = normaliseDigits(cell)
    .replace(/[\u200e\u200f\u061c\s\u00a0\u202f]/g, '')
    .replace(currencyWords, '')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c']/g, ',')
    .replace(/[\u2212\u2013]/g, '-');
  const bracketed = /^\((.+)\)$/.exec(text);
  const signed = /^([+-]?)(.+?)(-?)$/.exec(bracketed?.[1] ?? text);
  const digits = signed?.[2] ?? '';
  const match = plainAmount.exec(digits);
  if (!match || (signed?.[1] && signed[3])) return undefined;
  const fraction = match[1] ?? '';
  if (/[^0]/.test(fraction.slice(2))) return undefined;
  const riyals = digits.split('.')[0]!.replaceAll(',', '');
  if (riyals.length > 13) return undefined;
  const value = BigInt(riyals) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return halalas(bracketed || signed?.[1] === '-' || signed?.[3] === '-' ? -value : value);
}

/**
 * A day in a cell: ISO, or day, month and year with `/`, `-` or `.`, in either order of the year; a time behind it is
 * ignored. A year below 1600 is Hijri (Umm al-Qura). Undefined when it is no date.
 */
export function dayIn(cell: string, order: DateOrder): string | undefined {
  const parts = dateParts(cell);
  if (!parts) return undefined;
  const { year } = parts;
  const [day, month] = parts.yearFirst || order === 'day-first' ? [parts.day, parts.month] : [parts.month, parts.day];
  if (year < 1600) {
    const hijri = { year, month, day };
    return isHijriDate(hijri) ? gregorianFromHijri(hijri) : undefined;
  }
  return gregorianDay(year, month, day);
}

/** Tells the order of a column of dates: month first only when some date can't be read otherwise. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const parts = cells.map(dateParts).filter((part) => part !== undefined && !part.yearFirst);
  const impossible = parts.some((part) => part!.month > 12);
  return impossible && parts.every((part) => part!.day <= 12) ? 'month-first' : 'day-first';
}

/** `YYYY-MM-DD`, or undefined when there is no such day. */
export function gregorianDay(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2100) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

function dateParts(cell: string): { year: number; month: number; day: number; yearFirst: boolean } | undefined {
  const text = normaliseDigits(cell)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim();
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (yearFirst)
    return { year: Number(yearFirst[1]), month: Number(yearFirst[2]), day: Number(yearFirst[3]), yearFirst: true };
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  return yearLast
    ? { day: Number(yearLast[1]), month: Number(yearLast[2]), year: Number(yearLast[3]), yearFirst: false }
    : undefined;
}

/**
 * Text of a cell as it is kept: one line, without control characters and marks that turn the direction of what follows,
 * and without the leading signs by which a spreadsheet would take it for a formula should it be exported again.
 */
export function plainText(cell: string): string {
  return cell
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[=+@\-\s]+/, '')
    .slice(0, longestDescription)
    .replace(halfCharacters, '');
}

/** References of a line: kept short, empty and meaningless ones left out, each once. */
export function referencesIn(cells: readonly (string | undefined)[]): string[] {
  const texts = cells.map((cell) =>
    plainText(cell ?? '')
      .slice(0, longestReference)
      .replace(halfCharacters, ''),
  );
  return [...new Set(texts.filter((text) => text !== '' && !/^(NONREF|NOTPROVIDED|N\/A|-+)$/i.test(text)))];
}
