import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, sql } from '../../platform/index.js';
import { judgeByLimits, namedFigures, type Finding, type Probe, timed, worstOf } from './probe.js';

const limits = { answerMs: { warning: 500 }, connectionsPercent: { warning: 80, error: 95 } } as const;

/** The application's role sees the number of connections, but not what those of other roles do. */
const measureDatabase = sql({
  name: 'operations.measure-database',
  text: `SELECT pg_database_size(current_database()) AS bytes,
           (SELECT sum(numbackends) FROM pg_stat_database)::int AS connections,
           current_setting('max_connections')::int AS most`,
  row: {
    bytes: neverNull('int8', 'the database is there'),
    connections: neverNull('int4', 'this connection is one of them'),
    most: neverNull('int4', 'every server has a limit'),
  },
});
const ask = sql({ name: 'operations.ask-database', text: 'SELECT 1 AS one', row: { one: neverNull('int4', 'a one') } });

/** Checks the database: how fast it answers, its size, and how many connections are left. */
@Injectable()
export class DatabaseProbe implements Probe {
  readonly component = 'database';

  async check(ctx: Ctx): Promise<Finding> {
    const answerMs = await timed(() => ask.one(ctx));
    const { bytes, connections, most } = await measureDatabase.one(ctx);
    const [state, problem] = worstOf([
      judgeByLimits((connections / most) * 100, limits.connectionsPercent, 'nearly-full'),
      judgeByLimits(answerMs, limits.answerMs, 'slow'),
    ]);
    const figures = namedFigures({
      answerMs,
      databaseBytes: Number(bytes),
      connections,
      mostConnections: most,
    });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}
