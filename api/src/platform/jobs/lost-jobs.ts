import { Injectable } from '@nestjs/common';
import type { Ctx } from '../context/ctx.js';
import { neverNull } from '../database/columns.js';
import { sql } from '../database/sql.js';
import { Jobs } from './jobs.js';
import type { Queue } from './queue.js';

const listLive = sql({
  name: 'platform.list-live-jobs',
  text: `SELECT DISTINCT singleton_key AS key FROM pgboss.job
         WHERE name = $1 AND singleton_key = ANY ($2::text[]) AND state IN ('created', 'retry', 'active')`,
  row: { key: neverNull('text', 'the condition names it') },
});
const findLatestFailed = sql({
  name: 'platform.find-failed-job-of-key',
  text: `SELECT id FROM pgboss.job WHERE name = $1 AND singleton_key = $2 AND state = 'failed'
         ORDER BY created_on DESC LIMIT 1`,
  row: { id: 'uuid' },
});

/**
 * Finds work that nobody does any more. A job runs at most three times; when its process is killed each time, no
 * handler can record that the work has failed, and an administrator may discard the job.
 */
@Injectable()
export class LostJobs {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Those of the keys for which no job waits or runs.
   * @param keys of work that is not finished, read before: a job that ends in between has finished its work by then
   */
  async of(ctx: Ctx, queue: Queue<object>, keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const live = new Set((await listLive.rows(ctx, [queue.name, keys])).map(({ key }) => key));
    return keys.filter((key) => !live.has(key));
  }

  /**
   * Runs the work of a key again, in the transaction of `ctx`: by its failed job when there is one, so that repeated
   * failures do not fill the administrators' list, otherwise by a new job.
   */
  async again<T extends object>(ctx: Ctx, queue: Queue<T>, data: T, key: string): Promise<void> {
    const failed = await findLatestFailed.first(ctx, [queue.name, key]);
    if (failed) await this.jobs.retry(ctx, queue.name, failed.id);
    else await this.jobs.enqueue(ctx, queue, data, { key });
  }
}
