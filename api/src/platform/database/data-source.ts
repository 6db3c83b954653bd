import { Client, Pool } from 'pg';
import type { DataSource, DataSourceOptions, QueryRunner } from 'typeorm';

/** The application's role: owns nothing, may not change history. */
export const applicationRole = 'waqf_app';

/**
 * Milliseconds; `queryTimeout` stands behind `statement` for a server that is frozen for one connection only, see
 * `DatabasePulse`.
 */
export const databaseLimits = {
  connections: 10,
  connect: 2000,
  lock: 2000,
  statement: 5000,
  queryTimeout: 6000,
} as const;

/** What every connection of the application is set to. */
export const sessionSettings = {
  role: applicationRole,
  lock_timeout: databaseLimits.lock,
  statement_timeout: databaseLimits.statement,
  timezone: 'UTC',
} as const;

/** For the start of a connection. A pooler takes none: there they stand in its configuration, see `pooler.ts`. */
export const startupOptions = (settings: Partial<typeof sessionSettings>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Connections of the running application.
 * @param poolerUrl a pooler before the same database, if there is one
 */
export function dataSourceOptions(databaseUrl: string, poolerUrl?: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: poolerUrl ?? databaseUrl,
    poolSize: databaseLimits.connections,
    connectTimeoutMS: databaseLimits.connect,
    applicationName: 'waqf-api',
    synchronize: false,
    migrationsRun: false,
    logging: false,
    extra: {
      ...(poolerUrl === undefined ? { options: startupOptions(sessionSettings) } : {}),
      query_timeout: databaseLimits.queryTimeout,
      // Statements that don't wait for each other leave together; the database answers them in their order.
      pipeline: true,
      idleTimeoutMillis: 30_000,
    },
  };
}

/** TypeORM's own pool, for statements that TypeORM has no word for and for libraries that speak `pg`. */
export function poolOf(dataSource: DataSource): Pool {
  const { driver } = dataSource;
  if ('master' in driver && driver.master instanceof Pool) return driver.master;
  throw new Error('the database driver has no pg pool');
}

/** The connection behind a query runner of TypeORM. */
export async function clientOf(runner: QueryRunner): Promise<Client> {
  const connection: unknown = await runner.connect();
  if (!(connection instanceof Client)) throw new Error('the database driver has no pg connection');
  return connection;
}

const gathering = new WeakSet<Client>();

/** What a connection is given until nothing more is ready to be done leaves as one packet, instead of one each. */
export function sendTogether(client: Client): void {
  if (gathering.has(client)) return;
  const { stream } = client.connection;
  gathering.add(client);
  stream.cork();
  // After the promises that are settled already.
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}
