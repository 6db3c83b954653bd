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
