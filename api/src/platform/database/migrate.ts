import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { isSerializationConflict } from '../context/sql-state.js';
import { RefusedStartError } from '../environment.js';
import { jobsSchema } from '../jobs/jobs-schema.js';
import { neverNull } from './columns.js';
import { applicationRole } from './data-source.js';
import type { Migration, MigrationModule } from './migration.js';
import { prepareSchemas } from './schemas.js';
import { type Connection, sql } from './sql.js';

/** `api/migrations` in the sources, `dist/migrations` after a build. */
const folders = ['../../migrations/', '../../../migrations/'].map((path) => new URL(path, import.meta.url));

/** Wraps a migration to observe it while it runs. */
export type Watch = (client: Client, name: string, perform: () => Promise<void>) => Promise<void>;
const unwatched: Watch = (_client, _name, perform) => perform();

/**
 * The migrations applied to this database. Before the first start of this version the column `contracts` does not
 * exist.
 */
export const findApplied = sql({
  name: 'platform.find-applied-migrations',
  text: `SELECT name, coalesce((to_jsonb(migration) ->> 'contracts')::boolean, false) AS contracts
         FROM platform.migration ORDER BY name`,
  row: { name: 'text', contracts: neverNull('bool', 'false where it is not known') },
});

const findForgetfulSettings = sql({
  name: 'platform.find-forgetful-settings',
  text: `SELECT name FROM pg_settings
         WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'`,
  row: { name: neverNull('text', 'every setting has a name') },
});

/** Names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(migrationsFolder());
  return files
    .filter((file) => /^\d{4}-[a-z0-9-]+\.(ts|js)$/.test(file))
    .map((file) => file.replace(/\.(ts|js)$/, ''))
    .toSorted();
}

/**
 * Migrates the database to this version of the code, as the owner. Processes that start together wait for the first.
 * @param databaseUrl connection of the owner
 * @param only apply just these migrations, for a backup of an older version; all by default
 * @param watch wraps each migration, inside its transaction
 * @throws RefusedStartError when the database does not keep what it acknowledges, or a newer version has removed
 * something that this one needs
 */
export async function migrate(databaseUrl: string, only?: ReadonlySet<string>, watch?: Watch): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    await refuseForgetfulDatabase(client);
    await prepareSchemas(client);
    await locked(databaseUrl, async () => {
      const names = await migrationNames();
      await refuseForeignContracts(client, names);
      const applied = await appliedNames(client);
      for (const name of names) {
        if (!applied.has(name) && (only?.has(name) ?? true)) await applyWithRetries(client, name, watch);
      }
      await prepareJobs(databaseUrl, client);
    });
  });
}

/**
 * Reverts migrations, last first.
 * @param keep names of migrations to keep; none by default
 */
export async function migrateDown(databaseUrl: string, keep: ReadonlySet<string> = new Set()): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    locked(databaseUrl, async () => {
      const applied = await appliedNames(client);
      for (const name of [...applied].toSorted().toReversed()) {
        if (!keep.has(name)) await apply(client, name, 'down');
      }
    }),
  );
}

const mostTries = 10;

/**
 * Applies a migration; retries it when a release running beside it caused a conflict, because it was rolled back
 * completely.
 */
async function applyWithRetries(client: Client, name: string, watch?: Watch): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, name, 'up', watch);
    } catch (error) {
      if (tries === mostTries || !(error instanceof Error && isSerializationConflict(error.cause))) throw error;
      await delay(100 * tries);
    }
  }
}

async function apply(client: Client, name: string, direction: 'up' | 'down', watch: Watch = unwatched): Promise<void> {
  const module = await loadMigration(name);
  await client.query('BEGIN');
  try {
    await watch(client, name, () => perform(client, module[direction]));
    if (direction === 'up') {
      const values = [name, module.contracts === true];
      await client.query('INSERT INTO platform.migration (name, contracts) VALUES ($1, $2)', values);
    } else await client.query('DELETE FROM platform.migration WHERE name = $1', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name} failed on its way ${direction}`, { cause: error });
  }
}

async function perform(client: Client, migration: Migration): Promise<void> {
  if (typeof migration === 'string') await client.query(migration);
  else await migration({ query: async (text, values) => ({ rows: (await client.query(text, values)).rows }) });
}

async function loadMigration(name: string): Promise<MigrationModule> {
  const folder = migrationsFolder();
  const file = ['.js', '.ts'].map((extension) => new URL(`${name}${extension}`, folder)).find((url) => existsSync(url));
  if (!file) throw new Error(`migration ${name} is applied but its file is gone`);
  const module: unknown = await import(file.href);
  if (!isMigration(module)) throw new Error(`migration ${name} has no up and down`);
  return module;
}

function isMigration(module: unknown): module is MigrationModule {
  const isWay = (way: unknown): boolean => typeof way === 'string' || typeof way === 'function';
  return (
    typeof module === 'object' &&
    module !== null &&
    'up' in module &&
    'down' in module &&
    isWay(module.up) &&
    isWay(module.down)
  );
}

function migrationsFolder(): URL {
  const folder = folders.find((url) => existsSync(fileURLToPath(url)));
  if (!folder) throw new Error('the folder of migrations is missing');
  return folder;
}

/** Migrations of a newer version that removed something this version may need. */
async function foreignContracts(on: Connection, names: readonly string[]): Promise<string[]> {
  const own = new Set(names);
  return (await findApplied.rows(on))
    .filter(({ name, contracts }) => contracts && !own.has(name))
    .map(({ name }) => name);
}

async function refuseForeignContracts(client: Client, names: readonly string[]): Promise<void> {
  const foreign = (await foreignContracts(client, names)).join(', ');
  if (foreign === '') return;
  throw new RefusedStartError({
    ar: `قاعدة البيانات لإصدار أحدث حذف ما يحتاجه هذا الإصدار (${foreign})، فشغّل الإصدار الأحدث أو استعد نسخة احتياطية أقدم`,
    en: `The database is of a newer version, which took away what this one needs (${foreign}); start the newer version, or restore an older backup`,
  });
}

async function appliedNames(client: Client): Promise<Set<string>> {
  return new Set((await findApplied.rows(client)).map(({ name }) => name));
}

/**
 * Takes a row lock on a separate connection: it ends with the process. Advisory locks are not available on some
 * databases.
 */
async function locked(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  await asOwner(databaseUrl, async (holder) => {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM platform.migration_lock FOR UPDATE');
    await work();
    await holder.query('COMMIT');
  });
}

/** Opens a separate connection for the duration of `work`. */
export async function asOwner(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'waqf-migrations',
    connectionTimeoutMillis: 10_000,
    // The lock of a machine that lost power is released after half a minute, not after two hours.
    options: '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  });
  // A broken idle connection is reported by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function refuseForgetfulDatabase(client: Client): Promise<void> {
  const rows = await findForgetfulSettings.rows(client);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new RefusedStartError({
    ar: `قاعدة البيانات لا تحفظ ما تؤكده، فعّل: ${names}`,
    en: `The database may lose what it has acknowledged; turn on: ${names}`,
  });
}

/** pg-boss manages its tables itself; the owner creates and updates them, and the application's role uses them. */
async function prepareJobs(databaseUrl: string, client: Client): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobsSchema,
    max: 1,
    supervise: false,
    schedule: false,
    reindex: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`GRANT USAGE ON SCHEMA ${jobsSchema} TO ${applicationRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${applicationRole};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${jobsSchema} TO ${applicationRole}`);
}
