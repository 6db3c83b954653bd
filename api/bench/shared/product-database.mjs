import { join } from 'node:path';
import { joinDatabase } from '@waqf/testing/product';
import { asOwner } from './open-client.mjs';

/** Work with the database of a product that runs, as its owner. */
export async function inProductDatabase(dataDir, work) {
  const database = await joinDatabase({ dataDir: join(dataDir, 'database') });
  try {
    return await asOwner(database.url, work);
  } finally {
    await database.stop();
  }
}

/** Puts the limit of calls a minute out of reach: it is the work itself that is tried or measured. */
export const liftCallLimit = (sql) => sql.query('UPDATE platform.system_settings SET rate_limit_per_minute = 1000000');

/**
 * A platform makes its first backup within a minute of its first start: not while something is measured. One that
 * failed a moment ago is tried again half an hour later.
 */
export const noBackupNow = (sql) =>
  sql.query(
    `INSERT INTO backups.backup (id, state, started_at, seen_at, failure)
     VALUES (gen_random_uuid(), 'failed', now(), now(), 'interrupted')`,
  );
