import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { migrate, migrateDown, migrationNames } from '../src/platform/database/migrate.js';
import { planMigrations } from '../src/platform/database/plan-migrations.js';
import { RefusedStartError } from '../src/platform/index.js';

let empty: string;
const made: TestDatabase[] = [];
beforeAll(async () => {
  empty = await createTemplateDatabase(async () => undefined, 'empty');
});
afterAll(() => Promise.all(made.map((database) => database.drop())));

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await cloneDatabase(empty);
  made.push(database);
  return database;
}

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every column, constraint, index, function and grant of our schemas, as text. */
const shape = (url: string) =>
  ask(
    url,
    `SELECT 'column' AS kind, table_schema || '.' || table_name || '.' || column_name AS name,
            concat_ws(' ', data_type, is_nullable, column_default) AS what
       FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss')
     UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema', 'pgboss') AND conrelid <> 0
     UNION ALL SELECT 'index', schemaname || '.' || indexname, indexdef FROM pg_indexes
       WHERE schemaname NOT IN ('pg_catalog', 'pgboss')
     UNION ALL SELECT 'function', oid::regprocedure::text, md5(pg_get_functiondef(oid)) FROM pg_proc
       WHERE pronamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema', 'pgboss') AND prokind = 'f'
     UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger
       WHERE NOT tgisinternal
     UNION ALL SELECT 'grant', table_schema || '.' || table_name || '.' || grantee, string_agg(privilege_type, ','
       ORDER BY privilege_type)
       FROM information_schema.role_table_grants WHERE grantee = 'waqf_app' AND table_schema <> 'pgboss'
         GROUP BY table_schema, table_name, grantee
     ORDER BY 1, 2, 3`,
  );

it('a migration that is the victim of a deadlock is retried, and no other failure is', async () => {
  const { url } = await emptyDatabase();
  const failing = (code: string, times: number) => {
    let performed = 0;
    return async (_client: pg.Client, _name: string, perform: () => Promise<void>) => {
      await perform();
      performed += 1;
      if (performed <= times) throw Object.assign(new Error('the database refused'), { code });
    };
  };
  await expect(migrate(url, undefined, failing('42601', 1))).rejects.toThrow('0001-platform-base failed');
  await migrate(url, undefined, failing('40P01', 2));
  expect(await ask(url, 'SELECT name FROM platform.migration')).toHaveLength((await migrationNames()).length);
});

it('up, down and up again gives the same schema', async () => {
  const { url } = await emptyDatabase();
  await migrate(url);
  const first = await shape(url);
  expect(first.length).toBeGreaterThan(100);
  await migrateDown(url);
  expect(await ask(url, 'SELECT name FROM platform.migration')).toEqual([]);
  const left = await ask<{ name: string }>(
    url,
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss') ORDER BY 1`,
  );
  expect(left.map(({ name }) => name)).toEqual(['platform.migration', 'platform.migration_lock']);
  await migrate(url);
  expect(await shape(url)).toEqual(first);
});

it('processes that start together migrate once', async () => {
  const { url } = await emptyDatabase();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const rows = await ask<{ name: string }>(url, 'SELECT name FROM platform.migration ORDER BY name');
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames());
});

it('a database that may lose committed data is refused, with a message in both languages', async () => {
  const { url, name } = await emptyDatabase();
  await ask(url, `ALTER DATABASE "${name}" SET synchronous_commit = off`);
  const refusal = await migrate(url).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(RefusedStartError);
  expect((refusal as RefusedStartError).text).toEqual({
    ar: expect.stringContaining('synchronous_commit'),
    en: expect.stringContaining('synchronous_commit'),
  });
});

describe('the plan of a start', () => {
  const since = '2101-operations-health';

  it('lists tables, locks and work of missing migrations, and changes nothing', async () => {
    const { url } = await emptyDatabase();
    const names = await migrationNames();
    await migrate(url, new Set(names.filter((name) => name < '0904')));
    const before = await shape(url);
    const { steps, unknown } = await planMigrations(url);
    expect(unknown).toEqual([]);
    expect(steps.map(({ name }) => name)).toEqual(names.filter((name) => name >= '0904'));
    expect(await shape(url)).toEqual(before);
    const tables = steps.flatMap((step) => step.tables);
    expect(tables.some(({ waits }) => waits === 'everybody')).toBe(true);
    expect(tables.some(({ work }) => work.includes('check'))).toBe(true);
    expect(steps.find(({ name }) => name === since)?.makes.length).toBeGreaterThan(0);
  }, 120_000);

  it('is empty for a database of this version, and lists migrations that this version does not know', async () => {
    const { url } = await emptyDatabase();
    await migrate(url);
    expect(await planMigrations(url)).toEqual({ steps: [], unknown: [] });
    await ask(url, `INSERT INTO platform.migration (name) VALUES ('9999-later') RETURNING name`);
    expect((await planMigrations(url)).unknown).toEqual(['9999-later']);
  });

  it('lists every migration for an empty database', async () => {
    const { url } = await emptyDatabase();
    expect((await planMigrations(url)).steps.map(({ name }) => name)).toEqual(await migrationNames());
  }, 120_000);
});
