import { join } from 'node:path';
import { joinDatabase } from '@waqf/testing/product';
import { asOwner } from './open-client.mjs';

/** Runs `work` with a connection to the database of a running product, as its owner. */
export async function inProductDatabase(dataDir, work) {
  const database = await joinDatabase({ dataDir: join(dataDir, 'database') });
  try {
    return await asOwner(database.url, work);
  } finally {
    await database.stop();
  }
}

/** Raises the limit of calls per minute so high that it has no effect: only the work itself is tested or measured. */
export const liftCallLimit = (sql) => sql.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1000000');

/**
 * Prevents a backup during a measurement. A platform makes its first backup within a minute of its first start, but a
 * failed one is tried again only after half an hour, so this inserts a failed one.
 */
export const noBackupNow = (sql) =>
  sql.query(
    `INSERT INTO backups.backup (id, state, started_at, seen_at, failure)
     VALUES (gen_random_uuid(), 'failed', now(), now(), 'interrupted')`,
  );
