import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A separate database for one test file; `url` connects as the owner. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Drops the database, and ends connections that are still open. */
  drop(): Promise<void>;
}

/**
 * Migrates one database per jest run and makes it the template for copies. Workers that call this at the same time wait
 * for the first; later calls only look it up.
 * @param migrate migrates an empty database to the newest schema, as the owner
 * @param kind names the template when a run needs several (for example one with samples)
 * @returns the template's name, for `cloneDatabase`
 * @throws what `migrate` throws; the unfinished template is removed
 */
export async function createTemplateDatabase(
  migrate: (url: string) => Promise<void>,
  kind = 'schema',
): Promise<string> {
  const name = `test_template_${runId()}_${kind}`;
  return withServer(async (client) => {
    // A session lock is released with the connection, even when a worker is killed.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query<{ isTemplate: boolean }>(
      'SELECT datistemplate AS "isTemplate" FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.isTemplate) return name;
    // A worker was killed while it migrated and left this database.
    if (rows[0]) await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    try {
      await migrate(urlOf(name));
    } catch (error) {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
      throw error;
    }
    // A template can be copied only when nobody is connected, so connections left open by the migration are ended.
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  });
}

/** Copies a template into a new database. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${randomUUID().slice(0, 8)}`;
  await withServer((client) =>
    // Copied file by file: the default strategy, which logs each page, takes twice as long.
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} STRATEGY file_copy
         TEMPLATE ${client.escapeIdentifier(template)}`,
    ),
  );
  return {
    name,
    url: urlOf(name),
    drop: () =>
      withServer(
        async (client) =>
          void (await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)),
      ),
  };
}

/** A migrated database in one call: `createTemplateDatabase`, then `cloneDatabase`. */
export async function migratedDatabase(migrate: (url: string) => Promise<void>, kind?: string): Promise<TestDatabase> {
  return cloneDatabase(await createTemplateDatabase(migrate, kind));
}

function serverUrl(): string {
  const url = process.env['WAQF_TEST_DATABASE_URL'];
  if (!url) throw new Error('No test database: run the tests with waqf-jest, whose global setup starts one');
  return url;
}

function runId(): string {
  return process.env['WAQF_TEST_RUN'] ?? 'single';
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl(), application_name: 'waqf-tests' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
