import type { Client } from 'pg';
import { jobsSchema } from '../jobs/jobs-schema.js';
import { applicationRole } from './data-source.js';

/** One schema for each bounded context. */
const schemas = [
  'platform',
  'identity',
  'endowments',
  'documents',
  'banking',
  'ledger',
  'notifications',
  'releases',
  'reporting',
  'finances',
  'beneficiaries',
  'reconciliation',
  'approvals',
  'distributions',
  'backups',
  'objections',
  'closing',
  'operations',
  'supporting_documents',
] as const;

/** Everything that a backup contains: the contexts and the job queue. */
export const backedUpSchemas: readonly string[] = [...schemas, jobsSchema];

/** Error codes which mean that another process has just created the same object. */
const madeMeanwhile = new Set(['42710', '42P06', '42P07', '23505', 'XX000']);

/**
 * Creates the role, the schemas and their default privileges. It may run repeatedly, and concurrently in several
 * processes, on one database or on several in one cluster (roles are shared by all).
 */
export async function prepareSchemas(client: Client): Promise<void> {
  await tolerant(
    client,
    `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationRole}') THEN
      CREATE ROLE ${applicationRole} NOLOGIN;
    END IF;
  END $$`,
  );
  // Since PostgreSQL 16 an owner who is not a superuser administers the role that it created, but may not act as it.
  await tolerant(
    client,
    `DO $$ BEGIN
    IF NOT pg_has_role(current_user, '${applicationRole}',
      CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
      EXECUTE format('GRANT ${applicationRole} TO %I', current_user);
    END IF;
  END $$`,
  );
  for (const schema of schemas) {
    await tolerant(client, `CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await tolerant(
      client,
      `GRANT USAGE ON SCHEMA ${schema} TO ${applicationRole};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${applicationRole};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${applicationRole}`,
    );
  }
  await tolerant(
    client,
    `CREATE TABLE IF NOT EXISTS platform.migration (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE TABLE IF NOT EXISTS platform.migration_lock (id boolean PRIMARY KEY DEFAULT true CHECK (id));
    ALTER TABLE platform.migration ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false;
    INSERT INTO platform.migration_lock DEFAULT VALUES ON CONFLICT DO NOTHING;
    REVOKE ALL ON platform.migration_lock FROM ${applicationRole};
    REVOKE INSERT, UPDATE, DELETE ON platform.migration FROM ${applicationRole}`,
  );
}

/**
 * Runs a statement and retries it: `IF NOT EXISTS` takes no lock, so of two concurrent attempts the second can fail.
 */
async function tolerant(client: Client, sql: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(sql);
      return;
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      if (attempt === 10 || !madeMeanwhile.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}
