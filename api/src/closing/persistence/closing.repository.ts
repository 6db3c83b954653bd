import { Injectable } from '@nestjs/common';
import { fiscalCalendars, yearFigures, type YearFigures } from '@waqf/contracts/closing';
import { type Ctx, json, neverNull, oneOf, stateOf, rowOf, sql } from '../../platform/index.js';
import { type ClosingState, closingStates } from '../domain/closing-states.js';
import { type FiscalRule, usualRule } from '../domain/fiscal-year.js';

/** A closing of a fiscal year with its figures. Days are `YYYY-MM-DD`. */
export interface Closing {
  readonly id: string;
  readonly waqfId: string;
  readonly year: number;
  readonly calendar: FiscalRule['calendar'];
  readonly from: string;
  readonly to: string;
  readonly state: ClosingState;
  readonly closedAt: Date;
  readonly closedBy: string;
  readonly closedByName: string;
  readonly snapshot: YearFigures;
  readonly hash: string;
  /** The closing of the same year that this one renews or follows. */
  readonly supersedes: string | null;
  /** The id of the request to reopen it, while it awaits a decision. */
  readonly reopeningId: string | null;
  readonly endedAt: Date | null;
  /** The reason for the reopening, or for the request to reopen. */
  readonly reason: string | null;
}

const columns = `id, waqf_id AS "waqfId", year, calendar, from_on::text AS "from", to_on::text AS "to", state,
  closed_at AS "closedAt", closed_by AS "closedBy", closed_by_name AS "closedByName", snapshot, hash, supersedes,
  reopening_id AS "reopeningId", ended_at AS "endedAt", reason`;
const row = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  year: 'int4',
  calendar: oneOf(fiscalCalendars),
  from: 'text',
  to: 'text',
  state: stateOf(closingStates),
  closedAt: 'timestamptz',
  closedBy: 'uuid',
  closedByName: 'text',
  snapshot: json(yearFigures),
  hash: 'text',
  supersedes: 'uuid?',
  reopeningId: 'uuid?',
  endedAt: 'timestamptz?',
  reason: 'text?',
});

const lockYears = sql({
  name: 'closing.lock-years',
  // A waqf with the usual calendar has no row that could be locked.
  text: `SELECT pg_advisory_xact_lock(hashtext('closing.years'), hashtext($1)) IS NULL AS locked`,
  row: { locked: neverNull('bool', 'IS NULL is true or false') },
});
const findRule = sql({
  name: 'closing.find-calendar',
  text: 'SELECT calendar, start_month AS "startMonth" FROM closing.calendar WHERE waqf_id = $1',
  row: { calendar: oneOf(fiscalCalendars), startMonth: 'int4' },
});
const writeRule = sql({
  name: 'closing.write-calendar',
  text: `INSERT INTO closing.calendar (waqf_id, calendar, start_month) VALUES ($1, $2, $3)
         ON CONFLICT (waqf_id) DO UPDATE SET calendar = excluded.calendar, start_month = excluded.start_month`,
});
const listClosings = sql({
  name: 'closing.list-closings',
  text: `SELECT ${columns} FROM closing.year WHERE waqf_id = $1 ORDER BY from_on DESC, closed_at DESC, id DESC`,
  row,
});
const lockClosing = sql({
  name: 'closing.lock-closing',
  text: `SELECT ${columns} FROM closing.year WHERE id = $1 FOR UPDATE`,
  row,
});
const listYears = sql({
  name: 'closing.list-years-of-closings',
  text: 'SELECT id, year FROM closing.year WHERE id = ANY($1::uuid[])',
  row: { id: 'uuid', year: 'int4' },
});
const addClosing = sql({
  name: 'closing.add-closing',
  text: `INSERT INTO closing.year (id, waqf_id, year, calendar, from_on, to_on, state, closed_at, closed_by,
           closed_by_name, snapshot, hash, supersedes)
         VALUES ($1, $2, $3, $4, $5::date, $6::date, 'closed', $7, $8, $9, $10::jsonb, $11, $12)
         ON CONFLICT (waqf_id, from_on) WHERE state = 'closed' DO NOTHING`,
});
const changeClosing = sql({
  name: 'closing.change-closing',
  text: 'UPDATE closing.year SET state = $2, reopening_id = $3, ended_at = $4, reason = $5 WHERE id = $1',
});

/** The tables `closing.calendar` and `closing.year`: figures are added and never changed. */
@Injectable()
export class ClosingRepository {
  /** Lets nobody else change the calendar of a waqf or close a year of it until the transaction ends. */
  async lockYears(ctx: Ctx, waqfId: string): Promise<void> {
    await lockYears.rows(ctx, [waqfId]);
  }

  /** The rule of a waqf; the usual rule when nobody has chosen one. */
  async rule(ctx: Ctx, waqfId: string): Promise<FiscalRule> {
    return (await findRule.first(ctx, [waqfId])) ?? usualRule;
  }

  async writeRule(ctx: Ctx, waqfId: string, { calendar, startMonth }: FiscalRule): Promise<void> {
    await writeRule.run(ctx, [waqfId, calendar, startMonth]);
  }

  /** All closings of a waqf, sorted by year, the newest first, and within a year the latest first. */
  ofWaqf(ctx: Ctx, waqfId: string): Promise<Closing[]> {
    return listClosings.rows(ctx, [waqfId]);
  }

  /** A closing, with its row locked until the transaction ends. */
  lock(ctx: Ctx, id: string): Promise<Closing | undefined> {
    return lockClosing.first(ctx, [id]);
  }

  /** The year of each of these closings, by its id. */
  async yearsOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map((await listYears.rows(ctx, [ids])).map(({ id, year }) => [id, year]));
  }

  /** Adds a closing; false when the year was closed at the same time. */
  async add(ctx: Ctx, closing: Closing): Promise<boolean> {
    const { id, waqfId, year, calendar, from, to, closedAt, closedBy, closedByName, snapshot, hash } = closing;
    const who = [closedAt, closedBy, closedByName];
    const figures = [JSON.stringify(snapshot), hash, closing.supersedes];
    return (await addClosing.run(ctx, [id, waqfId, year, calendar, from, to, ...who, ...figures])) === 1;
  }

  /** Updates the state, the request, the end and the reason; the figures do not change. */
  async change(ctx: Ctx, { id, state, reopeningId, endedAt, reason }: Closing): Promise<void> {
    await changeClosing.run(ctx, [id, state, reopeningId, endedAt, reason]);
  }
}
