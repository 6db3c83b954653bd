import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { backedUpSchemas, identifier } from '../../platform/index.js';
import { BackupsFileError } from '../backups.errors.js';
import { listForeignKeys, listTables } from './database-statements.js';
import type { TableNote } from './frames.js';
import type { ArchiveReader } from './read-archive.js';
import { isExcluded } from './tables.js';

type ForeignKey = Awaited<ReturnType<typeof listForeignKeys.rows>>[number];

/**
 * Loads the tables of a backup into a migrated database that is still empty. Foreign keys are dropped first and
 * recreated at the end, so that each is checked over all rows; this does not need a superuser.
 */
export class DatabaseLoader implements ArchiveReader {
  private keys: ForeignKey[] = [];
  private tables: string[] = [];
  private copy: (Writable & { rowCount: number }) | undefined;

  constructor(private readonly client: Client) {}

  async prepare(): Promise<void> {
    const tables = (await listTables.rows(this.client, [backedUpSchemas])).filter((one) => !isExcluded(one));
    this.tables = tables.map(nameOf);
    this.keys = await listForeignKeys.rows(this.client, [backedUpSchemas]);
    for (const key of this.keys)
      await this.client.query(`ALTER TABLE ${nameOf(key)} DROP CONSTRAINT ${identifier(key.name)}`);
    for (const table of this.tables) await this.client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await this.client.query(`TRUNCATE ${this.tables.join(', ')}`);
  }

  async table(note: TableNote): Promise<void> {
    const name = nameOf(note);
    if (!this.tables.includes(name)) throw new BackupsFileError('newer');
    const columns = note.columns.map(identifier).join(', ');
    this.copy = this.client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
    // Without a listener the error would be uncaught; the next write or the end of the table throws it.
    this.copy.on('error', () => undefined);
  }

  async rows(data: Buffer): Promise<void> {
    if (this.copy?.errored) throw this.copy.errored;
    if (this.copy && !this.copy.write(data)) await once(this.copy, 'drain');
  }

  async endTable(rows: number): Promise<void> {
    if (!this.copy) return;
    this.copy.end();
    await finished(this.copy);
    if (this.copy.rowCount !== rows) throw new BackupsFileError('damaged');
    this.copy = undefined;
  }

  async sequence({ schema, name, last }: { schema: string; name: string; last: string }): Promise<void> {
    await this.client.query('SELECT setval($1::regclass, $2)', [`${identifier(schema)}.${identifier(name)}`, last]);
  }

  async finish(): Promise<void> {
    for (const table of this.tables) await this.client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const key of this.keys) {
      await this.client.query(`ALTER TABLE ${nameOf(key)} ADD CONSTRAINT ${identifier(key.name)} ${key.definition}`);
    }
    await this.client.query('ANALYZE');
  }
}

const nameOf = ({ schema, table }: { schema: string; table: string }): string =>
  `${identifier(schema)}.${identifier(table)}`;
