/** Tables left out of a backup: the migrations create them, or they are about the backups of this machine. */
const notHeld = new Set([
  'platform.migration',
  'platform.migration_lock',
  'platform.partitioned_table',
  'platform.table_partition',
  'pgboss.version',
  'backups.backup',
]);

export const leftOut = ({ schema, table }: { schema: string; table: string }): boolean =>
  notHeld.has(`${schema}.${table}`);
