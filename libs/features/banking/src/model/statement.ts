import type { Answered } from '@waqf/contracts';
import type { AccountEntry, AccountStatement as BankStatement } from '@waqf/contracts/banking';
import type { AccountStatement as WaqfStatement, StatementEntry } from '@waqf/contracts/finances';
import { addMonths, firstDayOf, riyadhDay, riyadhMonth } from '@waqf/formats';
import { halalas, parseSignedAmount, sumHalalas, type Halalas } from '@waqf/money';

/** A line of a statement of any account. */
export interface StatementLine {
  id: string;
  kind: Answered<'income' | 'expense' | 'transfer' | 'movement' | 'reversal'>;
  description: string;
  occurredAt: string;
  amount: string;
  balance: string;
}

/** A page of a statement, newest first. */
export interface StatementPage {
  lines: StatementLine[];
  nextCursor: string | null;
  /** The balance before the oldest entry of the period, and after the newest; null when the server does not send it. */
  opening: string | null;
  closing: string | null;
}

const ofBank = ({ reversesId, ...entry }: AccountEntry): StatementLine => ({
  ...entry,
  kind: reversesId === null ? entry.kind : 'reversal',
});
const ofWaqf = ({ id, kind, description, occurredAt, amount, balance }: StatementEntry): StatementLine => ({
  id,
  kind,
  description,
  occurredAt,
  amount,
  balance,
});

export const pageOfBankStatement = ({ entries, nextCursor, opening, closing }: BankStatement): StatementPage => ({
  lines: entries.map(ofBank),
  nextCursor,
  opening: opening ?? null,
  closing: closing ?? null,
});
export const pageOfWaqfStatement = ({ entries, nextCursor, opening, closing }: WaqfStatement): StatementPage => ({
  lines: entries.map(ofWaqf),
  nextCursor,
  opening,
  closing,
});

export interface StatementFigures {
  opening: Halalas | null;
  moneyIn: Halalas;
  moneyOut: Halalas;
  closing: Halalas | null;
}

/** Opening and closing balance and what moved between them, computed from all lines given, newest first. */
export function statementFigures(pages: readonly StatementPage[]): StatementFigures {
  const lines = pages.flatMap((page) => page.lines);
  const amounts = lines.map(({ amount }) => parseSignedAmount(amount));
  const newest = lines[0];
  const oldest = lines.at(-1);
  const whole = pages.at(-1)?.nextCursor === null;
  const newestPage = pages[0];
  const before = oldest ? halalas(parseSignedAmount(oldest.balance) - parseSignedAmount(oldest.amount)) : null;
  return {
    opening: whole && newestPage?.opening ? parseSignedAmount(newestPage.opening) : before,
    moneyIn: sumHalalas(amounts.filter((amount) => amount > 0n)),
    moneyOut: sumHalalas(amounts.filter((amount) => amount < 0n)),
    closing: newestPage?.closing
      ? parseSignedAmount(newestPage.closing)
      : newest
        ? parseSignedAmount(newest.balance)
        : null,
  };
}

/** The default period of a statement: from the first day of the month two months ago to today in Riyadh. */
export function firstPeriod(now: Date): { from: string; to: string } {
  return { from: firstDayOf(addMonths(riyadhMonth(now), -2)), to: riyadhDay(now) };
}
