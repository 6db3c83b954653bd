import { Injectable } from '@nestjs/common';
import { paymentMethods, type PaymentProgress, runLine, withholdingReasons } from '@waqf/contracts/distributions';
import { halalas } from '@waqf/money';
import {
  cursorPart,
  json,
  ListCursor,
  neverNull,
  oneOf,
  stateOf,
  orNull,
  type PlaceIn,
  rowOf,
  type RowOf,
  sql,
  type Ctx,
} from '../../platform/index.js';
import type { OwnPayment, ReceivedMonth } from '../domain/own-payment.js';
import { runLineStates } from '../domain/run-line-states.js';
import { runStates } from '../domain/run-states.js';
import { deductions } from './run.repository.js';

/** Newest first: by the beginning of the run, then the line. */
export const ownPaymentCursor = new ListCursor({ startedAt: cursorPart.instant, id: cursorPart.id });
type PaymentPlace = PlaceIn<typeof ownPaymentCursor>;

const calculated = 'a run with lines is calculated';
const row = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  runState: stateOf(runStates),
  startedAt: 'timestamptz',
  from: 'text',
  to: 'text',
  rulesVersion: 'int4',
  gross: neverNull('int8', calculated),
  deductions: orNull(json(deductions)),
  pool: neverNull('int8', calculated),
  corrections: 'int8',
  correctionId: 'uuid?',
  amount: 'int8',
  exact: 'text',
  state: stateOf(runLineStates),
  because: json(runLine.shape.because),
  trace: json(runLine.shape.trace),
  withheld: orNull(oneOf(withholdingReasons)),
  failureAr: 'text?',
  failureEn: 'text?',
  ibanEnd: 'text?',
  method: orNull(oneOf(paymentMethods)),
  receiptNumber: 'text?',
  bankReference: 'text?',
  paidAt: 'timestamptz?',
});
/** Lines with an amount, of calculated runs that are neither rejected nor cancelled. */
const theirLines = `distributions.run_line line JOIN distributions.run ON run.id = line.run_id
  WHERE line.beneficiary_id = ANY ($1::uuid[]) AND line.state <> 'excluded'
    AND run.state NOT IN ('draft', 'rejected', 'cancelled')`;
const ofPersons = `SELECT line.id, run.waqf_id AS "waqfId", run.state AS "runState", run.started_at AS "startedAt",
    run.period_from::text AS "from", run.period_to::text AS "to", run.rules_version AS "rulesVersion",
    run.gross_halalas AS gross, run.deductions, run.pool_halalas AS pool,
    run.corrections_halalas AS corrections, line.correction_id AS "correctionId", line.amount_halalas AS amount,
    line.exact,
    line.state, line.because, line.trace, line.withheld, line.failure_ar AS "failureAr", line.failure_en AS "failureEn",
    line.iban_end AS "ibanEnd", line.method, line.receipt_number AS "receiptNumber",
    line.bank_reference AS "bankReference", line.paid_at AS "paidAt"
  FROM ${theirLines}`;

const listOwn = sql({
  name: 'distributions.list-own-payments',
  text: `${ofPersons} AND ($2::timestamptz IS NULL OR (run.started_at, line.id) < ($2, $3::uuid))
           AND ($5::text IS NULL OR (line.state = 'paid') = ($5 = 'arrived'))
         ORDER BY run.started_at DESC, line.id DESC LIMIT $4`,
  row,
});
const countOwn = sql({
  name: 'distributions.count-own-payments',
  text: `SELECT count(*) FILTER (WHERE line.state = 'paid') AS arrived,
           count(*) FILTER (WHERE line.state <> 'paid') AS waiting
         FROM ${theirLines}`,
  row: { arrived: neverNull('int8', 'a count'), waiting: neverNull('int8', 'a count') },
});
const findOwn = sql({ name: 'distributions.find-own-payment', text: `${ofPersons} AND line.id = $2`, row });
const findBefore = sql({
  name: 'distributions.find-own-payment-before',
  text: `${ofPersons} AND run.waqf_id = $2 AND run.period_to < $3::date AND run.state NOT IN ('calculated', 'submitted')
           AND line.correction_id IS NULL
         ORDER BY run.period_to DESC LIMIT 1`,
  row,
});

const findNext = sql({
  name: 'distributions.find-next-own-payment',
  text: `${ofPersons} AND line.state <> 'paid' ORDER BY run.started_at DESC, line.id DESC LIMIT 1`,
  row,
});
const listReceived = sql({
  name: 'distributions.list-received-by-month',
  text: `WITH received AS (
           SELECT date_trunc('month', paid_at AT TIME ZONE 'Asia/Riyadh') AS month, sum(amount_halalas) AS amount
           FROM distributions.run_line
           WHERE beneficiary_id = ANY ($1::uuid[]) AND state = 'paid'
             AND paid_at >= $2::timestamp AT TIME ZONE 'Asia/Riyadh'
           GROUP BY 1
         )
         SELECT m.day::date::text AS first, coalesce(received.amount, 0) AS amount
         FROM generate_series($2::timestamp, $3::timestamp, interval '1 month') AS m (day)
         LEFT JOIN received ON received.month = m.day ORDER BY m.day`,
  row: { first: 'text', amount: 'numeric' },
});

/** Lines of runs as their beneficiary sees them. */
@Injectable()
export class OwnPaymentRepository {
  /** Payments after the place `after`, newest first. @param beneficiaryIds the person's beneficiary ids in all waqfs */
  async list(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    page: { progress?: PaymentProgress | null; after: PaymentPlace | null; limit: number },
  ): Promise<OwnPayment[]> {
    const { progress = null, after, limit } = page;
    const place = [after?.startedAt ?? null, after?.id ?? null];
    const rows = await listOwn.rows(ctx, [beneficiaryIds, ...place, limit, progress]);
    return rows.map(asPayment);
  }

  /** How many payments have arrived, and how many are waiting. */
  async counts(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Record<PaymentProgress, number>> {
    const { arrived, waiting } = await countOwn.one(ctx, [beneficiaryIds]);
    return { arrived: Number(arrived), waiting: Number(waiting) };
  }

  async find(ctx: Ctx, beneficiaryIds: readonly string[], id: string): Promise<OwnPayment | undefined> {
    const found = await findOwn.first(ctx, [beneficiaryIds, id]);
    return found && asPayment(found);
  }

  /** The newest payment that is not completed yet. */
  async next(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<OwnPayment | undefined> {
    const found = await findNext.first(ctx, [beneficiaryIds]);
    return found && asPayment(found);
  }

  /** Every month (Riyadh time) between two first days, both included, also without a payment; oldest first. */
  async receivedByMonth(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    { from, to }: { from: string; to: string },
  ): Promise<ReceivedMonth[]> {
    const rows = await listReceived.rows(ctx, [beneficiaryIds, from, to]);
    return rows.map(({ first, amount }) => ({ first, amount: halalas(BigInt(amount)) }));
  }

  /** The previous payment: the approved one of the same waqf whose period is just before this one. */
  async before(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    { waqfId, from }: Pick<OwnPayment, 'waqfId' | 'from'>,
  ): Promise<OwnPayment | undefined> {
    const found = await findBefore.first(ctx, [beneficiaryIds, waqfId, from]);
    return found && asPayment(found);
  }
}

function asPayment({
  gross,
  pool,
  corrections,
  correctionId,
  amount,
  deductions: kept,
  failureAr,
  failureEn,
  ...rest
}: RowOf<typeof row>): OwnPayment {
  return {
    ...rest,
    gross: halalas(BigInt(gross)),
    pool: halalas(BigInt(pool) - BigInt(corrections)),
    corrections: halalas(BigInt(corrections)),
    isCorrection: correctionId !== null,
    amount: halalas(BigInt(amount)),
    deductions: kept ?? [],
    failure: failureAr === null || failureEn === null ? null : { ar: failureAr, en: failureEn },
  };
}
