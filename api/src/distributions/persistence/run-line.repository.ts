import type { Answered } from '@waqf/contracts';
import { Injectable } from '@nestjs/common';
import { paymentMethods, runLine, withholdingReasons, type RunLineState } from '@waqf/contracts/distributions';
import { type Halalas, halalas } from '@waqf/money';
import {
  copyRows,
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
import { lineColumns, type LineIds, lineKey, type LineRows } from '../division/line-rows.js';
import type { Run, RunLine } from '../domain/run.js';
import { runLineStates } from '../domain/run-line-states.js';

/** Cursor of a run's lines, in the order of the beneficiaries. */
export const runLineCursor = new ListCursor({ place: cursorPart.place });
type LinePlace = PlaceIn<typeof runLineCursor>;

/** Number and total of lines in one state. `waits`: withheld, or to be withheld once the run is approved. */
export interface LineCount {
  readonly state: Answered<RunLineState>;
  readonly waits: boolean;
  readonly lines: number;
  readonly amount: Halalas;
  readonly changedPayees: number;
}

/** Lines per SQL statement, so that with 100,000 lines no single statement takes seconds. */
const batchSize = 2_000;

/**
 * Lines that are sent to the bank, and answered, together. Twice as many would save a tenth of the time, but their
 * garbage collection would make others wait 0.3 to 0.7 s.
 */
export const linesPerBatch = 1_000;

/** Lines removed per SQL statement; enough for a whole run with few beneficiaries. */
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
  state: stateOf(runLineStates),
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

const target = { table: 'distributions.run_line', columns: lineColumns };
const wasPaid = sql({
  name: 'distributions.was-paid-before',
  text: `SELECT EXISTS (
           SELECT FROM distributions.run JOIN distributions.run_line_count line ON line.run_id = run.id
           WHERE run.waqf_id = $1 AND run.id <> $2 AND line.state = 'paid') AS paid`,
  row: { paid: neverNull('bool', 'EXISTS is true or false') },
});
const markChangedPayees = sql({
  name: 'distributions.mark-changed-payees',
  text: `UPDATE distributions.run_line line SET payee_changed = true
         FROM (SELECT made.id, (SELECT before.account_id FROM distributions.run_line before
                 WHERE before.beneficiary_id = made.beneficiary_id AND before.method = 'bank'
                 ORDER BY before.paid_at DESC LIMIT 1) AS account_id
               FROM distributions.run_line made
               WHERE made.run_id = $1 AND made.place > $2 AND made.place <= $3) AS last_paid
         WHERE line.id = last_paid.id AND line.account_id <> last_paid.account_id`,
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
  // The table holds one row of differences per statement that changed the run's lines, not one per line.
  text: `SELECT run_id AS "runId", state, waits, sum(lines)::int AS lines, sum(amount_halalas) AS amount,
           sum(changed_payees)::int AS "changedPayees"
         FROM distributions.run_line_count WHERE run_id = ANY ($1::uuid[])
         GROUP BY run_id, state, waits HAVING sum(lines) <> 0`,
  row: {
    runId: 'uuid',
    state: stateOf(runLineStates),
    waits: 'bool',
    lines: neverNull('int4', 'a group has rows'),
    amount: neverNull('numeric', 'a group has rows'),
    changedPayees: neverNull('int4', 'a group has rows'),
  },
});

/** The table `distributions.run_line`. */
@Injectable()
export class RunLineRepository {
  /**
   * Removes the lines of an earlier calculation in parts, so that no statement takes seconds. Returns their ids, which
   * the new lines of the same beneficiaries keep.
   */
  async removeAll(ctx: Ctx, runId: string): Promise<LineIds> {
    const ids = new Map<string, string>();
    for (;;) {
      const removed = await removeLines.rows(ctx, [runId, removedAtOnce]);
      for (const line of removed) ids.set(lineKey(line), line.id);
      if (removed.length < removedAtOnce) return ids;
    }
  }

  /** Adds lines of a calculation. */
  async add(ctx: Ctx, { lines, rows }: LineRows): Promise<void> {
    const added = await copyRows(ctx, target, rows);
    // When the rows end too early but between two rows, the database reports no error, only a smaller number.
    if (added !== lines) throw new Error(`${added} of ${lines} lines were written`);
  }

  /** Marks the lines that are paid to another account than their beneficiary's last payment by the bank. */
  async markChangedPayees(ctx: Ctx, { id, waqfId }: Pick<Run, 'id' | 'waqfId'>, lastPlace: number): Promise<void> {
    if (!(await wasPaid.one(ctx, [waqfId, id])).paid) return;
    for (let after = 0; after < lastPlace; after += batchSize)
      await markChangedPayees.run(ctx, [id, after, after + batchSize]);
  }

  /** When the run is approved: marks lines that can be paid as payable, the rest as withheld. Returns their number. */
  async markPayableOrWithheld(ctx: Ctx, runId: string, lastPlace: number): Promise<number> {
    let lines = 0;
    for (let after = 0; after < lastPlace; after += batchSize)
      lines += await allotLines.run(ctx, [runId, after, after + batchSize]);
    return lines;
  }

  /** How many lines the run has; their places are 1 to this number. */
  async count(ctx: Ctx, runId: string): Promise<number> {
    const counts = (await this.counts(ctx, [runId])).get(runId) ?? [];
    return counts.reduce((sum, { lines }) => sum + lines, 0);
  }

  /** Lines after the place `after`, in the order of the beneficiaries. */
  async list(
    ctx: Ctx,
    runId: string,
    page: { state: RunLineState | undefined; after: LinePlace | null; limit: number },
  ): Promise<RunLine[]> {
    const rows = await listLines.rows(ctx, [runId, page.state ?? null, page.after?.place ?? '0', page.limit]);
    return rows.map(asLine);
  }

  /** The counts of lines by state, for each of these runs. */
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
