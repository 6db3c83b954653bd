import { Injectable } from '@nestjs/common';
import { fiscalCalendars } from '@waqf/contracts/closing';
import { exportFormats, type ExportFormat } from '@waqf/contracts/exports';
import { reportTypes, scheduleFrequencies, type ReportType } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import { type Ctx, oneOf, stateOf, rowOf, sql } from '../../platform/index.js';
import { scheduleStates, type ScheduleState } from '../domain/schedule-states.js';
import type { ScheduleRhythm } from '../domain/scheduled-period.js';

/** A scheduled report. Days are `YYYY-MM-DD`. */
export interface Schedule extends ScheduleRhythm {
  readonly id: string;
  readonly waqfId: string;
  readonly report: ReportType;
  readonly format: ExportFormat;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly origin: string;
  readonly state: ScheduleState;
  readonly nextOn: string;
}

/** The last time that the report was sent. */
export interface ScheduleRun extends DaySpan {
  readonly at: Date;
  readonly sent: number;
  readonly skipped: number;
}

const why = 'only the known values are written';
const columns = `s.id, s.waqf_id AS "waqfId", s.report, s.format, s.frequency, s.calendar, s.created_by AS "createdBy",
  s.created_by_name AS "createdByName", s.origin, s.state, s.next_on::text AS "nextOn"`;
const scheduleRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  report: oneOf(reportTypes, why),
  format: oneOf(exportFormats),
  frequency: oneOf(scheduleFrequencies),
  calendar: oneOf(fiscalCalendars),
  createdBy: 'uuid',
  createdByName: 'text',
  origin: 'text',
  state: stateOf(scheduleStates),
  nextOn: 'text',
});
const runRow = rowOf({ from: 'text?', to: 'text?', at: 'timestamptz?', sent: 'int4?', skipped: 'int4?' });

const addSchedule = sql({
  name: 'reporting.add-schedule',
  text: `INSERT INTO reporting.schedule (id, waqf_id, report, format, frequency, calendar, created_by, created_by_name,
           created_at, origin, state, next_on)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', $11) ON CONFLICT DO NOTHING`,
});
const listSchedules = sql({
  name: 'reporting.list-schedules',
  text: `SELECT ${columns}, run.from_on::text AS "from", run.to_on::text AS "to", run.ran_at AS at, run.sent,
           run.skipped
         FROM reporting.schedule s
         LEFT JOIN LATERAL (SELECT * FROM reporting.schedule_run r WHERE r.schedule_id = s.id
           ORDER BY r.from_on DESC LIMIT 1) run ON true
         WHERE s.waqf_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR s.id = $2)
         ORDER BY s.state, s.created_at DESC, s.id DESC LIMIT $3`,
  row: { ...scheduleRow, ...runRow },
});
const lockSchedule = sql({
  name: 'reporting.lock-schedule',
  text: `SELECT ${columns} FROM reporting.schedule s WHERE s.id = $1 FOR UPDATE`,
  row: scheduleRow,
});
const listDue = sql({
  name: 'reporting.list-due-schedules',
  text: `SELECT id FROM reporting.schedule WHERE state = 'active' AND next_on <= $1::date ORDER BY next_on`,
  row: { id: 'uuid' },
});
const lockDue = sql({
  name: 'reporting.lock-due-schedule',
  text: `SELECT ${columns} FROM reporting.schedule s
         WHERE s.id = $1 AND s.state = 'active' AND s.next_on <= $2::date FOR UPDATE SKIP LOCKED`,
  row: scheduleRow,
});
const addRun = sql({
  name: 'reporting.add-schedule-run',
  text: `INSERT INTO reporting.schedule_run (schedule_id, from_on, to_on, ran_at, sent, skipped)
         VALUES ($1, $2, $3, $4, $5, $6)`,
});
const moveOn = sql({
  name: 'reporting.move-schedule-on',
  text: `UPDATE reporting.schedule SET next_on = $2 WHERE id = $1`,
});
const endSchedule = sql({
  name: 'reporting.end-schedule',
  text: `UPDATE reporting.schedule SET state = 'ended', ended_at = $2 WHERE id = $1 AND state = 'active'`,
});

/** The maximum number of schedules in one answer. */
const mostListed = 200;

/** The tables `reporting.schedule` and `reporting.schedule_run`. */
@Injectable()
export class ScheduleRepository {
  /** False when the person already has the same schedule for this waqf. */
  async add(ctx: Ctx, schedule: Omit<Schedule, 'state'>): Promise<boolean> {
    const { id, waqfId, report, format, frequency, calendar, createdBy, createdByName, origin, nextOn } = schedule;
    const about = [id, waqfId, report, format, frequency, calendar, createdBy, createdByName];
    return (await addSchedule.run(ctx, [...about, ctx.clock.now(), origin, nextOn])) === 1;
  }

  /** Active schedules first, then newest first, each with its last run. @param id set to read only this schedule */
  async list(ctx: Ctx, waqfIds: readonly string[], id: string | null = null) {
    const rows = await listSchedules.rows(ctx, [waqfIds, id, mostListed]);
    return rows.map(({ from, to, at, sent, skipped, ...schedule }) => ({
      schedule: schedule as Schedule,
      lastRun:
        from === null || to === null || at === null
          ? null
          : ({ from, to, at, sent: sent ?? 0, skipped: skipped ?? 0 } as ScheduleRun),
    }));
  }

  lock(ctx: Ctx, id: string): Promise<Schedule | undefined> {
    return lockSchedule.first(ctx, [id]);
  }

  /** A schedule whose period has ended, locked; other processes skip it and take another one. */
  /** Ids of the schedules whose period has ended, the longest overdue first. */
  async due(ctx: Ctx, today: string): Promise<string[]> {
    return (await listDue.rows(ctx, [today])).map(({ id }) => id);
  }

  /** The schedule, locked; undefined when it is no longer due or another process runs it. */
  lockDue(ctx: Ctx, id: string, today: string): Promise<Schedule | undefined> {
    return lockDue.first(ctx, [id, today]);
  }

  async recordRun(ctx: Ctx, id: string, run: Omit<ScheduleRun, 'at'> & { nextOn: string }): Promise<void> {
    await addRun.run(ctx, [id, run.from, run.to, ctx.clock.now(), run.sent, run.skipped]);
    await moveOn.run(ctx, [id, run.nextOn]);
  }

  async end(ctx: Ctx, id: string): Promise<boolean> {
    return (await endSchedule.run(ctx, [id, ctx.clock.now()])) === 1;
  }
}
