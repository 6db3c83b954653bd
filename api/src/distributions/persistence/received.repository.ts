import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, neverNull, sql } from '../../platform/index.js';

/** What was paid to a person from distributions. */
export interface Received {
  /** Sums by beneficiary id. `days`: the days in the divided periods of the payments of the last twelve months. */
  readonly byPlace: ReadonlyMap<string, { month: Halalas; year: Halalas; ever: Halalas; days: number }>;
}

const sumReceived = sql({
  name: 'distributions.sum-received',
  text: `WITH paid AS (
           SELECT line.beneficiary_id, line.amount_halalas AS amount, line.run_id, run.period_from, run.period_to,
             line.paid_at >= $2::timestamp AT TIME ZONE 'Asia/Riyadh' AS in_year,
             line.paid_at >= $3::timestamp AT TIME ZONE 'Asia/Riyadh' AS in_month
           FROM distributions.run_line line JOIN distributions.run ON run.id = line.run_id
           WHERE line.beneficiary_id = ANY ($1::uuid[]) AND line.state = 'paid'
         ), covered AS (
           SELECT beneficiary_id, sum(period_to - period_from + 1)::int AS days
           FROM (SELECT DISTINCT beneficiary_id, run_id, period_from, period_to FROM paid WHERE in_year) AS period
           GROUP BY beneficiary_id
         )
         SELECT paid.beneficiary_id AS "beneficiaryId", sum(amount) AS ever,
           coalesce(sum(amount) FILTER (WHERE in_year), 0) AS year,
           coalesce(sum(amount) FILTER (WHERE in_month), 0) AS month, coalesce(max(covered.days), 0) AS days
         FROM paid LEFT JOIN covered ON covered.beneficiary_id = paid.beneficiary_id GROUP BY paid.beneficiary_id`,
  row: { beneficiaryId: 'uuid', ever: 'numeric?', year: 'numeric', month: 'numeric', days: 'int4' },
});

/** A payment that was completed. */
export interface PaidPayment {
  readonly id: string;
  readonly waqfId: string;
  readonly waqfName: string;
  /** The first and the last day of the period that was divided. */
  readonly from: string;
  readonly to: string;
  readonly amount: Halalas;
  readonly paidAt: Date;
}

/** The most payments that a statement lists. */
const mostPaid = 10_000;
const listPaid = sql({
  name: 'distributions.list-paid-lines-of-person',
  text: `SELECT line.id, run.waqf_id AS "waqfId", run.period_from::text AS "from", run.period_to::text AS "to",
           line.amount_halalas AS amount, line.paid_at AS "paidAt"
         FROM distributions.run_line line JOIN distributions.run ON run.id = line.run_id
         WHERE line.beneficiary_id = ANY ($1::uuid[]) AND line.state = 'paid'
           AND line.paid_at >= $2::timestamp AT TIME ZONE 'Asia/Riyadh'
           AND line.paid_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'
         ORDER BY line.paid_at DESC, line.id DESC LIMIT ${mostPaid}`,
  row: {
    id: 'uuid',
    waqfId: 'uuid',
    from: 'text',
    to: 'text',
    amount: 'int8',
    paidAt: neverNull('timestamptz', 'a paid line has its moment'),
  },
});
const findFirstPaid = sql({
  name: 'distributions.find-first-paid-day',
  text: `SELECT (min(paid_at) AT TIME ZONE 'Asia/Riyadh')::date::text AS first FROM distributions.run_line
         WHERE beneficiary_id = ANY ($1::uuid[]) AND state = 'paid'`,
  row: { first: 'text?' },
});

/** Sums and lists of paid lines. */
@Injectable()
export class ReceivedRepository {
  /** @param since the first days (`YYYY-MM-DD`, Riyadh) of the last twelve months and of the current month */
  async of(ctx: Ctx, beneficiaryIds: readonly string[], since: { year: string; month: string }): Promise<Received> {
    const rows = await sumReceived.rows(ctx, [beneficiaryIds, since.year, since.month]);
    const sum = (text: string | null) => halalas(BigInt(text ?? '0'));
    return {
      byPlace: new Map(
        rows.map(({ beneficiaryId, month, year, ever, days }) => [
          beneficiaryId,
          { month: sum(month), year: sum(year), ever: sum(ever), days },
        ]),
      ),
    };
  }

  /** Payments between two days in Riyadh, both included; newest first. */
  async paid(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    { from, to }: { from: string; to: string },
  ): Promise<Omit<PaidPayment, 'waqfName'>[]> {
    const rows = await listPaid.rows(ctx, [beneficiaryIds, from, to]);
    return rows.map(({ amount, ...rest }) => ({ ...rest, amount: halalas(BigInt(amount)) }));
  }

  /** The day in Riyadh of the first payment; null when there is none. */
  async firstDay(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<string | null> {
    return (await findFirstPaid.one(ctx, [beneficiaryIds])).first;
  }
}
