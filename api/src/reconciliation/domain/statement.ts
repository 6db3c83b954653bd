import type { Bilingual } from '@waqf/contracts';
import type { StatementFormat } from '@waqf/contracts/reconciliation';
import { formatAmountForWire, halalas, sumHalalas, type Halalas } from '@waqf/money';

/** One line of a statement as a file says it. */
export interface ParsedLine {
  /** Gregorian day `YYYY-MM-DD` on which the bank booked it. */
  bookedOn: string;
  /** Positive into the account, negative out of it; never zero. */
  amount: Halalas;
  /** Every reference that the file gives, the most telling first. */
  references: string[];
  description: string;
  /** Line of the file, or number of the entry where lines mean nothing. */
  place: number;
}

/** A statement of one account, whatever the format of its file. */
export interface ParsedStatement {
  format: StatementFormat;
  /** Null when the file does not say. */
  iban: string | null;
  number: string | null;
  opening: Halalas;
  closing: Halalas;
  /** Oldest first. */
  lines: ParsedLine[];
}

/** Why a file is no statement that can be taken; the sentences go to the person. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault';
  /** @param reason machine word, becomes part of the problem code */
  constructor(
    readonly reason:
      | 'unreadable'
      | 'format'
      | 'columns'
      | 'line'
      | 'currency'
      | 'sum'
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
 * Opening balance and lines must give the closing balance.
 * @throws StatementFault naming the difference
 */
export function checkSum({ opening, closing, lines }: Pick<ParsedStatement, 'opening' | 'closing' | 'lines'>): void {
  const reached = opening + sumHalalas(lines.map((line) => line.amount));
  if (reached === closing) return;
  const difference = formatAmountForWire(halalas(closing - reached));
  throw new StatementFault('sum', {
    ar: `الكشف لا يتوازن: الرصيد الختامي يختلف عن مجموع الأسطر بمقدار ${difference} ريال`,
    en: `The statement does not add up: the closing balance differs from its lines by ${difference} riyals`,
  });
}
