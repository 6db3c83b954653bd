import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../../platform/index.js';
import type { ArchiveFigures, ManifestNote } from './frames.js';
import type { ArchiveReader } from './read-archive.js';
import { checkArchive, loadArchive } from './restore-archive.js';
import { makeScratch, refuseInUse, takePlace } from './scratch-database.js';
import { BackupsRestoreError } from '../backups.errors.js';

export interface Restored {
  readonly figures: ArchiveFigures;
  /** Name of the database that stood here before. */
  readonly safetyCopy: string | null;
}

/** What a restore works on. */
export interface Restoring {
  readonly environment: Environment;
  readonly path: string;
  readonly key: Buffer;
}

/** Looks at the whole file and at the platform; changes nothing. @throws BackupsFileError, BackupsRestoreError */
export async function checkBackup(
  { environment, path, key }: Restoring,
  options: { older: boolean },
): Promise<{ manifest: ManifestNote; figures: ArchiveFigures }> {
  const checked = await checkArchive(path, key, options);
  await refuseInUse(environment.databaseUrl);
  return checked;
}

/**
 * Brings a backup back, with the platform stopped. It is loaded into a database beside the present one and proven
 * there; only then that database takes the place of the present one.
 * @param isWhole proves the books of the database at this address
 * @throws BackupsFileError, BackupsRestoreError: the database is as it was
 */
export async function restoreBackup(
  { environment: { databaseUrl, dataFolder }, path, key }: Restoring,
  { safetyCopy, isWhole }: { safetyCopy: boolean; isWhole: (databaseUrl: string) => Promise<boolean> },
): Promise<Restored> {
  const scratch = await makeScratch(databaseUrl);
  try {
    const figures = await loadArchive(path, key, scratch.url, new FileWriter(dataFolder));
    if (!(await isWhole(scratch.url))) throw new BackupsRestoreError('books-broken');
    return { figures, safetyCopy: await takePlace(databaseUrl, scratch, safetyCopy) };
  } catch (error) {
    await scratch.drop();
    throw error;
  }
}

/** Writes the files of a backup, also over one that has been damaged since; a file gets its name when it is whole. */
class FileWriter implements ArchiveReader {
  private handle: FileHandle | undefined;
  private temporary = '';

  constructor(private readonly dataFolder: string) {}

  async file(path: string): Promise<void> {
    const target = join(this.dataFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    this.temporary = join(dirname(target), `incoming-restore-${process.pid}`);
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
    if (isWhole) await rename(this.temporary, join(this.dataFolder, path));
    else await rm(this.temporary, { force: true });
  }
}
