import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { neverNull } from './columns.js';
import { sql } from './sql.js';

/**
 * A temporary database on the same server as the platform's own. A connection to it stays open, so that no other
 * process treats it as abandoned meanwhile.
 */
export interface ScratchDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
  /** Closes that connection, for example because a database in use cannot be renamed. */
  leave(): Promise<void>;
}

const listScratch = sql({
  name: 'platform.list-scratch-databases',
  text: `SELECT datname::text AS name FROM pg_database d WHERE starts_with(datname, $1)
         AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datname = d.datname)`,
  row: { name: neverNull('text', 'every database has a name') },
});

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** @returns the name of the database in a connection URL */
export const databaseNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function at(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'waqf-beside' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs `work` on the server's `postgres` database, outside the platform's own databases. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(at(url, 'postgres'));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database and removes those that a killed process has left.
 * @throws the server's error, 42501 without the right to create one
 */
export async function makeScratch(url: string): Promise<ScratchDatabase> {
  const prefix = `${databaseNameOf(url)}_scratch_`;
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await onServer(url, async (client) => {
    for (const { name: abandoned } of await listScratch.rows(client, [prefix]))
      await client.query(`DROP DATABASE IF EXISTS ${identifier(abandoned)}`);
    await client.query(`CREATE DATABASE ${identifier(name)} TEMPLATE template0`);
  });
  const held = await connected(at(url, name));
  const leave = () => held.end();
  const drop = async () => {
    await leave();
    await onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${identifier(name)} WITH (FORCE)`));
  };
  return { name, url: at(url, name), drop, leave };
}
