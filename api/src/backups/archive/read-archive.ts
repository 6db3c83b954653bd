import { createHash, type Hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupsFileError } from '../backups.errors.js';
import { type ArchiveFigures, type ManifestNote, type Note, readFrames, type TableNote } from './frames.js';
import { throttled } from './throttled.js';
import { decryptFile } from './encrypted-file.js';
import { hasContentOfName } from './write-archive.js';

/** Handlers for the parts of a backup, in their order. `endTable` and `endFile` are called only for complete parts. */
export interface ArchiveReader {
  manifest?(manifest: ManifestNote): Promise<void>;
  table?(table: TableNote): Promise<void>;
  rows?(data: Buffer): Promise<void>;
  endTable?(rows: number): Promise<void>;
  sequence?(sequence: { schema: string; name: string; last: string }): Promise<void>;
  file?(path: string): Promise<void>;
  bytes?(data: Buffer): Promise<void>;
  /** @param isWhole false for a file that was already damaged when the backup was made */
  endFile?(path: string, isWhole: boolean): Promise<void>;
}

/** Paths that a backup may contain: inside the data folder, in the two folders that are backed up. */
const admitted = /^(blobs|releases)(\/[\w@.+-]+)+$/;

/**
 * Reads a backup from the first byte to the last.
 * @param beside true while users are on the platform: reading then pauses as long as it works
 * @returns the figures of its content
 * @throws BackupsFileError
 */
export async function readArchive(
  path: string,
  key: Buffer,
  reader: ArchiveReader,
  { beside = false }: { beside?: boolean } = {},
): Promise<ArchiveFigures> {
  const walk = new Walk(reader);
  const plain = decryptFile(path, key);
  try {
    await pipeline(beside ? throttled(plain) : plain, createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const frame of readFrames(source)) {
        if ('data' in frame) await walk.data(frame.data);
        else await walk.note(frame.note);
      }
    });
  } catch (error) {
    throw isUnpacking(error) ? new BackupsFileError('damaged') : error;
  }
  if (!walk.figures) throw new BackupsFileError('damaged');
  return walk.figures;
}

class Walk {
  figures: ArchiveFigures | undefined;
  private open: 'table' | 'file' | undefined;
  private path = '';
  private hash: Hash = createHash('sha256');

  constructor(private readonly reader: ArchiveReader) {}

  async data(data: Buffer): Promise<void> {
    if (this.open === 'table') return this.reader.rows?.(data);
    if (this.open !== 'file') throw new BackupsFileError('damaged');
    this.hash.update(data);
    await this.reader.bytes?.(data);
  }

  async note(note: Note): Promise<void> {
    switch (note.kind) {
      case 'manifest':
        return this.reader.manifest?.(note);
      case 'table':
        this.open = 'table';
        return this.reader.table?.(note);
      case 'rows':
        this.open = undefined;
        return this.reader.endTable?.(note.rows);
      case 'sequence':
        return this.reader.sequence?.(note);
      case 'file':
        return this.begin(note.path);
      case 'whole':
        return this.end(note.sha256);
      case 'end':
        this.figures = note.figures;
    }
  }

  private async begin(path: string): Promise<void> {
    if (!admitted.test(path) || path.includes('/..')) throw new BackupsFileError('damaged');
    this.open = 'file';
    this.path = path;
    this.hash = createHash('sha256');
    await this.reader.file?.(path);
  }

  private async end(sha256: string): Promise<void> {
    this.open = undefined;
    if (this.hash.digest('hex') !== sha256) throw new BackupsFileError('damaged');
    await this.reader.endFile?.(this.path, hasContentOfName(this.path, sha256));
  }
}

const isUnpacking = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && /^Z_|ERR_STREAM_PREMATURE/.test(String(error.code)));
