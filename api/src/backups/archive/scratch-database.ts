import {
  databaseNameOf,
  identifier,
  makeScratch as makeDatabase,
  onServer,
  type ScratchDatabase,
  sqlState,
} from '../../platform/index.js';
import { BackupsRestoreError } from '../backups.errors.js';
import { countOtherConnections } from './database-statements.js';

/** Creates an empty database for a restore. @throws BackupsRestoreError (409) without the right to create one */
export async function makeScratch(url: string): Promise<ScratchDatabase> {
  try {
    return await makeDatabase(url);
  } catch (error) {
    throw sqlState(error) === '42501' ? new BackupsRestoreError('no-right') : error;
  }
}

/** @throws BackupsRestoreError (409) while somebody is connected to the database */
export async function refuseInUse(url: string): Promise<void> {
  const { others } = await onServer(url, (client) => countOtherConnections.one(client, [databaseNameOf(url)]));
  if (others !== '0') throw new BackupsRestoreError('in-use');
}

/**
 * Replaces the platform's database with the scratch database; the old one is renamed and becomes the safety copy.
 * @returns the name of the safety copy; null when there is none
 * @throws BackupsRestoreError (409) while somebody is connected to the database; nothing has changed then
 */
export async function swapDatabases(
  url: string,
  scratch: ScratchDatabase,
  keepSafety: boolean,
): Promise<string | null> {
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
      // The database does not exist, so there is nothing to rename.
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
