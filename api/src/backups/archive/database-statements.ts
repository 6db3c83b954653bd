import { neverNull, sql } from '../../platform/index.js';

const named = 'the catalogue names everything';

/**
 * The tables that are copied. A partitioned table is copied as one, because the target database has other partitions;
 * the partitions of the job queue belong to the queue and are copied one by one.
 */
export const listTables = sql({
  name: 'backups.list-tables',
  text: `SELECT n.nspname::text AS schema, c.relname::text AS "table",
           (SELECT coalesce(sum(pg_table_size(relid)), 0)::int8 FROM pg_partition_tree(c.oid) WHERE isleaf) AS size,
           coalesce(array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attnum IS NOT NULL), '{}') AS columns
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
         WHERE n.nspname = ANY ($1::text[]) AND CASE n.nspname WHEN 'pgboss' THEN c.relkind = 'r'
           ELSE c.relkind IN ('r', 'p') AND NOT c.relispartition END
         GROUP BY n.nspname, c.relname, c.oid ORDER BY n.nspname, c.relname`,
  row: {
    schema: neverNull('text', named),
    table: neverNull('text', named),
    size: neverNull('int8', 'the table is there'),
    columns: neverNull('text[]', 'an empty list at least'),
  },
});

export const listSequences = sql({
  name: 'backups.list-sequences',
  text: `SELECT schemaname::text AS schema, sequencename::text AS name, last_value::text AS last FROM pg_sequences
         WHERE schemaname = ANY ($1::text[]) AND last_value IS NOT NULL ORDER BY 1, 2`,
  row: {
    schema: neverNull('text', named),
    name: neverNull('text', named),
    last: neverNull('text', 'the others are left out'),
  },
});

/** Foreign keys with the definition to recreate them. Those of partitions follow from the parent table. */
export const listForeignKeys = sql({
  name: 'backups.list-foreign-keys',
  text: `SELECT n.nspname::text AS schema, c.relname::text AS "table", k.conname::text AS name,
           pg_get_constraintdef(k.oid) AS definition
         FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY ($1::text[]) ORDER BY 1, 2, 3`,
  row: {
    schema: neverNull('text', named),
    table: neverNull('text', named),
    name: neverNull('text', named),
    definition: neverNull('text', 'every constraint has one'),
  },
});

export const findJobsVersion = sql({
  name: 'backups.find-jobs-version',
  text: `SELECT version FROM pgboss.version`,
  row: { version: 'int4' },
});

export const readDatabaseTime = sql({
  name: 'backups.read-moment',
  text: `SELECT clock_timestamp() AS moment`,
  row: { moment: neverNull('timestamptz', 'the clock') },
});

/** The server process that handles this connection. */
export const findOwnProcess = sql({
  name: 'backups.find-own-process',
  text: 'SELECT pid, client_port FROM pg_stat_activity WHERE pid = pg_backend_pid()',
  row: { pid: neverNull('int4', 'it is there'), client_port: 'int4?' },
});

/** The number of other connections to a database, by the platform or by anybody else. */
export const countOtherConnections = sql({
  name: 'backups.count-connections',
  text: `SELECT count(*) AS others FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`,
  row: { others: neverNull('int8', 'a count') },
});
