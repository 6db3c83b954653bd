import { Injectable } from '@nestjs/common';
import { addDays, allDays, monthsAndDays, type DaySpan } from '@waqf/formats';
import { halalas, type Halalas, zeroHalalas } from '@waqf/money';
import { type Ctx, sql, type SqlValue } from '../../platform/index.js';
import { funds, type Flow, type Fund } from '../domain/fund.js';
import { fundColumn } from './ledger-columns.js';

const sumFlows = sql({
  name: 'ledger.sum-flows',
  text: `SELECT debit_fund, credit_fund, coalesce(sum(amount_halalas), 0) AS amount, coalesce(sum(entries), 0) AS count
         FROM ledger.flow
         WHERE waqf_id = ANY ($1::uuid[]) AND (grain = 'month' AND starts_on BETWEEN $2::date AND $3::date
           OR grain = 'day' AND (starts_on BETWEEN $4::date AND $5::date OR starts_on BETWEEN $6::date AND $7::date))
         GROUP BY debit_fund, credit_fund ORDER BY debit_fund, credit_fund`,
  row: { debit_fund: fundColumn, credit_fund: fundColumn, amount: 'numeric', count: 'numeric' },
});
const sumFunds = sql({
  name: 'ledger.sum-funds',
  text: `SELECT fund, coalesce(sum(balance_halalas), 0) AS balance FROM ledger.account
         WHERE waqf_id = ANY ($1::uuid[]) GROUP BY fund`,
  row: { fund: fundColumn, balance: 'numeric' },
});
const sumYields = sql({
  name: 'ledger.sum-yields-after',
  text: `SELECT a.waqf_id, a.balance_halalas - coalesce(since.net, 0) AS balance FROM ledger.account a
         LEFT JOIN (
           SELECT waqf_id, sum(CASE WHEN credit_fund = 'ghalla' THEN amount_halalas ELSE -amount_halalas END) AS net
           FROM ledger.flow
           WHERE waqf_id = ANY ($1::uuid[]) AND 'ghalla' IN (debit_fund, credit_fund)
             AND (grain = 'month' AND starts_on BETWEEN $2::date AND $3::date
               OR grain = 'day' AND (starts_on BETWEEN $4::date AND $5::date
                 OR starts_on BETWEEN $6::date AND $7::date)) GROUP BY waqf_id
         ) AS since ON since.waqf_id = a.waqf_id
         WHERE a.waqf_id = ANY ($1::uuid[]) AND a.fund = 'ghalla'`,
  row: { waqf_id: 'uuid', balance: 'numeric' },
});
const findFirstDay = sql({
  name: 'ledger.find-first-day',
  text: `SELECT to_char(min(own.day), 'YYYY-MM-DD') AS day FROM unnest($1::uuid[]) AS asked (id)
         CROSS JOIN LATERAL (SELECT starts_on AS day FROM ledger.flow WHERE waqf_id = asked.id AND grain = 'day'
           ORDER BY starts_on LIMIT 1) AS own`,
  row: { day: 'text?' },
});

/** Reads the totals that the database maintains beside the entries (`ledger.flow`): what moved between which funds. */
@Injectable()
export class FlowRepository {
  async flows(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Flow[]> {
    const rows = await sumFlows.rows(ctx, valuesOf(waqfIds, span));
    return rows.map((row) => ({
      from: row.debit_fund,
      to: row.credit_fund,
      amount: halalas(BigInt(row.amount)),
      count: Number(row.count),
    }));
  }

  /** The flows of all entries ever made. */
  async allFlows(ctx: Ctx, waqfIds: readonly string[]): Promise<Flow[]> {
    return this.flows(ctx, waqfIds, allDays);
  }

  /** The totals of the waqfs' funds at the end of the day: their current balance minus what has occurred since. */
  async balancesAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Record<Fund, Halalas>> {
    const now = new Map((await sumFunds.rows(ctx, [waqfIds])).map(({ fund, balance }) => [fund, BigInt(balance)]));
    const since = await this.flows(ctx, waqfIds, { from: addDays(day, 1), to: allDays.to });
    const then = (fund: Fund): Halalas =>
      halalas(
        since.reduce(
          (balance, { from, to, amount }) => balance - (to === fund ? amount : 0n) + (from === fund ? amount : 0n),
          now.get(fund) ?? 0n,
        ),
      );
    return Object.fromEntries(funds.map((fund) => [fund, then(fund)])) as Record<Fund, Halalas>;
  }

  /** The yield of each waqf at the end of the day; zero for a waqf without accounts. */
  async yieldsAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Map<string, Halalas>> {
    const rows = await sumYields.rows(ctx, valuesOf(waqfIds, { from: addDays(day, 1), to: allDays.to }));
    const found = new Map(rows.map(({ waqf_id, balance }) => [waqf_id, halalas(BigInt(balance))]));
    return new Map(waqfIds.map((waqfId) => [waqfId, found.get(waqfId) ?? zeroHalalas]));
  }

  /** Day of the first entry of these waqfs; null when there is none. */
  async firstDay(ctx: Ctx, waqfIds: readonly string[]): Promise<string | null> {
    return (await findFirstDay.one(ctx, [waqfIds])).day;
  }
}

function valuesOf(waqfIds: readonly string[], span: DaySpan): SqlValue[] {
  const { months, before, after } = monthsAndDays(span);
  return [waqfIds, ...[months, before, after].flatMap((part) => [part?.from ?? null, part?.to ?? null])];
}
