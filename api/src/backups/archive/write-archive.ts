import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { backedUpSchemas, type Blobs, findApplied, identifier, placeOf } from '../../platform/index.js';
import { type ArchiveFigures, dataFrame, noteFrame } from './frames.js';
import { findJobsVersion, listSequences, listTables, readDatabaseTime } from './database-statements.js';
import { lowerPriority } from './low-priority.js';
import { isExcluded } from './tables.js';

/** The folder in `WAQF_DATA` whose files never change after they have their final name. */
const releases = 'releases';
const unfinished = /(^|\/)incoming/;
const contentNamed = /^blobs\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

export interface Progress {
  readonly phase: 'database' | 'files';
  readonly percent: number;
}

export interface ArchiveSource {
  /** Connection as the owner, because the application's role may not read every table. */
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly blobs: Pick<Blobs, 'list' | 'read'>;
  progress(progress: Progress): void;
  moment(at: Date): void;
  figures(figures: ArchiveFigures): void;
}

/**
 * Database and files as of one moment: every table is read in one snapshot, then the files on disk. A file is written
 * before a row refers to it and is never rewritten, so every file that the snapshot refers to is included.
 */
export async function* writeArchive(source: ArchiveSource): AsyncGenerator<Buffer> {
  const tally = { tables: 0, rows: 0, entries: 0, files: 0, fileBytes: 0, damaged: 0 };
  const client = new Client({ connectionString: source.databaseUrl, application_name: 'waqf-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    yield* database(client, source, tally);
  } finally {
    await client.end();
  }
  yield* files(source, tally);
  source.figures(tally);
  yield noteFrame({ kind: 'end', figures: tally });
}

type Tally = { -readonly [Name in keyof ArchiveFigures]: ArchiveFigures[Name] };

async function* database(client: Client, source: ArchiveSource, tally: Tally): AsyncGenerator<Buffer> {
  await lowerPriority(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { moment } = await readDatabaseTime.one(client);
  source.moment(moment);
  yield noteFrame({
    kind: 'manifest',
    moment: moment.toISOString(),
    migrations: (await findApplied.rows(client)).map(({ name }) => name),
    jobsVersion: (await findJobsVersion.one(client)).version,
  });
  const tables = (await listTables.rows(client, [backedUpSchemas])).filter((one) => !isExcluded(one));
  const total = Math.max(
    1,
    tables.reduce((sum, { size }) => sum + Number(size), 0),
  );
  let done = 0;
  for (const { schema, table, columns, size } of tables) {
    yield noteFrame({ kind: 'table', schema, table, columns });
    const list = columns.map(identifier).join(', ');
    const copy = client.query(
      copyTo(`COPY (SELECT ${list} FROM ${identifier(schema)}.${identifier(table)}) TO STDOUT`),
    );
    let read = 0;
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      read += chunk.length;
      source.progress({ phase: 'database', percent: ((done + Math.min(read, Number(size))) / total) * 60 });
      yield dataFrame(chunk);
    }
    // The server sends the row count after the last row, possibly later than the end of the stream; a count read too
    // early was 0, and the backup looked damaged. The answer to a further query on this connection arrives after the
    // count.
    await readDatabaseTime.one(client);
    const rows = copy.rowCount;
    yield noteFrame({ kind: 'rows', rows });
    done += Number(size);
    tally.tables += 1;
    tally.rows += rows;
    if (schema === 'ledger' && table === 'transfer') tally.entries = rows;
  }
  for (const { schema, name, last } of await listSequences.rows(client, [backedUpSchemas])) {
    yield noteFrame({ kind: 'sequence', schema, name, last });
  }
  await client.query('COMMIT');
}

async function* files({ dataFolder, blobs, progress }: ArchiveSource, tally: Tally): AsyncGenerator<Buffer> {
  const all = [...(await blobsOf(blobs)), ...(await filesBelow(dataFolder, releases))];
  for (const [index, { path, open }] of all.entries()) {
    progress({ phase: 'files', percent: 60 + (index / all.length) * 40 });
    const hash = createHash('sha256');
    let bytes = 0;
    yield noteFrame({ kind: 'file', path });
    try {
      for await (const chunk of open() as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield dataFrame(chunk);
      }
    } catch (error) {
      // The file was removed in the meantime, so nothing refers to it. The part that was read does not match its name
      // and is left out.
      if (!isGone(error)) throw error;
    }
    const sha256 = hash.digest('hex');
    yield noteFrame({ kind: 'whole', sha256, bytes });
    const name = blobOf(path);
    if (name !== undefined && name !== sha256) tally.damaged += 1;
    else {
      tally.files += 1;
      tally.fileBytes += bytes;
    }
  }
}

/** Whether the content of a file matches its name; only documents are named by the hash of their content. */
export const hasContentOfName = (path: string, sha256: string): boolean => (blobOf(path) ?? sha256) === sha256;

/** Name of the blob at a path of a backup; undefined for other files. */
export const blobOf = (path: string): string | undefined => contentNamed.exec(path)?.[1];

interface FileOfBackup {
  /** Path in the backup, with `/` as separator. */
  readonly path: string;
  open(): Readable;
}

async function blobsOf(blobs: ArchiveSource['blobs']): Promise<FileOfBackup[]> {
  const all: FileOfBackup[] = [];
  for await (const name of blobs.list()) all.push({ path: `blobs/${placeOf(name)}`, open: () => blobs.read(name) });
  return all;
}

async function filesBelow(dataFolder: string, folder: string): Promise<FileOfBackup[]> {
  const entries = await readdir(join(dataFolder, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isGone(error)) return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !unfinished.test(path))
    .toSorted()
    .map((path) => ({ path, open: () => createReadStream(join(dataFolder, path)) }));
}

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
