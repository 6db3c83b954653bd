import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, sql } from '../../platform/index.js';
import { above, figuresOf, type Finding, type Probe, timed, worstOf } from './probe.js';

const limits = { answerMs: { warning: 500 }, connectionsPercent: { warning: 80, error: 95 } } as const;

const measureDatabase = sql({
  name: 'operations.measure-database',
  text: `SELECT pg_database_size(current_database()) AS bytes,
           (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
           current_setting('max_connections')::int AS most,
           (SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start) * 1000), 0)::bigint
             FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()
               AND datname = current_database() AND backend_type = 'client backend') AS longest`,
  row: {
    bytes: neverNull('int8', 'the database is there'),
    connections: neverNull('int8', 'a count'),
    most: neverNull('int4', 'every server has a limit'),
    longest: neverNull('int8', 'coalesced'),
  },
});
const ask = sql({ name: 'operations.ask-database', text: 'SELECT 1 AS one', row: { one: neverNull('int4', 'a one') } });

/** The database: how fast it answers, its size, and how much room its connections leave. */
@Injectable()
export class DatabaseProbe implements Probe {
  readonly component = 'database';

  async look(ctx: Ctx): Promise<Finding> {
    const answerMs = await timed(() => ask.one(ctx));
    const { bytes, connections, most, longest } = await measureDatabase.one(ctx);
    const used = Number(connections);
    const [state, problem] = worstOf([
      above((used / most) * 100, limits.connectionsPercent, 'nearly-full'),
      above(answerMs, limits.answerMs, 'slow'),
    ]);
    const figures = figuresOf({
      answerMs,
      databaseBytes: Number(bytes),
      connections: used,
      mostConnections: most,
      longestQueryMs: Number(longest),
    });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}
