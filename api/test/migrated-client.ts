import { migratedDatabase } from '@waqf/testing';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.js';

export interface MigratedClient {
  readonly client: pg.Client;
  /** Closes the connection and drops the database. */
  end(): Promise<void>;
}

/** A connection to a new database with all migrations and no application, for tests of SQL alone. */
export async function migratedClient(): Promise<MigratedClient> {
  const database = await migratedDatabase(migrate);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const end = async (): Promise<void> => {
    await client.end();
    await database.drop();
  };
  return { client, end };
}
