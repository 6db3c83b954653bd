import { isoOfWritten, normaliseDigits, writtenDay, type WrittenDay } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';

const longestDescription = 500;
const longestReference = 100;
/** Also the sign of the riyal of 2025 (U+20C1), and the older ligature. */
const currencyWords = /SAR|S\.?R\.?|ر\.?\s?س\.?|ريال(?:\s*سعودي)?|[\u20c1\ufdfc]/giu;
/** Unpaired UTF-16 surrogates (halves of a character), which the database can't store. */
const halfCharacters = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const plainAmount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/** Order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'day-first' | 'month-first';

/** Marks of incoming and outgoing money, before or after an amount. */
const creditMark = /^(?:cr|c|دائن)\.?(?=\d)|(?<=\d)(?:cr|c|دائن)\.?$/i;
const debitMark = /^(?:dr|d|مدين)\.?(?=\d)|(?<=\d)(?:dr|d|مدين)\.?$/i;

/**
 * An amount as statements write it: `1,234.50`, `1000.00 Cr`, `1000.00 Dr`, `(1,234.50)`, `1,234.50-`, `١٬٢٣٤٫٥٠`, with
 * or without a currency. Undefined when it is not an amount in whole halalas.
 */
export function amountIn(cell: string): Halalas | undefined {
  const bare = normaliseDigits(cell)
    .replace(/[\u200e\u200f\u061c\s\u00a0\u202f]/g, '')
    .replace(currencyWords, '');
  const taken = debitMark.test(bare);
  const text = bare
    .replace(creditMark, '')
    .replace(debitMark, '')
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
  if (riyals.length > 15) return undefined;
  const value = BigInt(riyals) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return halalas(taken || bracketed || signed?.[1] === '-' || signed?.[3] === '-' ? -value : value);
}

/**
 * A date in a cell, as an ISO day: ISO, or day, month and year with the year first or last and any separator, also with
 * a two-digit year or a month's name (`01-Oct-2026`, `٠١ أكتوبر ٢٠٢٦`); a time after it is ignored. Hijri dates are Umm
 * al-Qura. Undefined when it is not a date.
 */
export function dayIn(cell: string, order: DateOrder): string | undefined {
  const written = dayOfCell(cell);
  if (!written) return undefined;
  const turned = !written.certain && order === 'month-first';
  const day = isoOfWritten(turned ? { ...written, day: written.month, month: written.day } : written);
  return day !== undefined && day >= '1990' && day < '2101' ? day : undefined;
}

/**
 * Finds the order of a column of dates: month first only when some date can't be read otherwise.
 * @returns `undecided`: the first date that would be another day in the other order, when no date tells which is meant
 */
export function dateOrderOf(cells: readonly string[]): { order: DateOrder; undecided: string | null } {
  const written = cells.flatMap((cell) => {
    const day = dayOfCell(cell);
    return day && !day.certain ? [{ cell, ...day }] : [];
  });
  const [aboveTwelve, monthAboveTwelve] = [
    written.some(({ day }) => day > 12),
    written.some(({ month }) => month > 12),
  ];
  if (aboveTwelve) return { order: 'day-first', undecided: null };
  if (monthAboveTwelve) return { order: 'month-first', undecided: null };
  return { order: 'day-first', undecided: written.find(({ day, month }) => day !== month)?.cell ?? null };
}

function dayOfCell(cell: string): WrittenDay | undefined {
  const compact = /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(normaliseDigits(cell));
  if (compact) return writtenDay(compact.slice(1).join('-'));
  return writtenDay(cell.replace(/[T\s]+[\d\u0660-\u0669\u06f0-\u06f9]{1,2}:.*$/s, ''));
}

/** `YYYY-MM-DD`, or undefined when there is no such day. */
export function gregorianDay(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2100) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Text of a cell as it is stored: one line, without control characters and text direction marks, and without leading
 * signs that would make a spreadsheet treat it as a formula after an export.
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

/** References of a line, shortened and without duplicates, empty or meaningless ones. */
export function referencesIn(cells: readonly (string | undefined)[]): string[] {
  const texts = cells.map((cell) =>
    plainText(cell ?? '')
      .slice(0, longestReference)
      .replace(halfCharacters, ''),
  );
  return [...new Set(texts.filter((text) => text !== '' && !/^(NONREF|NOTPROVIDED|N\/A|-+)$/i.test(text)))];
}
