import { Client, Pool } from 'pg';
import type { DataSource, DataSourceOptions, QueryRunner } from 'typeorm';

/** The application's database role: it owns nothing and may not change history. */
export const applicationRole = 'waqf_app';

/**
 * Limits in milliseconds (`connections` is a count). `queryTimeout` is a fallback for `statement`, for a server that is
 * frozen on one connection only; see `DatabaseHeartbeat`.
 */
export const databaseLimits = {
  connections: 10,
  connect: 2000,
  lock: 2000,
  statement: 5000,
  queryTimeout: 6000,
} as const;

/** Settings of every connection of the application. */
export const sessionSettings = {
  role: applicationRole,
  lock_timeout: databaseLimits.lock,
  statement_timeout: databaseLimits.statement,
  timezone: 'UTC',
} as const;

/**
 * Options for opening a connection. A pooler accepts none: its own configuration must contain them, see `pooler.ts`.
 */
export const startupOptions = (settings: Partial<typeof sessionSettings>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Connection options of the running application.
 * @param poolerUrl a pooler in front of the same database, if there is one
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
      // Statements that do not wait for each other are sent together; the database answers them in order.
      pipeline: true,
      idleTimeoutMillis: 30_000,
    },
  };
}

/**
 * Connection options without limits of time, for work that no person waits for: on a full machine, verifying a restored
 * backup takes as long as it takes. The session has the settings of the address and the role of its user.
 */
export function unhurriedOptions(databaseUrl: string): DataSourceOptions {
  return { type: 'postgres', url: databaseUrl, applicationName: 'waqf-unhurried', extra: { pipeline: true } };
}

/** TypeORM's own pool, for statements that TypeORM cannot express and for libraries that use `pg`. */
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

/** Sends everything that is written to the connection in the current step as one packet, instead of one packet each. */
export function sendTogether(client: Client): void {
  if (gathering.has(client)) return;
  const { stream } = client.connection;
  gathering.add(client);
  stream.cork();
  // This runs after all promises that are already settled.
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}
