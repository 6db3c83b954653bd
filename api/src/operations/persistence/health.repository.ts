import { Injectable } from '@nestjs/common';
import type { HealthState } from '@waqf/contracts/operations';
import { type Ctx, neverNull, sql } from '../../platform/index.js';
import type { HealthDayRow } from '../domain/uptime.js';
import type { Finding } from '../probes/probe.js';

const startMinute = sql({
  name: 'operations.start-minute',
  text: `INSERT INTO operations.minute (minute, waiting_jobs) VALUES (date_trunc('minute', $1::timestamptz), $2)
         ON CONFLICT DO NOTHING RETURNING minute`,
  row: { minute: 'timestamptz' },
});
const addToDay = sql({
  name: 'operations.add-to-health-day',
  text: `INSERT INTO operations.health_day (day, component, healthy, warning, error, first_minute)
         SELECT $1::date, x.component, (x.state = 'healthy')::int, (x.state = 'warning')::int,
           (x.state = 'error')::int, date_trunc('minute', $2::timestamptz)
         FROM unnest($3::text[], $4::text[]) AS x (component, state)
         ON CONFLICT (day, component) DO UPDATE SET healthy = health_day.healthy + excluded.healthy,
           warning = health_day.warning + excluded.warning, error = health_day.error + excluded.error`,
});
const storeNow = sql({
  name: 'operations.store-health',
  text: `INSERT INTO operations.health_now AS n (component, state, problem, simulated, figures, since, checked_at)
         VALUES ($1, $2, $3, $4, $5::jsonb, $6, $6)
         ON CONFLICT (component) DO UPDATE SET state = excluded.state, problem = excluded.problem,
           simulated = excluded.simulated, figures = excluded.figures, checked_at = excluded.checked_at,
           since = CASE WHEN n.state = excluded.state THEN n.since ELSE excluded.since END
         RETURNING since`,
  row: { since: 'timestamptz' },
});
const listDays = sql({
  name: 'operations.list-health-days',
  text: `SELECT day::text AS day, component, healthy, warning, error, first_minute AS "firstMinute"
         FROM operations.health_day WHERE day >= $1::date ORDER BY day, component`,
  row: {
    day: neverNull('text', 'a day without null'),
    component: 'text',
    healthy: 'int4',
    warning: 'int4',
    error: 'int4',
    firstMinute: 'timestamptz',
  },
});
const listWaiting = sql({
  name: 'operations.list-waiting-jobs',
  text: `SELECT minute, waiting_jobs AS jobs FROM operations.minute WHERE minute >= $1 AND waiting_jobs IS NOT NULL
         ORDER BY minute`,
  row: { minute: 'timestamptz', jobs: neverNull('int4', 'the condition says so') },
});
const dropMinutes = sql({
  name: 'operations.drop-old-minutes',
  text: `DELETE FROM operations.minute WHERE minute < $1`,
});
const dropDays = sql({
  name: 'operations.drop-old-health-days',
  text: `DELETE FROM operations.health_day WHERE day < $1::date`,
});

/** The checks of the platform's health: the current state and the counts of each day. */
@Injectable()
export class HealthRepository {
  /** Reserves the current minute for this process. @returns false when another process has already reserved it */
  async startMinute(ctx: Ctx, at: Date, waitingJobs: number | null): Promise<boolean> {
    return (await startMinute.first(ctx, [at, waitingJobs])) !== undefined;
  }

  async addToDay(
    ctx: Ctx,
    day: string,
    at: Date,
    states: readonly { component: string; state: HealthState }[],
  ): Promise<void> {
    await addToDay.run(ctx, [day, at, states.map(({ component }) => component), states.map(({ state }) => state)]);
  }

  /** Stores a finding. @returns since when the component is in this state */
  async store(ctx: Ctx, at: Date, { component, state, problem, simulated, figures }: Finding): Promise<Date> {
    const values = [component, state, problem, simulated, JSON.stringify(figures), at];
    return (await storeNow.one(ctx, values)).since;
  }

  days(ctx: Ctx, since: string): Promise<HealthDayRow[]> {
    return listDays.rows(ctx, [since]);
  }

  waiting(ctx: Ctx, since: Date): Promise<{ minute: Date; jobs: number }[]> {
    return listWaiting.rows(ctx, [since]);
  }

  async dropOld(ctx: Ctx, before: { minute: Date; day: string }): Promise<void> {
    await dropMinutes.run(ctx, [before.minute]);
    await dropDays.run(ctx, [before.day]);
  }
}
