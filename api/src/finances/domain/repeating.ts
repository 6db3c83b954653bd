import type { ExpenseCategory, IncomeSource, TransactionType } from '@waqf/contracts/finances';
import { addMonths, type DaySpan, lastDayOf } from '@waqf/formats';
import type { Halalas } from '@waqf/money';

/** A transaction that a nazir expects at an interval of months. */
export interface RepeatingRecord {
  readonly id: string;
  readonly waqfId: string;
  readonly type: TransactionType;
  readonly amount: Halalas;
  readonly description: string;
  readonly source: IncomeSource | null;
  readonly category: ExpenseCategory | null;
  readonly everyMonths: number;
  /** Dates `YYYY-MM-DD` in Asia/Riyadh, both included. */
  readonly firstOn: string;
  readonly lastOn: string | null;
  readonly endedAt: Date | null;
}

/** Maximum number of due occurrences shown at a time; the others follow once these are answered. */
export const mostDue = 24;

/**
 * The date of an occurrence, counted from 0: the same day of a later month, or its last day when the month is shorter.
 */
function occurrenceDay(
  { firstOn, everyMonths }: Pick<RepeatingRecord, 'firstOn' | 'everyMonths'>,
  number: number,
): string {
  const month = addMonths(firstOn.slice(0, 7), number * everyMonths);
  const same = `${month}-${firstOn.slice(8)}`;
  const last = lastDayOf(month);
  return same <= last ? same : last;
}

/** Due occurrences without an answer, oldest first, and the date of the next one. */
export function dueOccurrences(
  plan: Pick<RepeatingRecord, 'firstOn' | 'everyMonths' | 'lastOn'>,
  answered: ReadonlySet<string>,
  today: string,
): { due: string[]; nextOn: string | null } {
  const due: string[] = [];
  for (let number = 0; ; number += 1) {
    const day = occurrenceDay(plan, number);
    if (plan.lastOn !== null && day > plan.lastOn) return { due, nextOn: null };
    if (day > today) return { due, nextOn: day };
    if (!answered.has(day) && due.length < mostDue) due.push(day);
  }
}

/** The occurrences on these days, both ends included. */
export function occurrencesWithin(
  plan: Pick<RepeatingRecord, 'firstOn' | 'everyMonths' | 'lastOn'>,
  { from, to }: DaySpan,
): string[] {
  const end = plan.lastOn !== null && plan.lastOn < to ? plan.lastOn : to;
  const occurrences: string[] = [];
  for (let number = 0; ; number += 1) {
    const day = occurrenceDay(plan, number);
    if (day > end) return occurrences;
    if (day >= from) occurrences.push(day);
  }
}
