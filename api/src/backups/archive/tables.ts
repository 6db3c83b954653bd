/** Tables left out of a backup: the migrations create them, or they are about the backups of this machine. */
const excludedTables = new Set([
  'platform.migration',
  'platform.migration_lock',
  'platform.partitioned_table',
  'platform.table_partition',
  'pgboss.version',
  'backups.backup',
]);

export const isExcluded = ({ schema, table }: { schema: string; table: string }): boolean =>
  excludedTables.has(`${schema}.${table}`);
