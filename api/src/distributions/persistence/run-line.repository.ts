import { Injectable } from '@nestjs/common';
import { paymentMethods, runLine, withholdingReasons, type RunLineState } from '@waqf/contracts/distributions';
import { type Halalas, halalas } from '@waqf/money';
import {
  cursorPart,
  json,
  ListCursor,
  newId,
  oneOf,
  orNull,
  type PlaceIn,
  rowOf,
  type RowOf,
  sql,
  type Ctx,
} from '../../platform/index.js';
import type { DividedLine, RunLine } from '../domain/run.js';
import { runLineStates } from '../domain/run-line-states.js';

/** In the order of the beneficiaries. */
export const runLineCursor = new ListCursor({ place: cursorPart.serial });
type LinePlace = PlaceIn<typeof runLineCursor>;

/** Lines of one state. `waits`: withheld, or about to be once the run is approved. */
export interface LineCount {
  readonly state: RunLineState;
  readonly waits: boolean;
  readonly lines: number;
  readonly amount: Halalas;
  readonly changedPayees: number;
}

/** Lines of a statement: 100,000 go in without one that takes seconds. */
export const batchSize = 2_000;

/** Whole runs of few beneficiaries. */
const removedAtOnce = 10_000;

const columns = `id, run_id AS "runId", place, beneficiary_id AS "beneficiaryId",
  correction_id AS "correctionId", full_name AS "fullName", amount_halalas AS amount,
  exact, state, because, trace, withheld, account_id AS "accountId", iban_end AS "ibanEnd",
  payee_changed AS "payeeChanged", failure_code AS "failureCode", failure_ar AS "failureAr", failure_en AS "failureEn",
  failed_at AS "failedAt", method, receipt_number AS "receiptNumber", bank_reference AS "bankReference",
  paid_at AS "paidAt"`;
const row = rowOf({
  id: 'uuid',
  runId: 'uuid',
  place: 'int4',
  beneficiaryId: 'uuid',
  correctionId: 'uuid?',
  fullName: 'text',
  amount: 'int8',
  exact: 'text',
  state: oneOf(runLineStates.all),
  because: json(runLine.shape.because),
  trace: json(runLine.shape.trace),
  withheld: orNull(oneOf(withholdingReasons)),
  accountId: 'uuid?',
  ibanEnd: 'text?',
  payeeChanged: 'bool',
  failureCode: 'text?',
  failureAr: 'text?',
  failureEn: 'text?',
  failedAt: 'timestamptz?',
  method: orNull(oneOf(paymentMethods)),
  receiptNumber: 'text?',
  bankReference: 'text?',
  paidAt: 'timestamptz?',
});

const removeLines = sql({
  name: 'distributions.remove-run-lines',
  text: `DELETE FROM distributions.run_line USING (
           SELECT id FROM distributions.run_line WHERE run_id = $1 LIMIT $2) AS old
         WHERE run_line.id = old.id
         RETURNING run_line.id, beneficiary_id AS "beneficiaryId", correction_id AS "correctionId"`,
  row: { id: 'uuid', beneficiaryId: 'uuid', correctionId: 'uuid?' },
});

/** Ids of lines by what they are of. */
type LineIds = ReadonlyMap<string, string>;
/** What a line is of, however often its run is calculated. */
const keyOf = ({ beneficiaryId, correctionId }: Pick<DividedLine, 'beneficiaryId' | 'correctionId'>): string =>
  `${beneficiaryId} ${correctionId ?? ''}`;
const addLines = sql({
  name: 'distributions.add-run-lines',
  text: `INSERT INTO distributions.run_line (id, run_id, place, beneficiary_id, full_name, amount_halalas, exact, state,
           because, trace, withheld, account_id, iban_end, correction_id, payment_id, payee_changed)
         SELECT made.id, $1, made.place, made.beneficiary_id, made.full_name, made.amount, made.exact, made.state,
           made.because, made.trace, made.withheld, made.account_id, made.iban_end, made.correction_id,
           made.payment_id, coalesce(made.account_id <> before.account_id, false)
         FROM unnest($2::uuid[], $3::integer[], $4::uuid[], $5::text[], $6::bigint[], $7::text[], $8::text[],
             $9::jsonb[], $10::jsonb[], $11::text[], $12::uuid[], $13::text[], $14::uuid[], $15::uuid[])
           AS made (id, place, beneficiary_id, full_name, amount, exact, state, because, trace, withheld, account_id,
             iban_end, correction_id, payment_id)
         LEFT JOIN LATERAL (
           SELECT line.account_id FROM distributions.run_line line
           WHERE line.beneficiary_id = made.beneficiary_id AND line.method = 'bank' ORDER BY line.paid_at DESC LIMIT 1
         ) AS before ON true`,
});
const listLines = sql({
  name: 'distributions.list-run-lines',
  text: `SELECT ${columns} FROM distributions.run_line
         WHERE run_id = $1 AND ($2::text IS NULL OR state = $2) AND place > $3 ORDER BY place LIMIT $4`,
  row,
});
const allotLines = sql({
  name: 'distributions.allot-run-lines',
  text: `UPDATE distributions.run_line SET state = CASE WHEN withheld IS NULL THEN 'payable' ELSE 'withheld' END
         WHERE run_id = $1 AND state = 'calculated' AND place > $2 AND place <= $3`,
});
const countLines = sql({
  name: 'distributions.count-run-lines',
  text: `SELECT run_id AS "runId", state, withheld IS NOT NULL AS waits, count(*)::int AS lines,
           sum(amount_halalas) AS amount, (count(*) FILTER (WHERE payee_changed))::int AS "changedPayees"
         FROM distributions.run_line WHERE run_id = ANY ($1::uuid[]) GROUP BY run_id, state, waits`,
  row: {
    runId: 'uuid',
    state: oneOf(runLineStates.all),
    waits: 'bool',
    lines: 'int4',
    amount: 'numeric',
    changedPayees: 'int4',
  },
});

const isUnderWay = sql({
  name: 'distributions.is-run-under-way',
  // Lines are sent in the order of their places: what is still under way is found at the end.
  text: `SELECT (SELECT place FROM distributions.run_line
           WHERE run_id = $1 AND state IN ('payable', 'sent') ORDER BY place DESC LIMIT 1) AS last`,
  row: { last: 'int4?' },
});

/** The table `distributions.run_line`. */
@Injectable()
export class RunLineRepository {
  /**
   * Takes the lines of an earlier calculation away, in parts, so that no statement takes seconds. Returns their ids,
   * which `add` gives to whoever was in it.
   */
  async removeAll(ctx: Ctx, runId: string): Promise<LineIds> {
    const ids = new Map<string, string>();
    for (;;) {
      const removed = await removeLines.rows(ctx, [runId, removedAtOnce]);
      for (const line of removed) ids.set(keyOf(line), line.id);
      if (removed.length < removedAtOnce) return ids;
    }
  }

  /** Each line gets the name of its first payment. @param lines a batch of at most `batchSize` */
  async add(ctx: Ctx, runId: string, lines: readonly DividedLine[], before: LineIds): Promise<void> {
    await addLines.run(ctx, [
      runId,
      lines.map((line) => before.get(keyOf(line)) ?? newId()),
      lines.map(({ place }) => place),
      lines.map(({ beneficiaryId }) => beneficiaryId),
      lines.map(({ fullName }) => fullName),
      lines.map(({ amount }) => String(amount)),
      lines.map(({ exact }) => exact),
      lines.map(({ state }) => state),
      lines.map(({ because }) => because),
      lines.map(({ trace }) => trace),
      lines.map(({ withheld }) => withheld),
      lines.map(({ accountId }) => accountId),
      lines.map(({ ibanEnd }) => ibanEnd),
      lines.map(({ correctionId }) => correctionId),
      lines.map(() => newId()),
    ]);
  }

  /** The run is approved: what can be paid is payable, the rest withheld. Returns the number of lines. */
  async allot(ctx: Ctx, runId: string, lastPlace: number): Promise<number> {
    let lines = 0;
    for (let after = 0; after < lastPlace; after += batchSize)
      lines += await allotLines.run(ctx, [runId, after, after + batchSize]);
    return lines;
  }

  /** How many lines the run has; their places go from 1 to it. */
  async count(ctx: Ctx, runId: string): Promise<number> {
    const counts = (await this.counts(ctx, [runId])).get(runId) ?? [];
    return counts.reduce((sum, { lines }) => sum + lines, 0);
  }

  /** In the order of the beneficiaries, after `place`. */
  async list(
    ctx: Ctx,
    runId: string,
    page: { state: RunLineState | undefined; after: LinePlace | null; limit: number },
  ): Promise<RunLine[]> {
    const rows = await listLines.rows(ctx, [runId, page.state ?? null, page.after?.place ?? '0', page.limit]);
    return rows.map(asLine);
  }

  /** Whether a line of the run is to be sent or on its way; quick however many are paid. */
  async isUnderWay(ctx: Ctx, runId: string): Promise<boolean> {
    return (await isUnderWay.one(ctx, [runId])).last !== null;
  }

  /** Lines by state of each of these runs. */
  async counts(ctx: Ctx, runIds: readonly string[]): Promise<ReadonlyMap<string, readonly LineCount[]>> {
    const rows = await countLines.rows(ctx, [runIds]);
    const byRun = new Map<string, LineCount[]>();
    for (const { runId, amount, ...count } of rows)
      byRun.set(runId, [...(byRun.get(runId) ?? []), { ...count, amount: halalas(BigInt(amount)) }]);
    return byRun;
  }
}

function asLine({ failureCode, failureAr, failureEn, failedAt, amount, ...rest }: RowOf<typeof row>): RunLine {
  const failure =
    failureCode === null || failedAt === null
      ? null
      : { code: failureCode, reason: { ar: failureAr ?? '', en: failureEn ?? '' }, at: failedAt };
  return { ...rest, amount: halalas(BigInt(amount)), failure };
}
