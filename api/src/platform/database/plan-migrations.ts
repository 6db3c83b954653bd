import type { Client } from 'pg';
import { neverNull } from './columns.js';
import { asOwner, findApplied, migrate, migrationNames, type Watch } from './migrate.js';
import { makeScratch } from './scratch-database.js';
import { sql } from './sql.js';

/** Who has to wait while a migration holds its locks. */
type Waits = 'nobody' | 'writers' | 'everybody';

/** What a migration does to an existing table. */
export interface TableStep {
  /** `schema.table` */
  readonly table: string;
  readonly waits: Waits;
  /** Work whose duration depends on the table's size: a rewrite, an index build, a constraint check, changed rows. */
  readonly work: readonly ('rewrite' | 'index' | 'check' | 'rows')[];
  /** Estimated number of rows in the database that the plan is for; `bytes` is the size with indexes. */
  readonly rows: number;
  readonly bytes: number;
}

interface MigrationStep {
  readonly name: string;
  readonly tables: readonly TableStep[];
  /** Tables that it creates. */
  readonly makes: readonly string[];
}

export interface MigrationPlan {
  readonly steps: readonly MigrationStep[];
  /** Migrations of the database that this version of the code does not know: the code is older than the database. */
  readonly unknown: readonly string[];
}

const listTables = sql({
  name: 'platform.plan-tables',
  text: `SELECT c.oid::int8 AS oid, n.nspname || '.' || c.relname AS name, c.relfilenode::int8 AS file,
           (SELECT count(*) FROM pg_index i WHERE i.indrelid = c.oid) AS indexes,
           (SELECT count(*) FROM pg_constraint k
               WHERE k.conrelid = c.oid AND k.contype IN ('c', 'f') AND k.convalidated)
             + (SELECT count(*) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnotnull AND a.attnum > 0
                AND NOT a.atthasmissing AND NOT a.attisdropped) AS rules
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
         ORDER BY 2`,
  row: {
    oid: neverNull('int8', 'a key'),
    name: neverNull('text', 'joined of two names'),
    file: neverNull('int8', 'every table has one'),
    indexes: neverNull('int8', 'a count'),
    rules: neverNull('int8', 'a count'),
  },
});

const listLocks = sql({
  name: 'platform.plan-locks',
  text: `SELECT DISTINCT relation::int8 AS oid, mode FROM pg_locks
         WHERE pid = pg_backend_pid() AND locktype = 'relation' AND granted AND relation IS NOT NULL`,
  row: { oid: neverNull('int8', 'asked for'), mode: neverNull('text', 'every lock has one') },
});

const measureTables = sql({
  name: 'platform.plan-sizes',
  text: `SELECT name, greatest(c.reltuples, 0)::int8 AS rows, pg_total_relation_size(c.oid) AS bytes
         FROM unnest($1::text[]) AS name JOIN pg_class c ON c.oid = to_regclass(name)`,
  row: {
    name: neverNull('text', 'given'),
    rows: neverNull('int8', 'an estimate'),
    bytes: neverNull('int8', 'every table has a size'),
  },
});

const findMigrationTable = sql({
  name: 'platform.find-migration-table',
  text: `SELECT to_regclass('platform.migration') IS NOT NULL AS there`,
  row: { there: neverNull('bool', 'a comparison') },
});

type TableRow = Awaited<ReturnType<typeof listTables.rows>>[number];

/** PostgreSQL lock modes: the one that blocks readers, those that block writers only, and the one for changing rows. */
const stopsReaders = 'AccessExclusiveLock';
const stopsWriters = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock'];
const changesRows = 'RowExclusiveLock';

/**
 * What a start of this version would do to a database, without changing it. The missing migrations run in a scratch
 * database with the same schema on the same server, where their locks and work are observed; sizes come from the real
 * database.
 * @throws the server's error, 42501 without the right to create a database
 */
export async function planMigrations(databaseUrl: string): Promise<MigrationPlan> {
  const applied = await appliedTo(databaseUrl);
  const names = await migrationNames();
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (names.every((name) => applied.has(name))) return { steps: [], unknown };
  const steps: MigrationStep[] = [];
  const scratch = await makeScratch(databaseUrl);
  try {
    await migrate(scratch.url, applied);
    await migrate(scratch.url, undefined, watchInto(steps));
  } finally {
    await scratch.drop();
  }
  return { steps: await measured(databaseUrl, steps), unknown };
}

async function appliedTo(databaseUrl: string): Promise<ReadonlySet<string>> {
  let names: string[] = [];
  await asOwner(databaseUrl, async (client) => {
    if ((await findMigrationTable.one(client)).there) names = (await findApplied.rows(client)).map(({ name }) => name);
  });
  return new Set(names);
}

/** Records what each migration changes, before its transaction ends and its locks are released. */
function watchInto(steps: MigrationStep[]): Watch {
  return async (client, name, perform) => {
    const before = await listTables.rows(client);
    await perform();
    const after = new Map((await listTables.rows(client)).map((table) => [table.oid, table]));
    const held = await locksOf(client);
    const known = new Set(before.map(({ oid }) => oid));
    const tables = before.flatMap((table) => {
      const modes = held.get(table.oid) ?? [];
      const waits = waitsOf(modes);
      const work = workOn(table, after.get(table.oid), modes);
      return waits === 'nobody' && work.length === 0 ? [] : [{ table: table.name, waits, work, rows: 0, bytes: 0 }];
    });
    const makes = [...after.values()].filter(({ oid }) => !known.has(oid)).map((table) => table.name);
    steps.push({ name, tables, makes });
  };
}

async function locksOf(client: Client): Promise<Map<string, string[]>> {
  const held = new Map<string, string[]>();
  for (const { oid, mode } of await listLocks.rows(client)) held.set(oid, [...(held.get(oid) ?? []), mode]);
  return held;
}

function waitsOf(modes: readonly string[]): Waits {
  if (modes.includes(stopsReaders)) return 'everybody';
  return modes.some((mode) => stopsWriters.includes(mode)) ? 'writers' : 'nobody';
}

/** Work on a table. Dropping a table costs nothing, whatever its size. */
function workOn(before: TableRow, after: TableRow | undefined, modes: readonly string[]): TableStep['work'] {
  if (!after) return [];
  return [
    ...(after.file === before.file ? [] : (['rewrite'] as const)),
    ...(Number(after.indexes) > Number(before.indexes) ? (['index'] as const) : []),
    ...(Number(after.rules) > Number(before.rules) ? (['check'] as const) : []),
    ...(modes.includes(changesRows) ? (['rows'] as const) : []),
  ];
}

async function measured(databaseUrl: string, steps: readonly MigrationStep[]): Promise<MigrationStep[]> {
  const names = [...new Set(steps.flatMap(({ tables }) => tables.map(({ table }) => table)))];
  const sizes = new Map<string, { rows: number; bytes: number }>();
  await asOwner(databaseUrl, async (client) => {
    for (const { name, rows, bytes } of await measureTables.rows(client, [names])) {
      sizes.set(name, { rows: Number(rows), bytes: Number(bytes) });
    }
  });
  return steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) => ({ ...table, ...sizes.get(table.table) })),
  }));
}
