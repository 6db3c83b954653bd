import { Injectable } from '@nestjs/common';
import {
  corpusSources,
  expenseCategories,
  type ExpenseCategory,
  type IncomeSource,
  incomeSources,
  type TransactionType,
  transactionTypes,
  unnamed,
} from '@waqf/contracts/finances';
import { allDays, monthsAndDays, type DaySpan } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import { type Ctx, oneOf, sql, type SqlValue } from '../../platform/index.js';
import { type FilterTotals, isWhole, totalsOf, type TransactionFilter } from './transaction.repository.js';

/** What a waqf received or spent of one kind in a period of days. */
export interface KindTotal {
  readonly waqfId: string;
  readonly type: TransactionType;
  /** A source of income or a category of expenses; null when none was given. */
  readonly kind: IncomeSource | ExpenseCategory | null;
  /** Amount in halalas, minus reversals. */
  readonly amount: Halalas;
  /** Number of rows in the register, including reversals. */
  readonly count: number;
}

/** The yield of one Gregorian month, limited to the requested period. */
export interface MonthTotal {
  /** `YYYY-MM` */
  readonly month: string;
  /** Without additions to the corpus, in halalas. */
  readonly income: Halalas;
  readonly expenses: Halalas;
  readonly count: number;
}

const within = `waqf_id = ANY ($1::uuid[]) AND (grain = 'month' AND starts_on BETWEEN $2::date AND $3::date
  OR grain = 'day' AND (starts_on BETWEEN $4::date AND $5::date OR starts_on BETWEEN $6::date AND $7::date))`;

const sumKinds = sql({
  name: 'finances.sum-kinds',
  text: `SELECT waqf_id, type, kind, coalesce(sum(amount_halalas), 0) AS amount, coalesce(sum(entries), 0) AS count
         FROM finances.period_total WHERE ${within} GROUP BY waqf_id, type, kind ORDER BY waqf_id, type, kind`,
  row: {
    waqf_id: 'uuid',
    type: oneOf(transactionTypes),
    kind: oneOf(['', ...incomeSources, ...expenseCategories]),
    amount: 'numeric',
    count: 'numeric',
  },
});

const corpusKinds = corpusSources.map((source) => `'${source}'`).join(', ');
const sumMonths = sql({
  name: 'finances.sum-months',
  text: `SELECT to_char(starts_on, 'YYYY-MM') AS month,
           coalesce(sum(amount_halalas) FILTER (WHERE type = 'income'), 0) AS income,
           coalesce(sum(amount_halalas) FILTER (WHERE type = 'expense'), 0) AS expenses,
           coalesce(sum(entries), 0) AS count
         FROM finances.period_total WHERE ${within} AND kind <> ALL (ARRAY[${corpusKinds}]) GROUP BY 1 ORDER BY 1`,
  row: { month: 'text', income: 'numeric', expenses: 'numeric', count: 'numeric' },
});

const sumPeriod = sql({
  name: 'finances.sum-period',
  text: `SELECT coalesce(sum(amount_halalas) FILTER (WHERE type = 'income'), 0) AS income,
           coalesce(sum(amount_halalas) FILTER (WHERE type = 'expense'), 0) AS expenses,
           coalesce(sum(entries), 0) AS count
         FROM finances.period_total WHERE ${within} AND ($8::text IS NULL OR type = $8)
           AND ($9::text IS NULL OR type = 'income' AND kind = $9)
           AND ($10::text IS NULL OR type = 'expense' AND kind = $10)`,
  row: { income: 'numeric', expenses: 'numeric', count: 'numeric' },
});

/** The filter fields that the stored totals support. */
const kept = ['from', 'to', 'type', 'source', 'category'] as const;

/** Reads the totals that the database maintains beside the register (`finances.period_total`). */
@Injectable()
export class PeriodTotalRepository {
  async kinds(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<KindTotal[]> {
    const rows = await sumKinds.rows(ctx, valuesOf(waqfIds, span));
    return rows.map((row) => ({
      waqfId: row.waqf_id,
      type: row.type,
      kind: row.kind === '' ? null : row.kind,
      amount: halalas(BigInt(row.amount)),
      count: Number(row.count),
    }));
  }

  /**
   * Totals of all matching transactions, read from one row per period and kind; undefined for a filter that the stored
   * totals do not support: words, amounts, a fund.
   */
  async ofFilter(ctx: Ctx, filter: TransactionFilter): Promise<FilterTotals | undefined> {
    if (!isWhole(filter, kept)) return undefined;
    const span = { from: filter.from ?? allDays.from, to: filter.to ?? allDays.to };
    const kinds = [filter.source, filter.category].map((kind) => (kind === unnamed ? '' : kind));
    const row = await sumPeriod.one(ctx, [...valuesOf(filter.waqfIds, span), filter.type, ...kinds]);
    return totalsOf(row);
  }

  /** Totals by month, oldest first; months without a transaction are left out. */
  async months(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<MonthTotal[]> {
    const rows = await sumMonths.rows(ctx, valuesOf(waqfIds, span));
    return rows.map((row) => ({
      month: row.month,
      income: halalas(BigInt(row.income)),
      expenses: halalas(BigInt(row.expenses)),
      count: Number(row.count),
    }));
  }
}

function valuesOf(waqfIds: readonly string[], span: DaySpan): SqlValue[] {
  const { months, before, after } = monthsAndDays(span);
  return [waqfIds, ...[months, before, after].flatMap((part) => [part?.from ?? null, part?.to ?? null])];
}
