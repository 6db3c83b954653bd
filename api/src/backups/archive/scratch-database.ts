import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { sqlState } from '../../platform/index.js';
import { BackupsRestoreError } from '../backups.errors.js';
import { countOthers, listScratch } from './database-statements.js';
import { identifier } from './tables.js';

/** A database beside the platform's own, on the same server. */
export interface ScratchDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** @returns the name of the database that an address leads to */
const databaseNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function at(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** Work on the server beside any database of ours. */
async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: at(url, 'postgres'), application_name: 'waqf-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes an empty database and removes those that a killed trial has left.
 * @throws BackupsRestoreError (409) without the right to make one
 */
export async function makeScratch(url: string): Promise<ScratchDatabase> {
  const prefix = `${databaseNameOf(url)}_scratch_`;
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await onServer(url, async (client) => {
    try {
      for (const { name: abandoned } of await listScratch.rows(client, [prefix]))
        await client.query(`DROP DATABASE IF EXISTS ${identifier(abandoned)}`);
      await client.query(`CREATE DATABASE ${identifier(name)} TEMPLATE template0`);
    } catch (error) {
      throw sqlState(error) === '42501' ? new BackupsRestoreError('no-right') : error;
    }
  });
  const drop = () =>
    onServer(url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${identifier(name)} WITH (FORCE)`);
    });
  return { name, url: at(url, name), drop };
}

/** @throws BackupsRestoreError (409) while anybody uses the database */
export async function refuseInUse(url: string): Promise<void> {
  const { others } = await onServer(url, (client) => countOthers.one(client, [databaseNameOf(url)]));
  if (others !== '0') throw new BackupsRestoreError('in-use');
}

/**
 * Puts the scratch database in the place of the platform's own, which gets another name and is the safety copy.
 * @returns the name of the safety copy; null without one
 * @throws BackupsRestoreError (409) while anybody uses the database: everything is as before
 */
export async function takePlace(url: string, scratch: ScratchDatabase, keepSafety: boolean): Promise<string | null> {
  const own = databaseNameOf(url);
  const safety = `${own}_before_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  return onServer(url, async (client) => {
    const rename = (from: string, to: string) =>
      client.query(`ALTER DATABASE ${identifier(from)} RENAME TO ${identifier(to)}`);
    let moved = true;
    try {
      await rename(own, safety);
    } catch (error) {
      if (sqlState(error) === '55006') throw new BackupsRestoreError('in-use');
      // There is none: nothing to move away.
      if (sqlState(error) !== '3D000') throw error;
      moved = false;
    }
    try {
      await rename(scratch.name, own);
    } catch (error) {
      if (moved) await rename(safety, own);
      throw error;
    }
    if (moved && !keepSafety) await client.query(`DROP DATABASE ${identifier(safety)}`);
    return moved && keepSafety ? safety : null;
  });
}
