import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Ctx, sql } from '../../platform/index.js';

/** A calculation that is in progress, or ended without a result. */
export interface CalculationUnderWay {
  readonly runId: string;
  readonly requestedBy: string;
  readonly done: number;
  readonly total: number;
  readonly problem: ({ readonly code: string } & Bilingual) | null;
}

const begin = sql({
  name: 'distributions.begin-calculation',
  text: `INSERT INTO distributions.calculation (run_id, requested_by, done, total, changed_at)
         VALUES ($1, $2, 0, $3, clock_timestamp())
         ON CONFLICT (run_id) DO UPDATE SET requested_by = excluded.requested_by, done = 0, total = excluded.total,
           changed_at = excluded.changed_at, problem_code = NULL, problem_ar = NULL, problem_en = NULL
         WHERE calculation.problem_code IS NOT NULL
           OR calculation.changed_at < clock_timestamp() - interval '5 minutes'`,
});
const progress = sql({
  name: 'distributions.progress-of-calculation',
  text: 'UPDATE distributions.calculation SET done = $2, changed_at = clock_timestamp() WHERE run_id = $1',
});
const fail = sql({
  name: 'distributions.fail-calculation',
  text: `UPDATE distributions.calculation SET problem_code = $2, problem_ar = $3, problem_en = $4,
           changed_at = clock_timestamp() WHERE run_id = $1`,
});
const end = sql({
  name: 'distributions.end-calculation',
  text: 'DELETE FROM distributions.calculation WHERE run_id = $1',
});
const listUnderWay = sql({
  name: 'distributions.list-calculations-under-way',
  text: `SELECT run.id AS "runId", run.waqf_id AS "waqfId"
         FROM distributions.calculation JOIN distributions.run ON run.id = calculation.run_id
         WHERE calculation.problem_code IS NULL ORDER BY calculation.changed_at LIMIT $1`,
  row: { runId: 'uuid', waqfId: 'uuid' },
});
const find = sql({
  name: 'distributions.find-calculations',
  text: `SELECT run_id AS "runId", requested_by AS "requestedBy", done, total, problem_code AS code, problem_ar AS ar,
           problem_en AS en
         FROM distributions.calculation WHERE run_id = ANY ($1::uuid[])`,
  row: {
    runId: 'uuid',
    requestedBy: 'uuid',
    done: 'int4',
    total: 'int4',
    code: 'text?',
    ar: 'text?',
    en: 'text?',
  },
});

/** The table `distributions.calculation`: the progress of calculations of large runs. */
@Injectable()
export class CalculationRepository {
  /** False while the run is already being calculated; a calculation without progress for five minutes is ignored. */
  async begin(ctx: Ctx, runId: string, requestedBy: string, total: number): Promise<boolean> {
    return (await begin.run(ctx, [runId, requestedBy, total])) === 1;
  }

  async progress(ctx: Ctx, runId: string, done: number): Promise<void> {
    await progress.run(ctx, [runId, done]);
  }

  async fail(ctx: Ctx, runId: string, { code, ar, en }: { code: string } & Bilingual): Promise<void> {
    await fail.run(ctx, [runId, code, ar, en]);
  }

  /** Removes the entry, because the run has its result or is calculated immediately. */
  async end(ctx: Ctx, runId: string): Promise<void> {
    await end.run(ctx, [runId]);
  }

  /** Runs that are being calculated, those without progress for the longest time first. */
  underWay(ctx: Ctx, limit: number) {
    return listUnderWay.rows(ctx, [limit]);
  }

  /** The calculations by run id; a run without one is not in the map. */
  async of(ctx: Ctx, runIds: readonly string[]): Promise<ReadonlyMap<string, CalculationUnderWay>> {
    const rows = await find.rows(ctx, [runIds]);
    return new Map(
      rows.map(({ code, ar, en, ...row }) => {
        const problem = code === null ? null : { code, ar: ar ?? '', en: en ?? '' };
        return [row.runId, { ...row, problem }];
      }),
    );
  }
}
