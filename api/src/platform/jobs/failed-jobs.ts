import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { sql } from '../database/sql.js';
import { neverNull } from '../database/columns.js';
import { Jobs } from './jobs.js';

/** A job whose last attempt failed. */
interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly attempts: number;
  /** Kind and place of the error, without values. */
  readonly error: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

const ours = `name NOT LIKE '\\_\\_pgboss%'`;
const listFailed = sql({
  name: 'platform.list-failed-jobs',
  text: `SELECT id, name AS queue, retry_count + 1 AS attempts, created_on AS "createdAt",
           date_trunc('milliseconds', completed_on) AS "failedAt",
           coalesce(output ->> 'message', output #>> '{value,message}', 'Error') AS error
         FROM pgboss.job WHERE state = 'failed' AND ${ours}
           AND ($2::timestamptz IS NULL OR (date_trunc('milliseconds', completed_on), id) < ($2, $3::uuid))
         ORDER BY date_trunc('milliseconds', completed_on) DESC, id DESC LIMIT $1`,
  row: {
    id: 'uuid',
    queue: 'text',
    attempts: neverNull('int4', 'counted from a column without null'),
    createdAt: 'timestamptz',
    failedAt: neverNull('timestamptz', 'a failed job has ended'),
    error: neverNull('text', 'coalesced'),
  },
});
const findFailed = sql({
  name: 'platform.find-failed-job',
  text: `SELECT name AS queue FROM pgboss.job WHERE id = $1 AND state = 'failed' AND ${ours} FOR UPDATE`,
  row: { queue: 'text' },
});
const countJobs = sql({
  name: 'platform.count-jobs',
  text: `SELECT count(*) FILTER (WHERE state IN ('created', 'retry', 'active') AND start_after <= now()) AS waiting,
           min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()) AS oldest,
           count(*) FILTER (WHERE state = 'completed' AND completed_on >= $1) AS done,
           count(*) FILTER (WHERE state = 'failed') AS failed
         FROM pgboss.job WHERE ${ours}`,
  row: {
    waiting: neverNull('int8', 'a count'),
    oldest: 'timestamptz?',
    done: neverNull('int8', 'a count'),
    failed: neverNull('int8', 'a count'),
  },
});

/** Jobs that wait for an administrator, and the state of the queue. */
@Injectable()
export class FailedJobs {
  constructor(private readonly jobs: Jobs) {}

  /** Failed jobs, newest first. @param before the last job of the previous page */
  list(ctx: Ctx, limit: number, before: { failedAt: Date; id: string } | null = null): Promise<FailedJob[]> {
    return listFailed.rows(ctx, [limit, before?.failedAt ?? null, before?.id ?? null]);
  }

  /** @param since completed jobs are counted from this moment */
  async figures(
    ctx: Ctx,
    since: Date,
  ): Promise<{ waiting: number; oldestWaitingSince: Date | null; done: number; failed: number }> {
    const { waiting, oldest, done, failed } = await countJobs.one(ctx, [since]);
    return { waiting: Number(waiting), oldestWaitingSince: oldest, done: Number(done), failed: Number(failed) };
  }

  /**
   * Runs the job again, in the transaction of `ctx`.
   * @returns its queue; undefined when the job is no longer waiting
   */
  async retry(ctx: Ctx, id: string): Promise<string | undefined> {
    const found = await findFailed.first(ctx, [id]);
    if (found) await this.jobs.retry(ctx, found.queue, id);
    return found?.queue;
  }

  /** Discards the job. @returns its queue; undefined when the job is no longer waiting */
  async discard(ctx: Ctx, id: string): Promise<string | undefined> {
    const found = await findFailed.first(ctx, [id]);
    if (found) await this.jobs.drop(ctx, found.queue, id);
    return found?.queue;
  }
}
