import { incomeSources, type ExpenseCategory, type IncomeSource, type TransactionType } from '@waqf/contracts/finances';
import { addMonths, riyadhMonth } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import {
  otherMonthly,
  towerEmptyMonth,
  towerMistake,
  towerMonthly,
  towerNightly,
  towerSpecials,
  newestWaqfLines,
  type SampleLine,
} from './sample-lines.js';

/** Sample waqfs by their key; D has no books yet, because its nazir has not accepted. */
export type SampleKey = 'A' | 'B' | 'C' | 'F';

export interface PlannedTransaction {
  /** Identifies it within its waqf; the same at every start. */
  key: string;
  type: TransactionType;
  amount: Halalas;
  description: string;
  source: IncomeSource | null;
  category: ExpenseCategory | null;
  occurredAt: Date;
}

export interface SamplePlan {
  /** Sorted by the time for which they count. */
  transactions: PlannedTransaction[];
  /** The transaction that is reversed afterwards. */
  mistake: { key: string; reason: string; reversedAt: Date } | null;
}

const dayMs = 24 * 60 * 60_000;
const oldest = 13;

/**
 * The register of a sample waqf around `now`: the lines and amounts are always the same, and nothing is in the future.
 */
export function planOf(key: SampleKey, now: Date): SamplePlan {
  const planned = key === 'A' ? tower(now) : key === 'B' ? young(now) : others(key, now);
  const transactions = planned
    .filter(({ occurredAt }) => occurredAt <= now)
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime() || (one.key < other.key ? -1 : 1));
  const { monthsAgo, reason, line } = towerMistake;
  return {
    transactions,
    mistake:
      key === 'A'
        ? { key: mistakeKey, reason, reversedAt: momentIn(addMonths(riyadhMonth(now), -monthsAgo), line.day + 1, 9) }
        : null,
  };
}

const mistakeKey = 'mistake';

function tower(now: Date): PlannedTransaction[] {
  const planned: PlannedTransaction[] = [];
  const wobble = chance(310);
  for (let ago = oldest; ago >= 0; ago -= 1) {
    const month = addMonths(riyadhMonth(now), -ago);
    const regular = ago === towerEmptyMonth ? [] : [...towerMonthly, ...(towerSpecials[ago] ?? [])];
    planned.push(
      ...regular.map((line, index) =>
        plan(`${ago}-${index}`, line, momentIn(month, line.day, 9 + (index % 7)), wobble),
      ),
    );
    const nightly = towerNightly[ago];
    if (nightly) planned.push(plan(`${ago}-night`, nightly, lastNight(month), wobble));
  }
  const { monthsAgo, line } = towerMistake;
  return [...planned, plan(mistakeKey, line, momentIn(addMonths(riyadhMonth(now), -monthsAgo), line.day, 17), wobble)];
}

function others(key: 'C' | 'F', now: Date): PlannedTransaction[] {
  const { months, lines } = otherMonthly[key];
  const wobble = chance(key.charCodeAt(0));
  return Array.from({ length: months }, (_, index) => months - 1 - index).flatMap((ago) =>
    lines.map((line, index) =>
      plan(`${ago}-${index}`, line, momentIn(addMonths(riyadhMonth(now), -ago), line.day, 10 + index), wobble),
    ),
  );
}

function young(now: Date): PlannedTransaction[] {
  return newestWaqfLines.map(({ daysAgo, line }, index) =>
    plan(`${index}`, line, new Date(now.getTime() - daysAgo * dayMs), chance(1)),
  );
}

function plan(
  key: string,
  { kind, riyals, description }: SampleLine,
  occurredAt: Date,
  wobble: () => number,
): PlannedTransaction {
  const source = incomeSources.find((candidate) => candidate === kind) ?? null;
  const amount = typeof riyals === 'number' ? riyals : riyals[0] + wobble() * (riyals[1] - riyals[0]);
  return {
    key,
    description,
    occurredAt,
    source,
    type: source ? 'income' : 'expense',
    // Bills also have halalas.
    amount: halalas(BigInt(Math.round(amount * 100))),
    category: source ? null : (kind as ExpenseCategory),
  };
}

/** A time in Riyadh. @param month `YYYY-MM` in Riyadh @param hour in Riyadh */
function momentIn(month: string, day: number, hour: number): Date {
  return new Date(`${month}-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+03:00`);
}

/** 23:30 UTC on the last day of a month in UTC: already the first of the next month in Riyadh. */
function lastNight(month: string): Date {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0, 23, 30));
}

/** Pseudo-random numbers from 0 to 1 that are the same at every start. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
