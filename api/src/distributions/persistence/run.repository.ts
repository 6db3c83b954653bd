import { Injectable } from '@nestjs/common';
import { runLine } from '@waqf/contracts/distributions';
import type { DaySpan } from '@waqf/formats';
import { type Halalas, halalas } from '@waqf/money';
import * as z from 'zod/mini';
import {
  cursorPart,
  json,
  ListCursor,
  stateOf,
  orNull,
  type PlaceIn,
  neverNull,
  rowOf,
  type RowOf,
  sql,
  type Ctx,
} from '../../platform/index.js';
import type { Run, RunFigures } from '../domain/run.js';
import { runStates } from '../domain/run-states.js';

/** Cursor of runs, newest first: by time of start, then id. */
export const runCursor = new ListCursor({ startedAt: cursorPart.instant, id: cursorPart.id });
type RunPlace = PlaceIn<typeof runCursor>;

export const deductions = z.array(
  z.object({
    kind: z.enum(['expenses', 'maintenance', 'reserve', 'nazir_fee']),
    amount: z.string(),
    because: runLine.shape.because,
  }),
);

const columns = `id, waqf_id AS "waqfId", state, period_from::text AS "from", period_to::text AS "to",
  amount_halalas AS amount, rules_version AS "rulesVersion", started_by AS "startedBy", started_at AS "startedAt",
  gross_halalas AS gross, expenses_halalas AS expenses, deductions, pool_halalas AS pool,
  allocated_halalas AS allocated, unallocated_halalas AS unallocated, remainder_halalas AS remainder,
  corrections_halalas AS corrections, inputs_hash AS "inputsHash", shown_hash AS "shownHash",
  calculated_at AS "calculatedAt", approval_id AS "approvalId",
  submitted_by AS "submittedBy", submitted_at AS "submittedAt", decided_by AS "decidedBy", decided_at AS "decidedAt",
  reason, closed_at AS "closedAt"`;
const row = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  state: stateOf(runStates),
  from: 'text',
  to: 'text',
  amount: 'int8?',
  rulesVersion: 'int4',
  startedBy: 'uuid',
  startedAt: 'timestamptz',
  gross: 'int8?',
  expenses: 'int8?',
  deductions: orNull(json(deductions)),
  pool: 'int8?',
  allocated: 'int8?',
  unallocated: 'int8?',
  remainder: 'int8?',
  corrections: 'int8',
  inputsHash: 'text?',
  shownHash: 'text?',
  calculatedAt: 'timestamptz?',
  approvalId: 'uuid?',
  submittedBy: 'uuid?',
  submittedAt: 'timestamptz?',
  decidedBy: 'uuid?',
  decidedAt: 'timestamptz?',
  reason: 'text?',
  closedAt: 'timestamptz?',
});

const addRun = sql({
  name: 'distributions.add-run',
  text: `INSERT INTO distributions.run (id, waqf_id, state, period_from, period_to, amount_halalas, rules_version,
           started_by, started_at)
         VALUES ($1, $2, 'draft', $3::date, $4::date, $5, $6, $7, $8)
         ON CONFLICT (waqf_id) WHERE state IN ('draft', 'calculated', 'submitted') DO NOTHING RETURNING ${columns}`,
  row,
});
const findRun = sql({
  name: 'distributions.find-run',
  text: `SELECT ${columns} FROM distributions.run WHERE waqf_id = $1 AND id = $2`,
  row,
});
const lockRun = sql({
  name: 'distributions.lock-run',
  text: `SELECT ${columns} FROM distributions.run WHERE id = $1 FOR UPDATE`,
  row,
});
const listRuns = sql({
  name: 'distributions.list-runs',
  text: `SELECT ${columns} FROM distributions.run
         WHERE waqf_id = $1 AND ($2::timestamptz IS NULL OR (started_at, id) < ($2, $3::uuid))
         ORDER BY started_at DESC, id DESC LIMIT $4`,
  row,
});
const listLatest = sql({
  name: 'distributions.list-latest-runs',
  text: `SELECT run.id, of.waqf_id AS "waqfId", run.state, run.period_from::text AS "from", run.period_to::text AS "to"
         FROM unnest($1::uuid[]) AS of (waqf_id) CROSS JOIN LATERAL (
           SELECT id, state, period_from, period_to FROM distributions.run WHERE run.waqf_id = of.waqf_id
           ORDER BY started_at DESC, id DESC LIMIT 1
         ) AS run`,
  row: { id: 'uuid', waqfId: neverNull('uuid', 'given'), state: stateOf(runStates), from: 'text', to: 'text' },
});
const listInForce = sql({
  name: 'distributions.list-runs-in-force',
  text: `SELECT id, state, period_from::text AS "from", period_to::text AS "to", counted_until AS "countedUntil"
         FROM distributions.run WHERE waqf_id = $1 AND state NOT IN ('rejected', 'cancelled')`,
  row: { id: 'uuid', state: stateOf(runStates), from: 'text', to: 'text', countedUntil: 'timestamptz?' },
});
const listDivided = sql({
  name: 'distributions.list-divided',
  text: `SELECT run.id, run.waqf_id, run.period_from::text AS "from", run.period_to::text AS "to",
           coalesce(taken.upkeep, 0) AS upkeep, coalesce(taken.reserve, 0) AS reserve, coalesce(taken.fee, 0) AS fee,
           coalesce(run.allocated_halalas, 0) AS allocated, coalesce(run.unallocated_halalas, 0) AS unallocated
         FROM distributions.run, LATERAL (
           SELECT sum(each.amount) FILTER (WHERE each.kind IN ('expenses', 'maintenance')) AS upkeep,
             sum(each.amount) FILTER (WHERE each.kind = 'reserve') AS reserve,
             sum(each.amount) FILTER (WHERE each.kind = 'nazir_fee') AS fee
           FROM jsonb_to_recordset(run.deductions) AS each (kind text, amount numeric)
         ) taken
         WHERE run.waqf_id = ANY ($1::uuid[]) AND run.period_to BETWEEN $2::date AND $3::date
           AND run.state IN ('approved', 'paying', 'paid', 'partially_failed', 'closed')
         ORDER BY run.period_to DESC, run.id DESC`,
  row: {
    id: 'uuid',
    waqf_id: 'uuid',
    from: 'text',
    to: 'text',
    upkeep: 'numeric',
    reserve: 'numeric',
    fee: 'numeric',
    allocated: 'int8',
    unallocated: 'int8',
  },
});
const countOpen = sql({
  name: 'distributions.count-open-runs',
  text: `SELECT count(*)::int AS count FROM distributions.run
         WHERE waqf_id = $1 AND period_from <= $3::date AND period_to >= $2::date
           AND state NOT IN ('closed', 'rejected', 'cancelled')`,
  row: { count: 'int4' },
});
const calculate = sql({
  name: 'distributions.calculate-run',
  text: `UPDATE distributions.run SET state = 'calculated', rules_version = $2, gross_halalas = $3,
           expenses_halalas = $4, deductions = $5::jsonb, pool_halalas = $6, allocated_halalas = $7,
           unallocated_halalas = $8, remainder_halalas = $9, corrections_halalas = $10, inputs_hash = $11,
           shown_hash = $12, calculated_at = $13, counted_until = $14
         WHERE id = $1`,
});
const changeState = sql({
  name: 'distributions.change-run-state',
  text: `UPDATE distributions.run SET state = $2, approval_id = $3, submitted_by = $4, submitted_at = $5,
           decided_by = $6, decided_at = $7, reason = $8, closed_at = $9
         WHERE id = $1`,
});

/** What an approved run divided: deductions, the amount allotted to people, and what nobody was entitled to. */
export interface Divided {
  readonly upkeep: Halalas;
  readonly reserve: Halalas;
  readonly fee: Halalas;
  readonly allocated: Halalas;
  readonly unallocated: Halalas;
}

/** An approved run with what it divided. */
export interface DividedRun extends DaySpan {
  readonly id: string;
  readonly waqfId: string;
  readonly divided: Divided;
}

/** The table `distributions.run`. */
@Injectable()
export class RunRepository {
  /** Adds a run; undefined when another run of the waqf is being prepared. */
  async add(
    ctx: Ctx,
    run: Pick<Run, 'id' | 'waqfId' | 'from' | 'to' | 'amount' | 'rulesVersion' | 'startedBy' | 'startedAt'>,
  ): Promise<Run | undefined> {
    const { id, waqfId, from, to, amount, rulesVersion, startedBy, startedAt } = run;
    const values = [id, waqfId, from, to, amount === null ? null : String(amount), rulesVersion, startedBy, startedAt];
    const added = await addRun.first(ctx, values);
    return added && asRun(added);
  }

  async find(ctx: Ctx, waqfId: string, id: string): Promise<Run | undefined> {
    const found = await findRun.first(ctx, [waqfId, id]);
    return found && asRun(found);
  }

  /** A run, locked until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<Run | undefined> {
    const found = await lockRun.first(ctx, [id]);
    return found && asRun(found);
  }

  /** Runs after the place `after`, newest first. */
  async list(ctx: Ctx, waqfId: string, page: { after: RunPlace | null; limit: number }): Promise<Run[]> {
    const rows = await listRuns.rows(ctx, [waqfId, page.after?.startedAt ?? null, page.after?.id ?? null, page.limit]);
    return rows.map(asRun);
  }

  /** The newest run of each waqf; a waqf without runs is left out. */
  latest(ctx: Ctx, waqfIds: readonly string[]) {
    return listLatest.rows(ctx, [waqfIds]);
  }

  /** Runs of the waqf that are neither rejected nor cancelled: other runs can't use their periods. */
  inForce(ctx: Ctx, waqfId: string) {
    return listInForce.rows(ctx, [waqfId]);
  }

  /** See `DistributionsFacade.dividedRuns`. */
  async divided(ctx: Ctx, waqfIds: readonly string[], { from, to }: DaySpan): Promise<DividedRun[]> {
    return (await listDivided.rows(ctx, [waqfIds, from, to])).map((row) => ({
      id: row.id,
      waqfId: row.waqf_id,
      from: row.from,
      to: row.to,
      divided: {
        upkeep: halalas(BigInt(row.upkeep)),
        reserve: halalas(BigInt(row.reserve)),
        fee: halalas(BigInt(row.fee)),
        allocated: halalas(BigInt(row.allocated)),
        unallocated: halalas(BigInt(row.unallocated)),
      },
    }));
  }

  /** How many runs of the waqf whose period overlaps these days have not ended. */
  async countOpen(ctx: Ctx, waqfId: string, { from, to }: DaySpan): Promise<number> {
    return (await countOpen.one(ctx, [waqfId, from, to])).count;
  }

  /** @param calculation.countedUntil entries recorded after it belong to the next run */
  async calculate(
    ctx: Ctx,
    id: string,
    { rulesVersion, figures, countedUntil }: { rulesVersion: number; figures: RunFigures; countedUntil: Date },
  ): Promise<void> {
    const { gross, expenses, deductions, pool, allocated, unallocated, remainder, corrections } = figures;
    const amounts = [pool, allocated, unallocated, remainder, corrections].map(String);
    await calculate.run(ctx, [
      id,
      rulesVersion,
      String(gross),
      String(expenses),
      JSON.stringify(deductions),
      ...amounts,
      figures.inputsHash,
      figures.shownHash,
      figures.calculatedAt,
      countedUntil,
    ]);
  }

  /** Writes state, request, decision and closing; the calculation stays unchanged. */
  async change(ctx: Ctx, run: Run): Promise<void> {
    const { id, state, approvalId, submittedBy, submittedAt, decidedBy, decidedAt, reason, closedAt } = run;
    await changeState.run(ctx, [
      id,
      state,
      approvalId,
      submittedBy,
      submittedAt,
      decidedBy,
      decidedAt,
      reason,
      closedAt,
    ]);
  }
}

function asRun(found: RowOf<typeof row>): Run {
  const { gross, expenses, deductions, pool, allocated, unallocated, remainder, inputsHash, shownHash, ...rest } =
    found;
  const { calculatedAt, amount, corrections, ...run } = rest;
  const figures =
    calculatedAt === null
      ? null
      : {
          gross: amountOf(gross),
          expenses: amountOf(expenses),
          deductions: deductions ?? [],
          pool: amountOf(pool),
          allocated: amountOf(allocated),
          unallocated: amountOf(unallocated),
          remainder: amountOf(remainder),
          corrections: amountOf(corrections),
          inputsHash: inputsHash ?? '',
          shownHash: shownHash ?? '',
          calculatedAt,
        };
  return { ...run, amount: amount === null ? null : amountOf(amount), figures };
}

/** A missing amount is zero; the constraint `run_calculated_whole` ensures that calculated runs have all figures. */
const amountOf = (text: string | null) => halalas(BigInt(text ?? 0));
