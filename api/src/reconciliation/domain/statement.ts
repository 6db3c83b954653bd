import type { Bilingual } from '@waqf/contracts';
import type { StatementFormat } from '@waqf/contracts/reconciliation';
import { displayAmount, halalas, sumHalalas, type Halalas } from '@waqf/money';

/** One line of a statement as written in a file. */
export interface ParsedLine {
  /** Gregorian day `YYYY-MM-DD` on which the bank booked it. */
  bookedOn: string;
  /** In halalas; positive into the account, negative out of it, zero for a notice of the bank. */
  amount: Halalas;
  /** All references in the file, the most significant first. */
  references: string[];
  description: string;
  /** Line number in the file, or number of the entry in formats without meaningful lines. */
  place: number;
}

/** A statement of one account, whatever the format of its file. */
export interface ParsedStatement {
  format: StatementFormat;
  /** The key of a CSV file's row of headings; absent for other formats. */
  headings?: string;
  /** Set when no date of the file tells whether day or month comes first: one as written, and the day it is read as. */
  uncertainDay?: { written: string; readAs: string };
  /** As written in the file, even when it is not an IBAN of a Saudi bank; null when the file has none. */
  iban: string | null;
  number: string | null;
  opening: Halalas;
  closing: Halalas;
  /** Oldest first. */
  lines: ParsedLine[];
}

/** Why a file can't be imported as a statement; the sentences are shown to the user. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault';
  /** @param reason machine-readable; becomes part of the problem code */
  constructor(
    readonly reason:
      | 'unreadable'
      | 'format'
      | 'columns'
      | 'line'
      | 'currency'
      | 'sum'
      | 'gap'
      | 'too-large'
      | 'balances-missing'
      | 'too-many-lines'
      | 'several-accounts'
      | 'empty',
    readonly text: Bilingual,
  ) {
    super(text.en);
  }
}

/** A fault of one line of the file. */
export function lineFault(place: number, ar: string, en: string): StatementFault {
  return new StatementFault('line', { ar: `السطر ${place}: ${ar}`, en: `Line ${place}: ${en}` });
}

/**
 * Checks that opening balance and lines add up to the closing balance.
 * @throws StatementFault naming the difference
 */
export function checkSum({ opening, closing, lines }: Pick<ParsedStatement, 'opening' | 'closing' | 'lines'>): void {
  const reached = opening + sumHalalas(lines.map((line) => line.amount));
  if (reached === closing) return;
  const difference = displayAmount(halalas(closing - reached), { sign: 'never' });
  throw new StatementFault('sum', {
    ar: `الكشف لا يتوازن: الرصيد الختامي يختلف عن مجموع الأسطر بمقدار ${difference} ريال`,
    en: `The statement does not add up: the closing balance differs from its lines by ${difference} riyals`,
  });
}

/** Checks that a statement begins where the previous one ended. @throws StatementFault naming the difference */
export function checkContinuity(
  before: Pick<ParsedStatement, 'closing'>,
  next: Pick<ParsedStatement, 'opening'>,
): void {
  if (before.closing === next.opening) return;
  const difference = displayAmount(halalas(next.opening - before.closing), { sign: 'never' });
  throw new StatementFault('gap', {
    ar: `بين كشفين في الملف انقطاع: يبدأ التالي برصيد يختلف عن ختام سابقه بمقدار ${difference} ريال. استورد الكشف الناقص معهما أو كلًّا على حدة.`,
    en: `There is a gap between two statements of the file: the later one begins ${difference} riyals off the end of the earlier one. Add the missing statement, or import each alone.`,
  });
}

/** The largest amount in halalas: no account of a waqf moves more, and sums stay within the contract's amounts. */
const largest = halalas(9_999_999_999_999n);

/** Checks that amounts, balances and turnover are within the limit. @throws StatementFault */
export function checkSize({ opening, closing, lines }: Pick<ParsedStatement, 'opening' | 'closing' | 'lines'>): void {
  const size = (amount: Halalas): Halalas => (amount < 0n ? halalas(-amount) : amount);
  const turnover = sumHalalas(lines.map((line) => size(line.amount)));
  if ([turnover, size(opening), size(closing)].every((amount) => amount <= largest)) return;
  const limit = displayAmount(largest);
  throw new StatementFault('too-large', {
    ar: `في الكشف مبلغ أو رصيد أو مجموع حركات أكبر من ${limit} ريال. تأكد من الملف، أو قسّمه على مدد أقصر.`,
    en: `An amount, a balance or the turnover of the statement is above ${limit} riyals. Check the file, or split it into shorter periods.`,
  });
}
