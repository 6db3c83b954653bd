import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Blobs, type Environment, isIntact, openBlobs } from '../../platform/index.js';
import type { ArchiveFigures, ManifestNote } from './frames.js';
import type { ArchiveReader } from './read-archive.js';
import { checkArchive, loadArchive } from './restore-archive.js';
import { makeScratch, refuseInUse, swapDatabases } from './scratch-database.js';
import { blobOf } from './write-archive.js';
import { BackupsRestoreError } from '../backups.errors.js';

export interface RestoreResult {
  readonly figures: ArchiveFigures;
  /** Name of the previous database, kept as a safety copy; null when there is none. */
  readonly safetyCopy: string | null;
}

/** The input of a restore. */
export interface Restoring {
  readonly environment: Environment;
  readonly path: string;
  readonly key: Buffer;
}

/** Checks the whole file and the platform; changes nothing. @throws BackupsFileError, BackupsRestoreError */
export async function checkBackup(
  { environment, path, key }: Restoring,
  options: { older: boolean },
): Promise<{ manifest: ManifestNote; figures: ArchiveFigures }> {
  const checked = await checkArchive(path, key, options);
  await refuseInUse(environment.databaseUrl);
  return checked;
}

/**
 * Restores a backup while the platform is stopped. It is loaded into a database next to the present one and verified
 * there; only then does the new database replace the present one.
 * @param isWhole verifies the books of the database at this address
 * @throws BackupsFileError, BackupsRestoreError: the database is unchanged
 */
export async function restoreBackup(
  { environment, path, key }: Restoring,
  { safetyCopy, isWhole }: { safetyCopy: boolean; isWhole: (databaseUrl: string) => Promise<boolean> },
): Promise<RestoreResult> {
  const { databaseUrl, dataFolder } = environment;
  const scratch = await makeScratch(databaseUrl);
  try {
    const figures = await loadArchive(path, key, scratch.url, new FileWriter(dataFolder, openBlobs(environment)));
    if (!(await isWhole(scratch.url))) throw new BackupsRestoreError('books-broken');
    await scratch.leave();
    return { figures, safetyCopy: await swapDatabases(databaseUrl, scratch, safetyCopy) };
  } catch (error) {
    await scratch.drop();
    throw error;
  }
}

/** Writes the files of a backup, also over a damaged file; a file gets its final name only when it is complete. */
class FileWriter implements ArchiveReader {
  private handle: FileHandle | undefined;
  private readonly temporary: string;

  constructor(
    private readonly dataFolder: string,
    private readonly blobs: Blobs,
  ) {
    this.temporary = join(dataFolder, `incoming-restore-${process.pid}`);
  }

  async file(): Promise<void> {
    await mkdir(this.dataFolder, { recursive: true, mode: 0o700 });
    this.handle = await open(this.temporary, 'w', 0o600);
  }

  async bytes(data: Buffer): Promise<void> {
    await this.handle?.writeFile(data);
  }

  async endFile(path: string, isWhole: boolean): Promise<void> {
    if (!this.handle) return;
    await this.handle.sync();
    await this.handle.close();
    this.handle = undefined;
    if (isWhole) await this.keep(path);
    await rm(this.temporary, { force: true });
  }

  private async keep(path: string): Promise<void> {
    const blob = blobOf(path);
    if (blob !== undefined) {
      if (await isIntact(this.blobs, blob)) return;
      await this.blobs.remove(blob);
      await this.blobs.write(createReadStream(this.temporary), Number.MAX_SAFE_INTEGER);
      return;
    }
    const target = join(this.dataFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(this.temporary, target);
  }
}
