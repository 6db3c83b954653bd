import { Injectable } from '@nestjs/common';
import { type DaySpan, riyadhDay } from '@waqf/formats';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, neverNull, genericPlan, sql } from '../../platform/index.js';
import type { MonthFigures } from '../domain/entry-list.js';
import type { YieldSpan } from '../domain/yield-span.js';
import type { Figures } from '../domain/fund.js';

const sumFigures = sql({
  name: 'ledger.sum-figures',
  prepared: true,
  text: `SELECT coalesce(sum(revenue_halalas), 0) AS revenue, coalesce(sum(expenses_halalas), 0) AS expenses,
           coalesce(sum(entries), 0) AS count
         FROM ledger.summary WHERE waqf_id = ANY ${genericPlan(1, 'uuid[]')} AND grain = $2 AND starts_on = $3::date`,
  row: { revenue: 'numeric', expenses: 'numeric', count: 'numeric' },
});

const sumDays = sql({
  name: 'ledger.sum-days',
  prepared: true,
  text: `SELECT coalesce(sum(revenue_halalas), 0) AS revenue, coalesce(sum(expenses_halalas), 0) AS expenses,
           coalesce(sum(entries), 0) AS count
         FROM ledger.summary
         WHERE waqf_id = ANY ${genericPlan(1, 'uuid[]')} AND grain = 'day' AND starts_on BETWEEN $2::date AND $3::date`,
  row: { revenue: 'numeric', expenses: 'numeric', count: 'numeric' },
});

const listDays = sql({
  name: 'ledger.list-days',
  text: `SELECT to_char(of.day, 'YYYY-MM-DD') AS day, coalesce(sum(s.entries), 0) AS count
         FROM generate_series($2::date, $3::date, interval '1 day') AS of (day)
           LEFT JOIN ledger.summary s ON s.grain = 'day' AND s.starts_on = of.day::date AND s.waqf_id = ANY ($1::uuid[])
         GROUP BY of.day ORDER BY of.day`,
  row: { day: neverNull('text', 'of a series'), count: 'numeric' },
});

const sumAllotted = sql({
  name: 'ledger.sum-allotted',
  text: `SELECT coalesce(sum(allotted_halalas), 0) AS allotted FROM ledger.summary
         WHERE waqf_id = ANY ($1::uuid[]) AND grain = 'month' AND starts_on BETWEEN $2::date AND $3::date`,
  row: { allotted: 'numeric' },
});

const sumYield = sql({
  name: 'ledger.sum-yield',
  text: `WITH entry AS (
           SELECT entry.kind, entry.recorded_at, (coalesce(undone.occurred_at, entry.occurred_at)
               AT TIME ZONE 'Asia/Riyadh')::date AS day,
             CASE WHEN entry.reverses_id IS NULL THEN entry.amount_halalas ELSE -entry.amount_halalas END AS signed
           FROM ledger.transfer entry LEFT JOIN ledger.transfer undone ON undone.id = entry.reverses_id
           WHERE entry.waqf_id = $1 AND entry.kind IN ('income', 'expense')
             AND 'ghalla' IN (entry.debit_fund, entry.credit_fund)
         )
         SELECT coalesce(sum(signed) FILTER (WHERE kind = 'income'), 0) AS income,
           coalesce(sum(signed) FILTER (WHERE kind = 'expense'), 0) AS expenses
         FROM unnest($2::date[], $3::date[], $4::timestamptz[]) AS span (first, last, recorded_after)
         JOIN entry ON day BETWEEN span.first AND span.last
           AND (span.recorded_after IS NULL OR entry.recorded_at > span.recorded_after)
           AND entry.recorded_at <= $5`,
  row: { income: 'numeric', expenses: 'numeric' },
});
const countedUntil = sql({
  name: 'ledger.counted-until',
  text: 'SELECT ledger.counted_until($1) AS until',
  row: { until: 'timestamptz' },
});

const listMonths = sql({
  name: 'ledger.list-months',
  prepared: true,
  text: `WITH booked AS (
           SELECT starts_on, sum(revenue_halalas) AS revenue, sum(expenses_halalas) AS expenses,
             sum(entries) AS entries, sum(ghalla_net_halalas) AS net
           FROM ledger.summary
           WHERE waqf_id = ANY ${genericPlan(1, 'uuid[]')} AND grain = 'month'
             AND starts_on >= ${genericPlan(2, 'date')}
           GROUP BY starts_on
         ), ghalla AS (
           SELECT coalesce(sum(balance_halalas), 0) AS now FROM ledger.account
           WHERE waqf_id = ANY ${genericPlan(1, 'uuid[]')} AND fund = 'ghalla'
         )
         SELECT extract(year FROM m.day)::int AS year, extract(month FROM m.day)::int AS month,
           coalesce(booked.revenue, 0) AS revenue, coalesce(booked.expenses, 0) AS expenses,
           coalesce(booked.entries, 0) AS count,
           ghalla.now - coalesce((SELECT sum(later.net) FROM booked later WHERE later.starts_on > m.day), 0) AS closing
         FROM generate_series(
           ${genericPlan(2, 'date')}::timestamp, ${genericPlan(3, 'date')}::timestamp, interval '1 month'
         ) AS m (day)
         CROSS JOIN ghalla LEFT JOIN booked ON booked.starts_on = m.day
         ORDER BY m.day`,
  row: {
    year: 'int4',
    month: 'int4',
    revenue: 'numeric',
    expenses: 'numeric',
    count: 'numeric',
    closing: 'numeric',
  },
});

/** Reads the summaries that posting maintains: their number grows with waqfs, days and months, not with entries. */
@Injectable()
export class SummaryRepository {
  /** Figures of the current day or month in Asia/Riyadh, or since the first entry. */
  async figures(ctx: Ctx, waqfIds: readonly string[], grain: 'day' | 'month' | 'all'): Promise<Figures> {
    return toFigures(await sumFigures.one(ctx, [waqfIds, grain, startOf(grain, riyadhDay(ctx.clock.now()))]));
  }

  /** Figures of a period of days, both ends included. */
  async periodFigures(ctx: Ctx, waqfIds: readonly string[], { from, to }: DaySpan): Promise<Figures> {
    return toFigures(await sumDays.one(ctx, [waqfIds, from, to]));
  }

  /** Number of entries by day, including days without any; oldest first. */
  async days(ctx: Ctx, waqfIds: readonly string[], { from, to }: DaySpan): Promise<{ day: string; count: number }[]> {
    const rows = await listDays.rows(ctx, [waqfIds, from, to]);
    return rows.map(({ day, count }) => ({ day, count: Number(count) }));
  }

  /** See `LedgerFacade.countedUntil`. */
  async countedUntil(ctx: Ctx, waqfId: string): Promise<Date> {
    return (await countedUntil.one(ctx, [waqfId])).until;
  }

  /** See `LedgerFacade.yieldOf`. */
  async yieldOf(
    ctx: Ctx,
    waqfId: string,
    spans: readonly YieldSpan[],
    until: Date,
  ): Promise<{ income: bigint; expenses: bigint }> {
    const row = await sumYield.one(ctx, [
      waqfId,
      spans.map(({ from }) => from),
      spans.map(({ to }) => to),
      spans.map(({ recordedAfter }) => recordedAfter),
      until,
    ]);
    return { income: BigInt(row.income), expenses: BigInt(row.expenses) };
  }

  /** Yield allotted to beneficiaries in the current year of Asia/Riyadh. */
  async allottedThisYear(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    const year = riyadhDay(ctx.clock.now()).slice(0, 4);
    const row = await sumAllotted.one(ctx, [waqfIds, `${year}-01-01`, `${year}-12-01`]);
    return halalas(BigInt(row.allotted));
  }

  /** Every month from `from` to `to` (first days of months), including those without entries; oldest first. */
  async months(ctx: Ctx, waqfIds: readonly string[], from: string, to: string): Promise<MonthFigures[]> {
    const rows = await listMonths.rows(ctx, [waqfIds, from, to]);
    return rows.map((row) => ({
      year: row.year,
      month: row.month,
      revenue: halalas(BigInt(row.revenue)),
      expenses: halalas(BigInt(row.expenses)),
      count: Number(row.count),
      closing: halalas(BigInt(row.closing)),
    }));
  }
}

function toFigures(row: { revenue: string; expenses: string; count: string }): Figures {
  return {
    revenue: halalas(BigInt(row.revenue)),
    expenses: halalas(BigInt(row.expenses)),
    count: Number(row.count),
  };
}

/** First day of the summary that contains `day`. */
function startOf(grain: 'day' | 'month' | 'all', day: string): string {
  if (grain === 'all') return '-infinity';
  return grain === 'day' ? day : `${day.slice(0, 7)}-01`;
}
