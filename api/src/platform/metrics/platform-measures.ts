import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { neverNull } from '../database/columns.js';
import { clockOffset } from '../database/clock-offset.js';
import { poolOf } from '../database/data-source.js';
import { sql } from '../database/sql.js';
import { jobsSchema } from '../jobs/jobs-schema.js';
import { ReadReplica } from '../replica/read-replica.js';
import { Metrics } from './metrics.js';

const counted = 'count(*) is never null';

const countJobs = sql({
  name: 'platform.count-jobs-by-state',
  text: `SELECT name, state::text, count(*)::int AS jobs FROM ${jobsSchema}.job
         WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name, state`,
  row: { name: 'text', state: neverNull('text', 'every job has a state'), jobs: neverNull('int4', counted) },
});
const countEvents = sql({
  name: 'platform.count-waiting-events',
  text: `SELECT count(*) FILTER (WHERE set_aside_at IS NULL)::int AS waiting,
           count(*) FILTER (WHERE set_aside_at IS NOT NULL)::int AS aside,
           coalesce(extract(epoch FROM clock_timestamp()
             - min(occurred_at) FILTER (WHERE set_aside_at IS NULL)), 0)::int AS oldest
         FROM platform.outbox_event WHERE delivered_at IS NULL`,
  row: {
    waiting: neverNull('int4', counted),
    aside: neverNull('int4', counted),
    oldest: neverNull('int4', 'zero where nothing waits'),
  },
});

/** Metrics of the platform itself: connections, jobs, events. */
@Injectable()
export class PlatformMeasures {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    private readonly replica: ReadReplica,
  ) {}

  register(): void {
    const { metrics, dataSource } = this;
    const pool = poolOf(dataSource);
    metrics.measure('waqf_database_connections', 'Connections of the pool', ['state'], () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'awaited' }, value: pool.waitingCount },
    ]);
    if (this.replica.isConfigured) this.registerReplica();
    metrics.measure('waqf_jobs', 'Jobs by queue and state', ['queue', 'state'], async () =>
      (await countJobs.rows(dataSource)).map(({ name, state, jobs }) => ({
        labels: { queue: name, state },
        value: jobs,
      })),
    );
    metrics.measure('waqf_events', 'Events of the outbox that wait, and those set aside', ['state'], async () => {
      const { waiting, aside } = await countEvents.one(dataSource);
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'set_aside' }, value: aside },
      ];
    });
    metrics.measure('waqf_clock_offset_seconds', 'How far this clock is ahead of that of the database', [], () =>
      clockOffset(dataSource),
    );
    metrics.measure('waqf_events_oldest_seconds', 'Age of the oldest event that waits', [], async () => {
      return (await countEvents.one(dataSource)).oldest;
    });
  }

  private registerReplica(): void {
    const { metrics, replica } = this;
    metrics.measure('waqf_read_replica_in_use', '1 while reports, exports and search read the replica', [], () =>
      replica.figures.inUse ? 1 : 0,
    );
    metrics.measure('waqf_replica_reads', 'Reads for the replica since the start, by who answered', ['by'], () => {
      const { replica: there, primary } = replica.figures;
      return [
        { labels: { by: 'replica' }, value: there },
        { labels: { by: 'primary' }, value: primary },
      ];
    });
  }
}
