import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageFullError } from '../errors/platform.errors.js';
import { type Blob, isDiskFull, hashAndCount } from './blobs.js';

/** A partly written file of this age in milliseconds is abandoned: no process is still writing it. */
const abandonedMs = 3_600_000;

/** A folder of files that have no final name yet. */
export class Incoming {
  constructor(private readonly folder: string) {}

  /** Creates the folder and removes partly written files that a killed process left behind. */
  async prepare(): Promise<void> {
    await this.make();
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
    }
  }

  /**
   * Writes a stream to a temporary file, flushed, and removes the file when `work` has ended.
   * @throws TooLargeError (413), StorageFullError (507), what source and `work` throw
   */
  async hold<T>(source: Readable, limit: number, work: (path: string, blob: Blob) => Promise<T>): Promise<T> {
    await this.make();
    const path = join(this.folder, randomUUID());
    try {
      const file = await open(path, 'wx', 0o600);
      const { stream, blob } = hashAndCount(limit);
      await pipeline(source, stream, file.createWriteStream({ flush: true }));
      return await work(path, blob());
    } catch (error) {
      throw isDiskFull(error) ? new StorageFullError() : error;
    } finally {
      await rm(path, { force: true });
    }
  }

  async isWritable(): Promise<boolean> {
    return access(this.folder, constants.W_OK).then(
      () => true,
      () => false,
    );
  }

  private async make(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }
}
