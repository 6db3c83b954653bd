import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { neverNull, sql, type Ctx } from '../../platform/index.js';

const listFailed = sql({
  name: 'distributions.list-failed-lines-of-waqfs',
  text: `SELECT line.id, line.run_id AS "runId", run.waqf_id AS "waqfId", line.full_name AS "fullName",
           line.amount_halalas AS amount, line.failure_code AS code, line.failure_ar AS ar, line.failure_en AS en,
           count(*) OVER () AS among
         FROM distributions.run JOIN distributions.run_line line ON line.run_id = run.id
         WHERE run.waqf_id = ANY ($1::uuid[]) AND run.state IN ('paying', 'partially_failed', 'closed')
           AND line.state = 'failed'
         ORDER BY line.failed_at, line.id LIMIT $2`,
  row: {
    id: 'uuid',
    runId: 'uuid',
    waqfId: 'uuid',
    fullName: 'text',
    amount: 'int8',
    code: 'text?',
    ar: 'text?',
    en: 'text?',
    among: neverNull('int8', 'a count'),
  },
});
const listApproved = sql({
  name: 'distributions.list-approved-runs-of-waqfs',
  // What the pay button of the run sends: shares paid by hand and withheld ones are not in it.
  text: `SELECT run.id, run.waqf_id AS "waqfId", coalesce((SELECT sum(line.amount_halalas)
           FROM distributions.run_line_count line WHERE line.run_id = run.id AND line.state = 'payable'), 0) AS amount
         FROM distributions.run WHERE run.waqf_id = ANY ($1::uuid[]) AND run.state = 'approved'
         ORDER BY run.started_at, run.id`,
  row: { id: 'uuid', waqfId: 'uuid', amount: 'numeric' },
});
const listRunCoverage = sql({
  name: 'distributions.list-run-coverage',
  text: `SELECT waqf_id AS "waqfId", max(period_to)::text AS "to",
           bool_or(state IN ('draft', 'calculated', 'submitted')) AS prepared
         FROM distributions.run WHERE waqf_id = ANY ($1::uuid[]) AND state NOT IN ('rejected', 'cancelled')
         GROUP BY waqf_id`,
  row: {
    waqfId: 'uuid',
    to: neverNull('text', 'a group has runs, and each has a period'),
    prepared: neverNull('bool', 'a group has runs, and each has a state'),
  },
});

/** The queries of the desk, for all waqfs of a nazir at once. */
@Injectable()
export class DeskRepository {
  /** Lines that the bank refused, the longest waiting first, and the number of all of them. */
  async failed(ctx: Ctx, waqfIds: readonly string[], limit: number) {
    const rows = await listFailed.rows(ctx, [waqfIds, limit]);
    return {
      lines: rows.map(({ amount, among: _among, ...row }) => ({ ...row, amount: halalas(BigInt(amount)) })),
      count: Number(rows[0]?.among ?? 0),
    };
  }

  async approved(ctx: Ctx, waqfIds: readonly string[]) {
    const rows = await listApproved.rows(ctx, [waqfIds]);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: halalas(BigInt(amount)) }));
  }

  /** The last day covered by each waqf's runs, and whether one is being prepared; a waqf without runs is left out. */
  runCoverage(ctx: Ctx, waqfIds: readonly string[]) {
    return listRunCoverage.rows(ctx, [waqfIds]);
  }
}
