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

/** What is wrong with one line of a file; the text names the line. */
export interface LineFault {
  place: number;
  text: Bilingual;
}

/** Why a file can't be imported as a statement; the sentences are shown to the user. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault';
  /**
   * @param reason machine-readable; becomes part of the problem code
   * @param lines the faulty lines in the order of the file; empty when the fault is not one of lines
   */
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
    readonly lines: readonly LineFault[] = [],
  ) {
    super(text.en);
  }
}

/** A fault of one line of the file. */
export function lineFault(place: number, ar: string, en: string): StatementFault {
  return faultOfLines('line', [lineText(place, ar, en)]);
}

export function lineText(place: number, ar: string, en: string): LineFault {
  return { place, text: { ar: `السطر ${place}: ${ar}`, en: `Line ${place}: ${en}` } };
}

/** One fault for all these lines, at least one; its text says how many there are. */
export function faultOfLines(reason: 'line' | 'sum', lines: readonly LineFault[]): StatementFault {
  const text =
    lines.length === 1
      ? lines[0]!.text
      : { ar: `أسطر فيها خطأ: ${lines.length}`, en: `Lines with a fault: ${lines.length}` };
  return new StatementFault(reason, text, lines);
}

/**
 * Reads each row, also those after a faulty one, so that the user can correct all of them before the next attempt.
 * @throws StatementFault with all faulty lines
 */
export function readEach<Row, Read>(rows: readonly Row[], read: (row: Row, index: number) => Read): Read[] {
  const faulty: LineFault[] = [];
  const done: Read[] = [];
  for (const [index, row] of rows.entries())
    try {
      done.push(read(row, index));
    } catch (error) {
      if (!(error instanceof StatementFault) || error.reason !== 'line') throw error;
      faulty.push(...error.lines);
    }
  if (faulty.length > 0) throw faultOfLines('line', faulty);
  return done;
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
